import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { Refusal } from '#platform/errors';
import type { Input, UploadContext } from '#platform/http';
import { runAnalysis } from '../analysis/run-analysis.ts';
import { type Analysis, isMostlyScanned } from '../engine/analyze.ts';
import { storedClassName } from '../rules/class-name.ts';
import { findClass, replaceBook, takeSubject } from './book.store.ts';
import { insertJob } from './jobs.store.ts';
import { keepProgress } from './progress.ts';
import { asRefusal } from './refusals.ts';

type Answer = CallAnswer<typeof calls.analyzePdf>;
export const READ_SCANS_JOB = 'read-scans';

/**
 * Reads a textbook and replaces the subject's content. A scan is stored and read in the background; of a book with some scanned pages the text is available
 * immediately, and the answer gives the number of pages still to be read. Refuses an unknown class and a file that cannot be read; then nothing is stored.
 */
export async function analyzePdf(context: UploadContext, { body }: Input<typeof calls.analyzePdf>): Promise<Answer> {
  const { school, db } = context;
  const className = storedClassName(body.std);
  const schoolClass = await findClass(db, school.id, className);
  if (schoolClass === null) throw new Refusal('unprocessable', 'noSuchClass', { values: { name: className } });
  const analysis = await analyze(context, body.uploadId);
  const isScan = isMostlyScanned(analysis);
  if (!isScan && analysis.chapters.length === 0) throw new Refusal('unprocessable', 'bookNothingFound');
  const answer = await store(context, { classId: schoolClass.id, subject: body.subject, mode: body.mode ?? 'replace', analysis, isScan });
  if (isScan) context.accept();
  if (answer.jobId !== undefined) context.platform.wakeJob(READ_SCANS_JOB);
  return answer;
}

async function analyze({ db, school, file }: UploadContext, uploadId: string | undefined): Promise<Analysis> {
  const { onProgress, end } = keepProgress(db, school.id, uploadId);
  try {
    return await runAnalysis(file.bytes, { schoolId: school.id, fileName: file.name, withOcr: false, onProgress });
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await end();
  }
}

type Outcome = { classId: string; subject: string; mode: 'replace' | 'add'; analysis: Analysis; isScan: boolean };

function store(context: UploadContext, { classId, subject, mode, analysis, isScan }: Outcome): Promise<Answer> {
  const { school, admin, platform, file } = context;
  return context.inTransaction(async ({ db, audit }) => {
    const { id: subjectId, name } = await takeSubject(db, school.id, classId, subject);
    const kept = {
      schoolId: school.id,
      name: file.name || `${name}.pdf`,
      mediaType: 'application/pdf',
      bytes: file.bytes,
      createdBy: admin.id,
    };
    const fileId = await platform.files.put(db, kept);
    const scanned = analysis.scannedPages.length;
    const job = { subjectId, fileId, accountId: admin.id, pages: scanned };
    if (isScan) {
      const jobId = await insertJob(db, school.id, { ...job, mode, isRest: false });
      audit({ entity: 'subject', entityId: subjectId, after: { scannedPages: scanned } });
      return { chaptersProcessed: 0, totalTopics: 0, jobId };
    }
    const { id: bookId, isReplaced } = await replaceBook(db, school.id, {
      mode,
      subjectId,
      title: name,
      fileId,
      pages: analysis.pageCount,
      chapters: analysis.chapters,
      reading: { certainty: analysis.certainty, sources: analysis.sources, other: analysis.other },
    });
    const answer = {
      chaptersProcessed: analysis.chapters.length,
      totalTopics: analysis.chapters.reduce((sum, one) => sum + one.topics.length, 0),
    };
    audit({ entity: 'textbook', entityId: bookId, after: answer });
    const broken = analysis.brokenPages.length > 0 ? { brokenPages: analysis.brokenPages.length } : {};
    if (scanned === 0) return { ...answer, ...broken, isReplaced };
    const jobId = await insertJob(db, school.id, { ...job, mode: 'add', isRest: true });
    return { ...answer, ...broken, isReplaced, jobId, scannedPages: scanned };
  });
}
