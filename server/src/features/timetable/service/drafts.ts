import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import {
  type ComparedTimetable,
  readInstance,
  scoreTimetable,
  type TimetableDraft,
  type TimetableLesson,
  type TimetableQuality,
} from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { describeWeek, makeInstance } from '../generator/school/make-instance.ts';
import { countPlaces, toPlacements } from '../generator/school/placements.ts';
import { listRuleProblems } from '../generator/school/rule-problems.ts';
import { testInThread } from '../generator/threads.ts';
import { GENERATE_JOB } from '../job-name.ts';
import * as store from '../store/drafts.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import { type Rules, readRules } from '../store/rules.store.ts';
import { listAlternatives } from '../store/splits.store.ts';
import { stopSearch } from './generate-waiting.ts';
import { listLockedLessons } from './locks.ts';
import { shortenLessons } from './schedule.ts';

/** More drafts could not be compared; it also limits the school's share of the database. */
export const MOST_DRAFTS = 20;
/** How many teachers of a draft are shown: those with the highest workload. */
const MOST_TEACHERS = 5;

/** Checks the school's data; takes a few tenths of a second in a thread. */
export async function testTimetable({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.testTimetable>> {
  const week = await readWeek(db, school.id);
  const rules = await readRules(db, school.id);
  const instance = makeInstance(week, rules);
  const locked = await listLockedLessons(db, school.id, null, week.lessons);
  const read = readInstance(instance);
  return {
    sections: instance.groups.length,
    lessons: countPeriods(instance.lessons),
    withoutTeacher: countPeriods(instance.lessons.filter(({ teachers }) => teachers.length === 0)),
    problems: 'problems' in read ? read.problems : listRuleProblems(week, rules, instance),
    contradictions: 'problems' in read ? [] : await testInThread(read.instance, toPlacements(week, instance, locked)),
    alternatives: await listAlternatives(db, school.id),
  };
}

function countPeriods(lessons: readonly TimetableLesson[]): number {
  return lessons.reduce((sum, { blocks }) => sum + blocks.reduce((all, { len }) => all + len, 0), 0);
}

export async function listTimetableDrafts({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listTimetableDrafts>> {
  const week = await readWeek(db, school.id);
  const rules = await readRules(db, school.id);
  const drafts = await store.listDrafts(db, school.id);
  return {
    inForce: judge(week, week.lessons, rules),
    drafts: bestFirst(
      drafts.map(({ lessons, locked, seconds: _seconds, ...row }) => ({
        ...row,
        locked: locked.length,
        quality: judge(week, lessons, rules),
      })),
    ),
  };
}

/** The drafts of the latest run first, and within a run the best: the most lessons placed, then the lowest score. */
function bestFirst(drafts: TimetableDraft[]): TimetableDraft[] {
  const open = ({ unplaced }: TimetableDraft) => unplaced.reduce((sum, { count }) => sum + count, 0);
  return drafts.sort(
    (a, b) =>
      b.createdAt.localeCompare(a.createdAt) ||
      Number(a.quality.lessons === 0) - Number(b.quality.lessons === 0) ||
      open(a) - open(b) ||
      a.quality.score.total - b.quality.score.total ||
      a.number - b.number,
  );
}

function judge(week: Week, lessons: Week['lessons'], rules: Rules): TimetableQuality {
  const { instance, placements } = describeWeek(week, lessons, rules);
  const { teachers, ...score } = scoreTimetable(instance, placements);
  const burden = (one: (typeof teachers)[number]) => one.gaps + 2 * one.longRuns + one.lateCore;
  const most = teachers.toSorted((a, b) => burden(b) - burden(a)).slice(0, MOST_TEACHERS);
  return { lessons: countPlaces(lessons), score, teachers: most.map(({ id, ...counts }) => ({ teacherId: id, ...counts })) };
}

/** Adds drafts to be generated, and wakes the background job. */
export async function startTimetableDraft(
  { db, school, admin, audit, platform }: WriteContext,
  { body }: Input<typeof calls.startTimetableDraft>,
): Promise<CallAnswer<typeof calls.startTimetableDraft>> {
  await lockTimetable(db, school.id);
  const week = await readWeek(db, school.id);
  const instance = makeInstance(week, await readRules(db, school.id));
  if (instance.lessons.length === 0 || instance.periods.length === 0) throw new Refusal('unprocessable', 'nothingToGenerate');
  const drafts = await store.listDrafts(db, school.id);
  if (drafts.some(({ state }) => state === 'waiting' || state === 'running')) throw new Refusal('conflict', 'draftRunning');
  if (drafts.length + body.count > MOST_DRAFTS) throw new Refusal('conflict', 'draftsFull');
  const from = body.from === undefined ? null : await takeKnown(db, school.id, body.from);
  const locked = await listLockedLessons(db, school.id, from?.id ?? null, from?.lessons ?? week.lessons);
  const draft = {
    origin: 'generated',
    state: 'waiting',
    seconds: body.seconds,
    lessons: [] as Week['lessons'],
    locked,
    accountId: admin.id,
  } as const;
  const ids: string[] = [];
  for (let n = 0; n < body.count; n++) {
    const id = await store.insertDraft(db, school.id, draft);
    audit({ entity: 'timetableDraft', entityId: id, after: { seconds: body.seconds, locked: locked.length } });
    ids.push(id);
  }
  platform.wakeJob(GENERATE_JOB);
  return { id: ids[0] ?? '', ids };
}

export async function getTimetableDraft(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getTimetableDraft>,
): Promise<CallAnswer<typeof calls.getTimetableDraft>> {
  const draft = await store.findDraft(db, school.id, params.draftId);
  if (draft === null) throw notFound();
  const week = await readWeek(db, school.id);
  return { number: draft.number, lessons: shortenLessons(week, draft.lessons) };
}

/** All timetables by rule and by teacher, for comparison with the present one. */
export async function compareTimetables({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.compareTimetables>> {
  const week = await readWeek(db, school.id);
  const rules = await readRules(db, school.id);
  const drafts = (await store.listDrafts(db, school.id)).filter(({ lessons }) => lessons.length > 0);
  const now = new Set(week.lessons.map(keyOf));
  const compare = (lessons: Week['lessons']): ComparedTimetable => {
    const { instance, placements } = describeWeek(week, lessons, rules);
    const { teachers, ...score } = scoreTimetable(instance, placements);
    const rows = teachers.map(({ id, ...counts }) => ({ teacherId: id, ...counts }));
    return { lessons: countPlaces(lessons), score, teachers: rows, changed: countPlaces(lessons.filter((row) => !now.has(keyOf(row)))) };
  };
  return { inForce: compare(week.lessons), drafts: drafts.map(({ id, lessons }) => ({ id, ...compare(lessons) })) };
}

function keyOf({ sectionId, day, periodId, subjectId, teacherId }: Week['lessons'][number]): string {
  return [sectionId, day, periodId, subjectId, teacherId].join(' ');
}

export async function renameTimetableDraft(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.renameTimetableDraft>,
): Promise<CallAnswer<typeof calls.renameTimetableDraft>> {
  const draft = await takeKnown(db, school.id, params.draftId);
  await store.renameTimetableDraft(db, school.id, draft.id, body.name);
  audit({ entity: 'timetableDraft', entityId: draft.id, before: { name: draft.name }, after: { name: body.name } });
  return {};
}

export async function stopTimetableDraft(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.stopTimetableDraft>,
): Promise<CallAnswer<typeof calls.stopTimetableDraft>> {
  const draft = await takeKnown(db, school.id, params.draftId);
  await store.endDraft(db, school.id, draft.id, 'stopped');
  stopSearch(draft.id);
  audit({ entity: 'timetableDraft', entityId: draft.id, after: { state: 'stopped' } });
  return {};
}

export async function deleteTimetableDraft(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.deleteTimetableDraft>,
): Promise<CallAnswer<typeof calls.deleteTimetableDraft>> {
  const draft = await takeKnown(db, school.id, params.draftId);
  await store.deleteTimetableDraft(db, school.id, draft.id);
  audit({ entity: 'timetableDraft', entityId: draft.id, before: { number: draft.number } });
  return {};
}

/** A draft; refuses an unknown one. */
export async function takeKnown(db: WriteContext['db'], schoolId: string, draftId: string): Promise<store.DraftRow> {
  const draft = await store.findDraft(db, schoolId, draftId);
  if (draft === null) throw notFound();
  return draft;
}
