import { buffer } from 'node:stream/consumers';
import { notFound, Refusal } from '#platform/errors';
import { type MadeFile, readMade } from '#platform/http';
import { joinPdfs } from '#platform/pdf';
import { findOffice, toPdf, zipFiles } from '#platform/workbook';
import { drawOne, type Look } from './draw-cards.ts';
import { drawOwn } from './draw-own-cards.ts';
import { findBatch, listPartFiles } from './report-cards.store.ts';

export const CARD_FILE = 'reportcard';
export const CARDS_FILE = 'reportcards';
export const OWN_CARD_FILE = 'owncard';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pdf = (bytes: Uint8Array, name: string) => ({ bytes, mediaType: 'application/pdf', name, isInline: true });

/** One student's card, drawn from its version. */
export const makeCardFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const wanted = readMade<{ versionId: string; studentId: string; look: Look }>(CARD_FILE, name, query.q);
  return pdf(await drawOne(platform, { inSchool, schoolId }, wanted), 'report-card.pdf');
};

type Format = 'xlsx' | 'pdf';
type OwnCard = { versionId: string; layoutId: string; studentIds: string[]; format: Format };

/** One student's card in the school's own layout. */
export const makeOwnCardFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const { format, ...wanted } = readMade<OwnCard>(OWN_CARD_FILE, name, query.q);
  const workbook = await drawOwn(platform, { inSchool, schoolId }, wanted);
  if (format === 'xlsx') return { bytes: workbook, mediaType: XLSX, name: 'report-card.xlsx', isInline: false };
  const office = findOffice();
  if (office === null) throw new Refusal('unprocessable', 'layoutNoPdf');
  return pdf(await toPdf(office, workbook), 'report-card.pdf');
};

/** All cards of a batch as they were stored: one PDF, or the workbooks of the school's own layout, several of them as a zip. */
export const makeCardsFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const { batchId, format } = readMade<{ batchId: string; format: Format }>(CARDS_FILE, name, query.q);
  const { batch, parts } = await inSchool(schoolId, async (db) => ({
    batch: await findBatch(db, schoolId, batchId),
    parts: await listPartFiles(db, schoolId, { batchId, format }),
  }));
  if (batch === null || parts.length === 0) throw notFound();
  const files = await Promise.all(
    parts.map(async ({ section, ...file }) => ({
      section,
      bytes: new Uint8Array(await buffer(await platform.files.read(file.storage_key, file))),
    })),
  );
  if (format === 'pdf') return pdf(await joinPdfs(files.map(({ bytes }) => bytes)), `report-cards ${batch.place}.pdf`);
  const [first] = files;
  if (files.length === 1 && first)
    return { bytes: first.bytes, mediaType: XLSX, name: `report-cards ${batch.place}.xlsx`, isInline: false };
  const zip = await zipFiles(files.map(({ section, bytes }) => [`report-cards ${section}.xlsx`, bytes] as const));
  return { bytes: zip, mediaType: 'application/zip', name: `report-cards ${batch.place}.zip`, isInline: false };
};
