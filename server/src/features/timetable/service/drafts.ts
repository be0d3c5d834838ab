import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { readInstance, scoreTimetable, type TimetableQuality } from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { describeWeek, makeInstance } from '../generator/school/make-instance.ts';
import { testInThread } from '../generator/threads.ts';
import { GENERATE_JOB } from '../job-name.ts';
import * as store from '../store/drafts.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import { shortenLessons } from './schedule.ts';

/** A list that can still be compared; and a school's share of the database. */
const MOST_DRAFTS = 20;
/** Teachers of a draft that are told, those with most to bear. */
const MOST_TEACHERS = 5;

/** Tests the school's data; a few tenths of a second in a thread. */
export async function testSchool({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.testTimetable>> {
  const instance = makeInstance(await readWeek(db, school.id));
  const read = readInstance(instance);
  return {
    sections: instance.groups.length,
    lessons: instance.lessons.reduce((sum, { blocks }) => sum + blocks.length, 0),
    withoutTeacher: instance.lessons.reduce((sum, { teachers, blocks }) => sum + (teachers.length === 0 ? blocks.length : 0), 0),
    problems: 'problems' in read ? read.problems : [],
    contradictions: 'problems' in read ? [] : await testInThread(read.instance),
  };
}

export async function listDrafts({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listTimetableDrafts>> {
  const week = await readWeek(db, school.id);
  const drafts = await store.listDrafts(db, school.id);
  return {
    inForce: judge(week, week.lessons),
    drafts: drafts.map(({ lessons, seconds: _seconds, ...row }) => ({ ...row, quality: judge(week, lessons) })),
  };
}

function judge(week: Week, lessons: Week['lessons']): TimetableQuality {
  const { instance, placements } = describeWeek(week, lessons);
  const { teachers, ...score } = scoreTimetable(instance, placements);
  const burden = (one: (typeof teachers)[number]) => one.gaps + 2 * one.longRuns + one.lateCore;
  const most = teachers.toSorted((a, b) => burden(b) - burden(a)).slice(0, MOST_TEACHERS);
  return { lessons: lessons.length, score, teachers: most.map(({ id, ...counts }) => ({ teacherId: id, ...counts })) };
}

/** Notes a draft that is to be made, and has the background look for it. */
export async function startDraft(
  { db, school, admin, audit, platform }: WriteContext,
  { body }: Input<typeof calls.startTimetableDraft>,
): Promise<CallAnswer<typeof calls.startTimetableDraft>> {
  await lockTimetable(db, school.id);
  const instance = makeInstance(await readWeek(db, school.id));
  if (instance.lessons.length === 0 || instance.periods.length === 0) throw new Refusal('unprocessable', 'nothingToGenerate');
  const drafts = await store.listDrafts(db, school.id);
  if (drafts.some(({ state }) => state === 'waiting' || state === 'running')) throw new Refusal('conflict', 'draftRunning');
  if (drafts.length >= MOST_DRAFTS) throw new Refusal('conflict', 'draftsFull');
  const draft = {
    origin: 'generated',
    state: 'waiting',
    seconds: body.seconds,
    lessons: [] as Week['lessons'],
    accountId: admin.id,
  } as const;
  const id = await store.insertDraft(db, school.id, draft);
  audit({ entity: 'timetableDraft', entityId: id, after: { seconds: body.seconds } });
  platform.nudge(GENERATE_JOB);
  return { id };
}

export async function readDraft(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getTimetableDraft>,
): Promise<CallAnswer<typeof calls.getTimetableDraft>> {
  const draft = await store.findDraft(db, school.id, params.draftId);
  if (draft === null) throw notFound();
  const week = await readWeek(db, school.id);
  return { number: draft.number, lessons: shortenLessons(week, draft.lessons) };
}

export async function stopDraft(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.stopTimetableDraft>,
): Promise<CallAnswer<typeof calls.stopTimetableDraft>> {
  const draft = await takeKnown(db, school.id, params.draftId);
  await store.endDraft(db, school.id, draft.id, 'stopped');
  audit({ entity: 'timetableDraft', entityId: draft.id, after: { state: 'stopped' } });
  return {};
}

export async function deleteDraft(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.deleteTimetableDraft>,
): Promise<CallAnswer<typeof calls.deleteTimetableDraft>> {
  const draft = await takeKnown(db, school.id, params.draftId);
  await store.deleteDraft(db, school.id, draft.id);
  audit({ entity: 'timetableDraft', entityId: draft.id, before: { number: draft.number } });
  return {};
}

/** A draft, or a refusal. */
export async function takeKnown(db: WriteContext['db'], schoolId: string, draftId: string): Promise<store.DraftRow> {
  const draft = await store.findDraft(db, schoolId, draftId);
  if (draft === null) throw notFound();
  return draft;
}
