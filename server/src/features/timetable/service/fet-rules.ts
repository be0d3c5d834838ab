import { resolve } from 'node:path';
import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { UploadContext } from '#platform/http';
import { openThreads } from '#platform/threads';
import { say } from '#platform/words';
import type { FetFailure, FetFile } from '../fet/fet-file.ts';
import { rulesOfFet } from '../fet/rules-of-fet.ts';
import { readWeek } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import { NO_CHANGE, readRules, saveTimetableRules } from '../store/rules.store.ts';
import { auditRules, refuseTwice } from './rules.ts';

/** How many problems are listed; their total number is always given. */
const MOST_TOLD = 200;
/** An uploaded file is not trusted: one that takes too much ends only its own thread. */
const read = openThreads({ most: 1, timeMs: 30_000, heapMb: 256, tooMuch: () => new Refusal('tooLarge', 'fetTooLarge') });
const WORKER = resolve(import.meta.dirname, '../fet/read-fet.ts');

/** The rules in a file of FET, and what Shala does not know of them, without saving anything. */
export async function readFetRules({ db, school, file }: UploadContext): Promise<CallAnswer<typeof calls.readFetRules>> {
  const fet = await readFile(file.bytes);
  const { counts, problems } = rulesOfFet(fet, await readWeek(db, school.id), await readRules(db, school.id), closureName());
  return {
    ...counts,
    problems: problems.slice(0, MOST_TOLD).map((one) => ({ ...one, text: one.text.slice(0, 200), other: one.other.slice(0, 200) })),
    problemCount: problems.length,
  };
}

/** Saves the rules that were understood. */
export async function saveFetRules(context: UploadContext): Promise<CallAnswer<typeof calls.saveFetRules>> {
  const fet = await readFile(context.file.bytes);
  return context.inTransaction(async ({ db, school, audit }) => {
    await lockTimetable(db, school.id);
    const [week, before] = [await readWeek(db, school.id), await readRules(db, school.id)];
    const first = rulesOfFet(fet, week, before, closureName());
    if (first.counts.sections === 0) throw new Refusal('unprocessable', 'fetNoSections');
    // Rules about a new room need its id.
    await saveTimetableRules(db, school.id, { ...NO_CHANGE, rooms: first.rules.rooms });
    const { rules, counts } = rulesOfFet(fet, week, await readRules(db, school.id), closureName());
    await refuseTwice(db, school.id, rules.splits);
    await saveTimetableRules(db, school.id, { ...rules, rooms: [] });
    auditRules({ school, audit }, before, await readRules(db, school.id));
    return { sections: counts.sections, periods: counts.periods };
  });
}

function closureName(): string {
  return say('Closed as per FET file');
}

async function readFile(bytes: Uint8Array): Promise<FetFile> {
  const made = await read<FetFile | FetFailure>(bytes, { file: WORKER, name: 'readFet' });
  if (!('failure' in made)) return made;
  throw new Refusal(made.failure === 'fetTooLarge' ? 'tooLarge' : 'unprocessable', made.failure);
}
