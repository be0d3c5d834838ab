import { buffer } from 'node:stream/consumers';
import { notFound } from '#platform/errors';
import { type MadeFile, readMade } from '#platform/http';
import { joinPdfs } from '#platform/pdf';
import { findBatch, listPartFiles } from '../store/report-cards.store.ts';
import { drawOne, type Look } from './draw-cards.ts';

export const CARD_FILE = 'reportcard';
export const CARDS_FILE = 'reportcards';
const pdf = (bytes: Uint8Array, name: string) => ({ bytes, mediaType: 'application/pdf', name, isInline: true });

/** One student's card, drawn from its version. */
export const makeCardFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const wanted = readMade<{ versionId: string; studentId: string; look: Look }>(CARD_FILE, name, query.q);
  return pdf(await drawOne(platform, { inSchool, schoolId }, wanted), 'report-card.pdf');
};

/** All cards of a batch, as they were drawn and stored. */
export const makeCardsFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const { batchId } = readMade<{ batchId: string }>(CARDS_FILE, name, query.q);
  const { batch, files } = await inSchool(schoolId, async (db) => ({
    batch: await findBatch(db, schoolId, batchId),
    files: await listPartFiles(db, schoolId, batchId),
  }));
  if (batch === null || files.length === 0) throw notFound();
  const read = async (file: (typeof files)[number]) => new Uint8Array(await buffer(await platform.files.read(file.storage_key, file)));
  return pdf(await joinPdfs(await Promise.all(files.map(read))), `report-cards ${batch.place}.pdf`);
};
