import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { attendanceFiles } from '#features/attendance';
import { calendarFiles } from '#features/calendar';
import { certificateFiles } from '#features/certificates';
import { employeeFiles } from '#features/employees';
import { examFiles } from '#features/exams';
import { financeFiles } from '#features/finance';
import { importFiles } from '#features/imports';
import { logbookFiles } from '#features/logbook';
import { questionPaperFiles } from '#features/question-papers';
import { schoolFiles } from '#features/school';
import { studentFiles } from '#features/students';
import { textbookFiles } from '#features/textbooks';
import { timetableFiles } from '#features/timetable';
import type { Database } from '#platform/db';
import { notFound } from '#platform/errors';
import type { MadeFile, Platform } from '#platform/http';
import { inLanguage, spokenLanguage } from '#platform/words';

type Address = { Params: { schoolId: string; fileId: string }; Querystring: Record<string, string | undefined> };

/** Generated files by the prefix of their name; any other name is a stored file's id. */
const madeFiles: Record<string, MadeFile> = {
  ...attendanceFiles,
  ...schoolFiles,
  ...employeeFiles,
  ...financeFiles,
  ...importFiles,
  ...examFiles,
  ...studentFiles,
  ...textbookFiles,
  ...questionPaperFiles,
  ...logbookFiles,
  ...timetableFiles,
  ...calendarFiles,
  ...certificateFiles,
};

const SHOWN_IN_PLACE = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

/** Serves stored files at their signed, expiring addresses. Types that a browser could execute are only downloaded. */
export function serveFiles(app: FastifyInstance, database: Database, platform: Platform): void {
  app.get<Address>('/files/:schoolId/:fileId', { schema: { hide: true } }, async (request, reply) => {
    const { schoolId, fileId } = request.params;
    const { e, k = '', s = '' } = request.query;
    const expiresAt = Number(e);
    if (!platform.authority.isGoodFileAddress({ schoolId, fileId, expiresAt, keyId: k, given: s })) throw notFound();
    const make = madeFiles[fileId.split('-', 1)[0] ?? ''];
    if (make)
      return sendMade(
        reply,
        await inLanguage(request.query.language ?? spokenLanguage(), () =>
          make({
            schoolId,
            name: fileId,
            query: request.query,
            inSchool: database.schoolTransaction,
            inSnapshot: database.schoolSnapshot,
            platform,
          }),
        ),
      );
    const file = await database.schoolTransaction(schoolId, (db) => platform.files.find(db, schoolId, fileId));
    if (file === null) throw notFound();
    const bytes = await platform.files.read(file.storage_key, file);
    const place = SHOWN_IN_PLACE.has(file.media_type) ? 'inline' : 'attachment';
    return reply
      .type(file.media_type)
      .header('Content-Length', file.size_bytes)
      .header('Content-Disposition', `${place}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('Content-Security-Policy', policyFor(file.media_type))
      .header('Cache-Control', `private, max-age=${Math.max(0, expiresAt - Math.floor(Date.now() / 1000))}, immutable`)
      .send(bytes);
  });
}

/** Not cached unless the file allows it: a receipt may be cancelled, or a table be out of date, a moment later. */
function sendMade(reply: FastifyReply, file: Awaited<ReturnType<MadeFile>>): FastifyReply {
  return reply
    .type(file.mediaType)
    .header('Content-Disposition', `${file.isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('Content-Security-Policy', policyFor(file.mediaType))
    .header('Cache-Control', file.keptSeconds === undefined ? 'private, no-store' : `private, max-age=${file.keptSeconds}, immutable`)
    .send(file.bytes instanceof Readable ? file.bytes : Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

/** A browser's PDF viewer does not start in a sandbox. */
function policyFor(mediaType: string): string {
  return mediaType === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}
