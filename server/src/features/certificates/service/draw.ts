import { buffer } from 'node:stream/consumers';
import { MAX_PHOTO_BYTES } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { StoredFile } from '#platform/files';
import type { Platform } from '#platform/http';
import { makeCertificate, picturePdf } from '#platform/pdf';
import { isDrawable } from '#platform/pictures';
import { say } from '#platform/words';
import { paperOf, type Snapshot } from '../rules/snapshot.ts';
import { keepFile } from '../store/certificates.store.ts';

type Files = Pick<Platform, 'files' | 'publicUrl' | 'isPublic'>;
type FindFile = (fileId: string) => Promise<StoredFile | null>;
type Place = { db: Db; schoolId: string };

/** The pages of a snapshot as PDF. No transaction is open while they are drawn. */
async function drawSnapshot(ground: Files, find: FindFile, snapshot: Snapshot, mark = ''): Promise<Uint8Array> {
  const { logo, photo, seal, signature } = snapshot.pictures;
  const [one, two, three, four] = await Promise.all([logo, photo, seal, signature].map((fileId) => readPicture(ground, find, fileId)));
  const pictures = { logo: one ?? null, photo: two ?? null, seal: three ?? null, signature: four ?? null };
  return makeCertificate(paperOf(snapshot, pictures, { publicUrl: ground.isPublic ? ground.publicUrl : null, mark }));
}

/** The bytes of a stored picture that can be drawn; null when there is none, or it is too large to print. */
export async function readPicture({ files }: Pick<Files, 'files'>, find: FindFile, fileId: string | null): Promise<Uint8Array | null> {
  const file = fileId === null ? null : await find(fileId);
  if (file === null || Number(file.size_bytes) > MAX_PHOTO_BYTES) return null;
  const bytes = await files.read(file.storage_key, file).then(buffer, ignoreLost);
  return bytes !== null && isDrawable(bytes) ? new Uint8Array(bytes) : null;
}

/** A document is made without a picture that is lost, but not while the storage is away: it would lack the picture for ever. */
function ignoreLost(error: unknown): null {
  if (error instanceof Refusal && error.code === 'fileLost') return null;
  throw error;
}

/** The pages of a snapshot as pictures for the screen, marked PREVIEW. */
export async function picturesOf(
  ground: Files,
  place: Place,
  snapshot: Snapshot,
): Promise<{ pages: string[]; width: number; height: number }> {
  const { pages, width, height } = await picturePdf(
    await drawSnapshot(ground, (fileId) => ground.files.find(place.db, place.schoolId, fileId), snapshot, say('PREVIEW')),
  );
  return { pages: pages.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`), width, height };
}

type Undrawn = { id: string; number: string; snapshot: Snapshot; accountId?: string };
type InSchool = <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>;

type Kept = { inSchool: InSchool; schoolId: string; find?: FindFile };

/** Drawings in progress in this process: a user who opens a certificate just after it was issued waits for the background job. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Draws a certificate and stores its file once: of two processes at the same moment, the first one's file is kept. Returns false when another file was stored
 * already.
 */
export function drawAndKeep(ground: Files, place: Kept, certificate: Undrawn): Promise<boolean> {
  const running = underWay.get(certificate.id);
  if (running !== undefined) return running;
  const drawing = drawOnce(ground, place, certificate).finally(() => underWay.delete(certificate.id));
  underWay.set(certificate.id, drawing);
  return drawing;
}

/** Finds stored files of a school and caches them: all certificates of a class have the same logo, signature and seal. */
export function findOnce({ files }: Pick<Files, 'files'>, { inSchool, schoolId }: Omit<Kept, 'find'>): FindFile {
  const found = new Map<string, Promise<StoredFile | null>>();
  return (fileId) => {
    const known = found.get(fileId) ?? inSchool(schoolId, (db) => files.find(db, schoolId, fileId));
    found.set(fileId, known);
    return known;
  };
}

async function drawOnce(ground: Files, { inSchool, schoolId, ...place }: Kept, certificate: Undrawn): Promise<boolean> {
  const { id, number, snapshot, accountId } = certificate;
  const find = place.find ?? findOnce(ground, { inSchool, schoolId });
  const bytes = await drawSnapshot(ground, find, snapshot);
  const name = `${number.replaceAll('/', '-')}.pdf`;
  const lost = new Error('Another file was stored in the meantime.');
  try {
    await inSchool(schoolId, async (db) => {
      const fileId = await ground.files.put(db, {
        schoolId,
        name,
        mediaType: 'application/pdf',
        bytes,
        ...(accountId !== undefined && { createdBy: accountId }),
      });
      if (!(await keepFile(db, schoolId, { id, fileId }))) throw lost;
    });
    return true;
  } catch (error) {
    if (error === lost) return false;
    throw error;
  }
}
