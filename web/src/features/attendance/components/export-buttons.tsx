import { EXPORT_FORMATS, type EXPORT_TABLES, exportAttendance } from '@shala/contract/attendance';
import type { CallInput } from '@shala/contract/shared';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Filters = Omit<NonNullable<CallInput<typeof exportAttendance>['query']>, 'format'>;
type Props = { table: (typeof EXPORT_TABLES)[number]; filters: Filters; hasPdf?: boolean; isEmpty?: boolean };

/** Downloads what the screen shows, in each format that there is. */
export function ExportButtons({ table, filters, hasPdf = false, isEmpty = false }: Props) {
  return (
    <DownloadButtons
      formats={EXPORT_FORMATS.filter((format) => (hasPdf ? format !== 'csv' : format !== 'pdf'))}
      isEmpty={isEmpty}
      onAsk={(format) => send(exportAttendance, { params: { table }, query: { ...filters, format } })}
    />
  );
}
