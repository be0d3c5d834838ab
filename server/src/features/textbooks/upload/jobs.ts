import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from './jobs.store.ts';
import { findProgress } from './progress.ts';

/** How far an analysis is. Refuses an unknown job. */
export async function getTextbookJob(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getTextbookJob>,
): Promise<CallAnswer<typeof calls.getTextbookJob>> {
  const upload = await findProgress(db, school.id, params.jobId);
  const none = { secondsLeft: null, chaptersProcessed: 0, totalTopics: 0, poorPages: [], error: '' };
  if (upload) return { ...none, state: 'running', pagesDone: upload.done, pagesTotal: upload.total };
  const job = await store.findJob(db, school.id, params.jobId);
  if (job === null) throw notFound();
  return progressOf(job);
}

/** Scans that are being read or ended within a day, newest first. */
export async function listTextbookJobs({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listTextbookJobs>> {
  const jobs = await store.listTextbookJobs(db, school.id);
  return jobs.map((job) => ({ _id: job.id, class: job.className, subject: job.subject, ...progressOf(job) }));
}

function progressOf({ state, pagesDone, pagesTotal, secondsLeft, chapters, topics, poorPages, problem }: store.TextbookJob) {
  const left = state === 'running' && pagesDone >= 2 && secondsLeft !== null ? Math.round(secondsLeft) : null;
  return { state, pagesDone, pagesTotal, secondsLeft: left, chaptersProcessed: chapters, totalTopics: topics, poorPages, error: problem };
}

/** Stops reading a scan; the stored content stays. Refuses an unknown job and one that has ended. */
export async function cancelTextbookJob(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.cancelTextbookJob>,
): Promise<{ jobId: string }> {
  const job = await store.findJob(db, school.id, params.jobId);
  if (job === null) throw notFound();
  if (!(await store.cancelJob(db, school.id, job.id))) throw new Refusal('conflict', 'jobOver');
  audit({ entity: 'textbook_job', entityId: job.id });
  return { jobId: job.id };
}
