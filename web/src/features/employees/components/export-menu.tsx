import { exportEmployees } from '@shala/contract/employees';
import type { CallInput } from '@shala/contract/shared';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Filters = Omit<NonNullable<CallInput<typeof exportEmployees>['query']>, 'format'>;

/** Downloads the employees that the filters show, as CSV or XLSX. */
export function ExportMenu({ filters }: { filters: Filters }) {
  return (
    <DownloadButtons formats={['csv', 'xlsx'] as const} onAsk={(format) => send(exportEmployees, { query: { ...filters, format } })} />
  );
}
