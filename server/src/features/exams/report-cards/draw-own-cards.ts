import { buffer } from 'node:stream/consumers';
import { readPicture } from '#features/certificates';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Platform } from '#platform/http';
import { describePicture } from '#platform/pictures';
import { type Filling, fillLayout, placeholderKey } from '#platform/workbook';
import { byKey, layoutValues, PHOTO } from '../rules/layout-values.ts';
import { type Ground, layoutInputs, loadGround } from './draw-cards.ts';
import { findLayout } from './report-layouts.store.ts';

type Files = Pick<Platform, 'files'>;
type InSchool = <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** The bytes of an uploaded layout. */
export async function readLayoutFile(
  { db, school, platform }: { db: Db; school: { id: string }; platform: Files },
  fileId: string,
): Promise<Uint8Array> {
  const file = await platform.files.find(db, school.id, fileId);
  if (file === null) throw notFound();
  return new Uint8Array(await buffer(await platform.files.read(file.storage_key, file)));
}

/** The layout filled for students, one sheet each, in order. */
export async function fillFor(
  platform: Files,
  { inSchool, schoolId }: { inSchool: InSchool; schoolId: string },
  { ground, layoutId, studentIds }: { ground: Ground; layoutId: string; studentIds: readonly string[] },
): Promise<Uint8Array> {
  const { layout, inputs } = await inSchool(schoolId, async (db) => {
    const found = await findLayout(db, schoolId, layoutId, true);
    if (found === null) throw notFound();
    return {
      layout: await readLayoutFile({ db, school: { id: schoolId }, platform }, found.fileId),
      inputs: await layoutInputs(db, schoolId, ground, studentIds),
    };
  });
  const find = (fileId: string) => inSchool(schoolId, (db) => platform.files.find(db, schoolId, fileId));
  const fillings: Filling[] = [];
  for (const input of inputs) {
    const photo = await readPicture(platform, find, input.person.photoFileId);
    const about = photo && describePicture(Buffer.from(photo));
    fillings.push({
      title: [input.student.rollNumber, input.student.name].filter((part) => part !== null).join(' '),
      values: byKey(layoutValues(input), placeholderKey),
      ...(photo && about && { pictures: { [placeholderKey(PHOTO)]: { bytes: photo, ...about } } }),
    });
  }
  return fillLayout(layout, fillings);
}

/** The same from stored data. No transaction is open while it is filled. */
export async function drawOwn(
  platform: Files,
  place: { inSchool: InSchool; schoolId: string },
  { versionId, layoutId, studentIds }: { versionId: string; layoutId: string; studentIds: readonly string[] },
): Promise<Uint8Array> {
  const ground = await place.inSchool(place.schoolId, (db) => loadGround(db, place.schoolId, versionId));
  return fillFor(platform, place, { ground, layoutId, studentIds });
}
