import { useLingui } from '@lingui/react/macro';
import { type ExportName, exportTable } from '@shala/contract/finance';
import type { CallInput } from '@shala/contract/shared';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { fileAddress } from '../lib/file-address.ts';

type Filters = Omit<CallInput<typeof exportTable>['query'], 'format'>;

/** Downloads the whole table with the filters of the screen, as CSV or XLSX. */
export function ExportButtons({ table, filters = {} }: { table: ExportName; filters?: Filters }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(format);
    try {
      const { url } = await send(exportTable, { params: { table }, query: { ...filters, format } });
      const link = document.createElement('a');
      link.href = fileAddress(url);
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
