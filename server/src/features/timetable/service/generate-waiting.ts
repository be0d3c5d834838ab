import { setTimeout as pause } from 'node:timers/promises';
import { type Database, sql } from '#platform/db';
import { takeTurns } from '#platform/jobs';
import type { Blocked } from '../generator/kernel/generate.ts';
import { makeInstance } from '../generator/school/make-instance.ts';
import { toLessons, toPlacements } from '../generator/school/placements.ts';
import { makeInThread } from '../generator/threads.ts';
import type { DraftProgress } from '../generator/worker/generate-draft.ts';
import * as store from '../store/drafts.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { readRules } from '../store/rules.store.ts';
import { proveConflict } from './prove-conflict.ts';

/** The interval for checking whether a run was stopped and saving its result, in milliseconds. */
const LOOK_MS = 250;

type Needs = { database: Database; signal: AbortSignal };

/** The searches of this process by draft: to stop one here, nothing has to wait for the next look at the database. */
const searches = new Map<string, () => void>();

/** Stops the search for a draft, if it runs in this process; another process sees the draft's state within a quarter of a second. */
export function stopSearch(draftId: string): void {
  searches.get(draftId)?.();
}

/** Generates waiting drafts, one for each school in turn. When a server stops or is killed, the next one continues the draft with its result so far. */
export function generateWaiting({ database, signal }: Needs): Promise<void> {
  return takeTurns({
    list: async () => (await database.global.rows<{ id: string }>(sql`select id from schools`)).map(({ id }) => id),
    signal,
    take: async (schoolId) => {
      const draft = await database.schoolTransaction(schoolId, (db) => store.takeDraft(db, schoolId));
      if (draft !== null) await makeOne({ database, signal }, schoolId, draft);
      return draft !== null;
    },
  });
}

async function makeOne({ database, signal }: Needs, schoolId: string, draft: store.DraftRow): Promise<void> {
  const inSchool = <T>(work: Parameters<typeof database.schoolTransaction<T>>[1]) => database.schoolTransaction(schoolId, work);
  const week = await inSchool((db) => readWeek(db, schoolId));
  const rules = await inSchool((db) => readRules(db, schoolId));
  const instance = makeInstance(withTeachersOf(week, draft.locked), rules);
  const locks = toPlacements(week, instance, draft.locked);
  let latest: DraftProgress | undefined;
  const from = toPlacements(week, instance, lockedFirst(draft));
  const seconds = Math.max(1, draft.seconds * (1 - draft.done));
  const doneOf = (done: number) => Math.min(1, draft.done + done * (1 - draft.done));
  const { made, stop } = makeInThread({ instance, seed: draft.number, seconds, from, locks }, (progress) => {
    latest = progress;
  });
  searches.set(draft.id, stop);
  const note = (
    found: Pick<DraftProgress, 'done' | 'placements'>,
    end: Partial<Pick<store.DraftRow, 'conflict'>> & { unplaced?: readonly Blocked[]; isOver: boolean },
  ) =>
    inSchool((db) =>
      store.noteDraft(db, schoolId, draft.id, {
        done: doneOf(found.done),
        lessons: toLessons(week, instance, found.placements),
        unplaced: gather(end.unplaced ?? []),
        conflict: end.conflict ?? null,
        isOver: end.isOver,
      }),
    );
  const isWanted = async () => !signal.aborted && (await inSchool((db) => store.isRunning(db, schoolId, draft.id)));
  let isOver = false;
  const end = () => {
    isOver = true;
    searches.delete(draft.id);
  };
  const ended = made.then(end, end);
  while (!isOver) {
    await Promise.race([ended, pause(LOOK_MS)]);
    const found = latest;
    latest = undefined;
    if (found && !isOver) await note(found, { isOver: false });
    if (!(await isWanted())) stop();
  }
  try {
    const { placements, unplaced } = await made;
    // When the server stops, the draft stays in the state running, and the next server continues it.
    const found = { done: signal.aborted ? (latest?.done ?? 0) : 1, placements };
    let conflict: store.DraftRow['conflict'] = null;
    if (unplaced.length > 0 && (await isWanted())) {
      await note(found, { unplaced, isOver: false });
      conflict = await proveConflict(instance, { locks, unplaced: unplaced.map(({ lesson }) => lesson), isWanted });
    }
    await note(found, { unplaced, conflict, isOver: !signal.aborted });
  } catch (error) {
    await inSchool((db) => store.endDraft(db, schoolId, draft.id, 'failed'));
    throw error;
  }
}

/** The lessons of a saved draft, locked ones first, so that they keep their sittings. */
function lockedFirst({ lessons, locked }: store.DraftRow): Week['lessons'] {
  const key = ({ sectionId, day, periodId }: Week['lessons'][number]) => `${sectionId} ${day} ${periodId}`;
  const held = new Set(locked.map(key));
  return [...lessons.filter((row) => held.has(key(row))), ...lessons.filter((row) => !held.has(key(row)))];
}

/** The week with the teachers of locked lessons, which may come from a draft: a lock keeps its teacher. */
function withTeachersOf(week: Week, locked: Week['lessons']): Week {
  if (locked.length === 0) return week;
  const key = ({ sectionId, subjectId }: Week['lessons'][number]) => `${sectionId} ${subjectId}`;
  const own = locked.filter(({ groupId }) => !groupId);
  const teacherOf = new Map(own.map((row) => [key(row), row.teacherId]));
  const lessons = week.lessons.map((row) => (row.groupId ? row : { ...row, teacherId: teacherOf.get(key(row)) ?? row.teacherId }));
  const present = new Set(lessons.map(key));
  const counted = new Set(week.subjects.filter(({ perWeek }) => perWeek > 0).map(({ id }) => id));
  return { ...week, lessons: [...lessons, ...own.filter((row) => !present.has(key(row)) && counted.has(row.subjectId))] };
}

/** The unplaced sittings by section and subject, with the people who are busy in most of their possible places. */
function gather(unplaced: readonly Blocked[]): store.Unplaced[] {
  const rows = new Map<string, store.Unplaced>();
  for (const { lesson, blockers } of unplaced) {
    const [sectionId = '', subjectId = ''] = lesson.split(' ');
    const row = rows.get(lesson) ?? { sectionId, subjectId, count: 0, blockers: blockers.slice(0, 2).map(({ who }) => who) };
    row.count++;
    rows.set(lesson, row);
  }
  return [...rows.values()];
}
