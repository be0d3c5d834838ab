import type { CallInput } from '@shala/contract/shared';
import { exportStudents } from '@shala/contract/students';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

type Query = NonNullable<CallInput<typeof exportStudents>['query']>;
type Props = { kind: Query['kind']; filters?: Omit<Query, 'kind' | 'format'> };

/** Downloads all that the filters show, or those that are chosen, as CSV or XLSX. */
export function ExportButtons({ kind, filters = {} }: Props) {
  return (
    <DownloadButtons formats={['csv', 'xlsx'] as const} onAsk={(format) => send(exportStudents, { query: { ...filters, kind, format } })} />
  );
}
