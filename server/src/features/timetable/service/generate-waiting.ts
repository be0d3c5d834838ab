import { setTimeout as pause } from 'node:timers/promises';
import { type Database, sql } from '#platform/db';
import type { Blocked } from '../generator/kernel/generate.ts';
import { makeInstance } from '../generator/school/make-instance.ts';
import { toLessons, toPlacements } from '../generator/school/placements.ts';
import { makeInThread } from '../generator/threads.ts';
import type { DraftProgress } from '../generator/worker/generate-draft.ts';
import * as store from '../store/drafts.store.ts';
import { readWeek } from '../store/lessons.store.ts';
import { readRules } from '../store/rules.store.ts';

/** How often it is seen whether somebody stopped it, and what was found is written down, in milliseconds. */
const LOOK_MS = 250;

type Needs = { database: Database; signal: AbortSignal };

/** Makes all drafts that wait, one after the other. A server that stops, or was killed, leaves its draft to the next one, with what was found. */
export async function generateWaiting({ database, signal }: Needs): Promise<void> {
  const schools = await database.global.rows<{ id: string }>(sql`select id from schools`);
  for (const { id: schoolId } of schools) {
    for (;;) {
      if (signal.aborted) return;
      const draft = await database.schoolTransaction(schoolId, (db) => store.takeDraft(db, schoolId));
      if (draft === null) break;
      await makeOne({ database, signal }, schoolId, draft);
    }
  }
}

async function makeOne({ database, signal }: Needs, schoolId: string, draft: store.DraftRow): Promise<void> {
  const inSchool = <T>(work: Parameters<typeof database.schoolTransaction<T>>[1]) => database.schoolTransaction(schoolId, work);
  const week = await inSchool((db) => readWeek(db, schoolId));
  const instance = makeInstance(week, await inSchool((db) => readRules(db, schoolId)));
  let latest: DraftProgress | undefined;
  const from = toPlacements(week, instance, draft.lessons);
  const seconds = Math.max(1, draft.seconds * (1 - draft.done));
  const doneOf = (done: number) => Math.min(1, draft.done + done * (1 - draft.done));
  const { made, stop } = makeInThread({ instance, seed: draft.number, seconds, from }, (progress) => {
    latest = progress;
  });
  const note = (found: Pick<DraftProgress, 'done' | 'placements'>, unplaced: readonly Blocked[], isOver: boolean) =>
    inSchool((db) =>
      store.noteDraft(db, schoolId, draft.id, {
        done: doneOf(found.done),
        lessons: toLessons(week, instance, found.placements),
        unplaced: gather(unplaced),
        isOver,
      }),
    );
  let isOver = false;
  const ended = made.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  while (!isOver) {
    await Promise.race([ended, pause(LOOK_MS)]);
    const found = latest;
    latest = undefined;
    if (found && !isOver) await note(found, [], false);
    if (signal.aborted || !(await inSchool((db) => store.isRunning(db, schoolId, draft.id)))) stop();
  }
  try {
    const { placements, unplaced } = await made;
    // A server that stops leaves the draft running: the next one goes on from here.
    await note({ done: signal.aborted ? (latest?.done ?? 0) : 1, placements }, unplaced, !signal.aborted);
  } catch (error) {
    await inSchool((db) => store.endDraft(db, schoolId, draft.id, 'failed'));
    throw error;
  }
}

/** The sittings without a place by section and subject, with those who are busy in most of the places they might have. */
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
