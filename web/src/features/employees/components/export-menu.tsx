import { useLingui } from '@lingui/react/macro';
import { exportEmployees } from '@shala/contract/employees';
import type { CallInput } from '@shala/contract/shared';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';

type Filters = Omit<NonNullable<CallInput<typeof exportEmployees>['query']>, 'format'>;

/** Downloads the employees that the filters show, as CSV or XLSX. */
export function ExportMenu({ filters }: { filters: Filters }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(format);
    try {
      const { url } = await send(exportEmployees, { query: { ...filters, format } });
      const link = document.createElement('a');
      link.href = API_BASE_URL + url;
      link.download = '';
      link.click();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setBusy(null);
    }
  };
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={format === 'csv' ? t`Download as CSV` : t`Download as XLSX`}
      isBusy={busy === format}
      onClick={() => void download(format)}
    >
      <span translate="no">{format.toUpperCase()}</span>
    </Button>
  ));
}
