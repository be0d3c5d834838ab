import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { FileStore } from '#platform/files';
import { takeTurns } from '#platform/jobs';
import type { Readings } from '../analysis/known-reader.ts';
import { runAnalysis } from '../analysis/run-analysis.ts';
import type { Analysis } from '../engine/analyze.ts';
import { makeTimeLeft } from '../rules/time-left.ts';
import { replaceBook } from './book.store.ts';
import * as store from './jobs.store.ts';
import { asRefusal } from './refusals.ts';
import { keepReading, listReadings } from './scan-pages.store.ts';

/** How often the progress is written down, in milliseconds; at the same time it is seen whether somebody cancelled. */
const NOTE_MS = 2000;

type Needs = { database: Database; files: FileStore; signal: AbortSignal };

/** Reads the scans that wait, a book of each school in turn. A server that stops leaves its job to the next one. */
export function readWaitingScans(needs: Needs): Promise<void> {
  const { database, signal } = needs;
  return takeTurns({
    list: () => store.listSchools(database.global),
    signal,
    take: async (schoolId) => {
      const job = await database.schoolTransaction(schoolId, (db) => store.takeJob(db, schoolId));
      if (job !== null) await readScan(needs, schoolId, job);
      return job !== null;
    },
  });
}

async function readScan(needs: Needs, schoolId: string, job: store.TextbookJob): Promise<void> {
  const { database, files } = needs;
  const inSchool = <T>(work: Parameters<typeof database.schoolTransaction<T>>[1]) => database.schoolTransaction(schoolId, work);
  const cancelling = new AbortController();
  try {
    const file = await inSchool((db) => files.find(db, schoolId, job.fileId));
    if (file === null) throw new Refusal('unprocessable', 'bookDamaged');
    const bytes = await buffer(await files.read(file.storage_key, file));
    const known = await inSchool((db) => listReadings(db, schoolId, job.fileId));
    const analysis = await analyze(needs, { schoolId, job, fileName: file.name, bytes, known, cancelling });
    if (analysis.chapters.length === 0) throw new Refusal('unprocessable', 'bookNothingFound');
    await inSchool(async (db) => {
      // The book has another file by now, or none: the result for the old one is useless.
      if (job.isRest && !(await store.isBookFile(db, schoolId, job.fileId))) {
        await store.cancelJob(db, schoolId, job.id);
        return;
      }
      const totals = { chapters: analysis.chapters.length, topics: analysis.chapters.reduce((sum, one) => sum + one.topics.length, 0) };
      if (!(await store.endJob(db, schoolId, job.id, { ...totals, poorPages: analysis.poorPages }))) return;
      const { pageCount: pages, chapters, certainty, sources, other } = analysis;
      await replaceBook(db, schoolId, {
        mode: job.mode,
        subjectId: job.subjectId,
        title: file.name.replace(/\.pdf$/i, ''),
        fileId: job.fileId,
        pages,
        chapters,
        reading: { certainty, sources, other },
      });
    });
  } catch (error) {
    if (needs.signal.aborted) throw error;
    if (cancelling.signal.aborted) return;
    const refusal = asRefusal(error);
    if (!(refusal instanceof Refusal)) throw error;
    await inSchool((db) => store.failJob(db, schoolId, job.id, refusal.message));
  }
}

type Reading = {
  schoolId: string;
  job: store.TextbookJob;
  fileName: string;
  bytes: Uint8Array;
  known: Readings;
  cancelling: AbortController;
};

function analyze({ database, signal }: Needs, { schoolId, job, fileName, bytes, known, cancelling }: Reading): Promise<Analysis> {
  let noted = 0;
  const timeLeft = makeTimeLeft(known.size, Date.now());
  return runAnalysis(bytes, {
    schoolId,
    fileName,
    withOcr: true,
    known,
    // Pages that are not stored are read again by the next run.
    onRead: (page, reading) =>
      void database.schoolTransaction(schoolId, (db) => keepReading(db, schoolId, job.fileId, page, reading)).catch(() => {}),
    signal: AbortSignal.any([signal, cancelling.signal]),
    onProgress: ({ stage, done, total }) => {
      if (stage !== 'ocr' || (Date.now() - noted < NOTE_MS && done < total)) return;
      noted = Date.now();
      database
        .schoolTransaction(schoolId, (db) =>
          store.noteProgress(db, schoolId, job.id, { done, total, secondsLeft: timeLeft(done, total, noted) }),
        )
        .then((goesOn) => goesOn || cancelling.abort())
        // The next note will tell; the reading does not depend on it.
        .catch(() => {});
    },
  });
}
