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

/** A row of lists and pickers in the API's format. Field by field: copying a hundred rows by their names took a tenth of the server's time for a list. */
export function studentOf(context: Signer, row: StudentRow) {
  return {
    id: row.id,
    name: row.name,
    admissionNumber: row.admissionNumber,
    classId: row.classId,
    className: row.className,
    sectionId: row.sectionId,
    sectionName: row.sectionName,
    rollNumber: row.rollNumber,
    gender: row.gender,
    guardian: row.guardian,
    phone: row.phone,
    leftOn: row.leftOn,
    photoUrl: photoUrl(context, row.photoFileId),
  };
}
