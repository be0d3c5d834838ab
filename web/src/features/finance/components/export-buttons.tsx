import { type ExportName, exportTable } from '@shala/contract/finance';
import type { CallInput } from '@shala/contract/shared';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Filters = Omit<CallInput<typeof exportTable>['query'], 'format'>;

type Props = { table: ExportName; filters?: Filters; isEmpty?: boolean };

/** Downloads the whole table with the filters of the screen, as CSV or XLSX. */
export function ExportButtons({ table, filters = {}, isEmpty = false }: Props) {
  return (
    <DownloadButtons
      formats={['csv', 'xlsx'] as const}
      isEmpty={isEmpty}
      onAsk={(format) => send(exportTable, { params: { table }, query: { ...filters, format } })}
    />
  );
}
