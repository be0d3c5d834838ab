import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import * as store from './store.ts';

const DAY_SECONDS = 24 * 3600;

/** Everybody who works here, by name, with a signed photo address that is the same all day. */
export async function listEmployees({ db, school, platform, now }: ReadContext): Promise<CallAnswer<typeof calls.getTeacherList>> {
  const until = (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return (await store.listEmployees(db, school.id)).map(({ id, name, gender, photoFileId }) => ({
    _id: id,
    name,
    imageUrl: photoFileId === null ? null : platform.authority.fileAddress(school.id, photoFileId, until),
    gender,
  }));
}
