import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type * as calls from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import { requireFreshPassword } from '#features/identity';
import { Refusal } from '#platform/errors';
import type { MadeFile, ReadContext, WriteContext } from '#platform/http';
import { writeSchoolArchive } from '#platform/school-archive';
import * as store from '../store/whole-data.store.ts';

const GOOD_FOR_SECONDS = 10 * 60;
/** Schools whose download is being made: each one is a snapshot and a file as large as the school's data. */
const running = new Set<string>();

/** The size of the download, and who asked for it last. */
export async function describeWholeData({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.describeWholeData>> {
  const { lastAt, ...facts } = await store.describeWholeData(db, school.id);
  return { ...facts, lastAt: lastAt?.toISOString() ?? null };
}

/** An address for ten minutes. The request is recorded in the audit log. */
export async function downloadWholeData(context: WriteContext): Promise<CallAnswer<typeof calls.downloadWholeData>> {
  const { platform, school, now, audit } = context;
  await requireFreshPassword(context);
  audit({ entity: 'whole data', entityId: school.id });
  const name = `everything-${randomBytes(12).toString('hex')}`;
  return { url: platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS) };
}

/** The zip behind such an address. It is completed first, so that a failure is reported instead of being downloaded. */
export const makeWholeFile: MadeFile = async ({ schoolId, inSnapshot, platform }) => {
  if (running.has(schoolId)) throw new Refusal('conflict', 'exportRunning');
  running.add(schoolId);
  const { version, dataDir } = platform.installation;
  const folder = await mkdtemp(join(dataDir, 'download-'));
  const clear = () => void rm(folder, { recursive: true, force: true }).catch(() => {});
  try {
    const path = join(folder, 'school.zip');
    const options = { schoolId, files: platform.files, version, path, now: new Date() };
    const { school, madeAt } = await inSnapshot(schoolId, (db) => writeSchoolArchive({ ...options, db }));
    // The file is deleted when the download has ended, successfully or not.
    const bytes = createReadStream(path).on('close', clear);
    return { bytes, mediaType: 'application/zip', name: `${school.name} ${madeAt.slice(0, 10)}.zip`, isInline: false };
  } catch (error) {
    clear();
    throw error;
  } finally {
    running.delete(schoolId);
  }
};
