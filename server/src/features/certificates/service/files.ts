import { buffer } from 'node:stream/consumers';
import { yearName } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { StoredFile } from '#platform/files';
import { type MadeFile, type Platform, readMade } from '#platform/http';
import { joinPdfs, stampPdf } from '#platform/pdf';
import { dayCell, makeSheet, type Sheet } from '#platform/sheets';
import { say, sayAll } from '#platform/words';
import { listBatchFiles } from '../store/batches.store.ts';
import { findCertificate, type IssuedRow, listRegister, type RegisterFilter } from '../store/certificates.store.ts';
import { drawAndKeep } from './draw.ts';

export const REGISTER_FILE = 'certificateregister';
const MOST_ROWS = 100_000;
const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
type Request = Parameters<MadeFile>[0];

/** The stored original, byte for byte; a cancelled one gets a stamp when it is opened. */
export const makeOriginal: MadeFile = async (request) => {
  const [, id] = /^certificate-([0-9a-f-]{36})$/.exec(request.name) ?? [];
  const { row, bytes } = await readOriginal(request, id);
  return pdf(row, row.state === 'cancelled' ? await stampPdf(bytes, cancelledIn(row)) : bytes);
};

/** The original's pages with the stamp DUPLICATE. Refuses a copy that was never counted. */
export const makeCopy: MadeFile = async (request) => {
  const [, copy, id] = /^certificatecopy-(\d{1,6})-([0-9a-f-]{36})$/.exec(request.name) ?? [];
  const { row, bytes } = await readOriginal(request, id);
  if (Number(copy) > row.copies) throw notFound();
  return pdf(row, await stampPdf(bytes, row.state === 'cancelled' ? cancelledIn(row) : duplicateIn(row, copy ?? '')), ` duplicate ${copy}`);
};

const LANGUAGES = { en: ['en'], hi: ['hi'], both: ['en', 'hi'] } as const;

/** A stamp has the languages of its certificate, not that of who prints it. */
const cancelledIn = ({ snapshot }: IssuedRow) =>
  LANGUAGES[snapshot.languages].map((language) => say('CANCELLED', {}, language)).join(' / ');
const duplicateIn = ({ snapshot }: IssuedRow, copy: string) =>
  LANGUAGES[snapshot.languages].map((language) => `${say('DUPLICATE', {}, language)} ${copy}`).join(' / ');

const pdf = (row: IssuedRow, bytes: Uint8Array, suffix = '') => ({
  bytes,
  mediaType: 'application/pdf',
  name: `${row.number.replaceAll('/', '-')}${suffix}.pdf`,
  isInline: true,
});

async function readOriginal(
  { schoolId, inSchool, platform }: Request,
  id: string | undefined,
): Promise<{ row: IssuedRow; bytes: Uint8Array }> {
  if (id === undefined) throw notFound();
  const find = () => inSchool(schoolId, (db) => findCertificate(db, schoolId, id));
  const row = await find();
  if (row === null) throw notFound();
  // A user who opens a certificate just after it was issued may be faster than the background job.
  if (row.fileId === null) await drawAndKeep(platform, { inSchool, schoolId }, row);
  const fileId = row.fileId ?? (await find())?.fileId ?? null;
  const file = fileId === null ? null : await inSchool(schoolId, (db) => platform.files.find(db, schoolId, fileId));
  if (file === null) throw notFound();
  return { row, bytes: await readStored(platform, file) };
}

async function readStored(platform: Platform, file: StoredFile): Promise<Uint8Array> {
  return new Uint8Array(await buffer(await platform.files.read(file.storage_key, file)));
}

/** All certificates of a batch that are not cancelled, in one file. */
export const makeBatchFile: MadeFile = async ({ name, schoolId, inSchool, platform }) => {
  const [, id] = /^certificatebatch-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (id === undefined) throw notFound();
  const files = await inSchool(schoolId, (db) => listBatchFiles(db, schoolId, id));
  if (files.length === 0) throw new Refusal('unprocessable', 'noCertificatesToPrint');
  const bytes = await joinPdfs(await Promise.all(files.map((file) => readStored(platform, file))));
  return { bytes, mediaType: 'application/pdf', name: 'certificates.pdf', isInline: true };
};

/** The register behind an export's address. */
export const makeRegisterFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const [format, filter] = readMade<['csv' | 'xlsx', RegisterFilter]>(REGISTER_FILE, name, query.q);
  const sheet = await inSchool(schoolId, (db) => registerSheet(db, schoolId, filter));
  return { bytes: await makeSheet(sheet, format), mediaType: MEDIA_TYPES[format], name: `${sheet.title}.${format}`, isInline: false };
};

async function registerSheet(db: Db, schoolId: string, filter: RegisterFilter): Promise<Sheet> {
  const rows = await listRegister(db, schoolId, filter, { offset: 0, limit: MOST_ROWS });
  return {
    title: say('Certificates'),
    headings: [
      ...sayAll('Number', 'Certificate', 'Format', 'Year', 'Book no.', 'Serial no.', 'Name', 'Admission no. or code', 'Class or position'),
      ...sayAll('Issued on', 'Issued by', 'Status', 'Duplicates', 'Cancelled on', 'Reason'),
    ],
    rows: rows.map((row) => [
      ...[
        row.number,
        row.typeName,
        row.formName,
        yearName(row.year),
        row.bookNo,
        row.serialNo,
        row.personName,
        row.personNumber,
        row.place,
      ],
      ...[
        dayCell(row.issuedOn),
        row.issuedBy,
        row.state === 'issued' ? say('Issued') : say('Cancelled'),
        row.copies,
        dayCell(row.cancelledOn),
        row.cancelReason,
      ],
    ]),
  };
}
