import { type ExportName, exportTable } from '@shala/contract/finance';
import type { CallInput } from '@shala/contract/shared';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Filters = Omit<CallInput<typeof exportTable>['query'], 'format'>;

type Props = {
  table: ExportName;
  filters?: Filters;
  isEmpty?: boolean | undefined;
  /** What the one button for Excel says, where the table is not the list on the screen. */
  label?: string;
};

/** Downloads the whole table with the filters of the screen, as CSV or XLSX; with a `label` as XLSX alone. */
export function ExportButtons({ table, filters = {}, isEmpty = false, label }: Props) {
  return (
    <DownloadButtons
      formats={label === undefined ? (['csv', 'xlsx'] as const) : (['xlsx'] as const)}
      {...(label === undefined ? {} : { label })}
      isEmpty={isEmpty}
      onAsk={(format) => send(exportTable, { params: { table }, query: { ...filters, format } })}
    />
  );
}
