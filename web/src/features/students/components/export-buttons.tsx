import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { exportStudents } from '@shala/contract/students';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';

type Query = NonNullable<CallInput<typeof exportStudents>['query']>;
type Props = { kind: Query['kind']; filters?: Omit<Query, 'kind' | 'format'> };

/** Downloads all that the filters show, or those that are chosen, as CSV or XLSX. */
export function ExportButtons({ kind, filters = {} }: Props) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (format: Query['format']) => {
    setBusy(format);
    try {
      const { url } = await send(exportStudents, { query: { ...filters, kind, format } });
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
