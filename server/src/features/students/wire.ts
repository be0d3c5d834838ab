import type { ReadContext } from '#platform/http';
import type { StudentRow } from './directory/lists.store.ts';

const PHOTO_SECONDS = 24 * 3600;

type Signer = Pick<ReadContext, 'platform' | 'school' | 'now'>;

/** The address of a photo; the same all day, so that the browser can cache the picture. */
export function photoUrl({ platform, school, now }: Signer, fileId: string | null): string | null {
  if (fileId === null) return null;
  const day = Math.floor(now.getTime() / 1000 / PHOTO_SECONDS);
  return platform.authority.fileAddress(school.id, fileId, (day + 2) * PHOTO_SECONDS);
}

/** A row of lists and pickers in the API's format. */
export function studentOf(context: Signer, { photoFileId, ...row }: StudentRow) {
  return { ...row, photoUrl: photoUrl(context, photoFileId) };
}
