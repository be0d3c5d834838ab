import type { listEmployees } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import type { DirectoryRow } from './store/lists.store.ts';

const DAY_SECONDS = 24 * 3600;
type Signer = Pick<ReadContext, 'platform' | 'school' | 'now'>;
type Row = CallAnswer<typeof listEmployees>['employees'][number];

/** The signed address of a photo, the same all day, so that the browser can cache the picture. */
export function photoUrl({ platform, school, now }: Signer, fileId: string | null): string | null {
  const until = (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return fileId === null ? null : platform.authority.fileAddress(school.id, fileId, until);
}

/** An employee in a list, in the API's format. */
export function employeeOf(context: Signer, { photoFileId, ...row }: DirectoryRow): Row {
  return { ...row, imageUrl: photoUrl(context, photoFileId) };
}
