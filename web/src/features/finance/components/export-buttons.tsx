import { type ExportName, exportTable } from '@shala/contract/finance';
import type { CallInput } from '@shala/contract/shared';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Filters = Omit<CallInput<typeof exportTable>['query'], 'format'>;

/** Downloads the whole table with the filters of the screen, as CSV or XLSX. */
export function ExportButtons({ table, filters = {} }: { table: ExportName; filters?: Filters }) {
  return (
    <DownloadButtons
      formats={['csv', 'xlsx'] as const}
      onAsk={(format) => send(exportTable, { params: { table }, query: { ...filters, format } })}
    />
  );
}
