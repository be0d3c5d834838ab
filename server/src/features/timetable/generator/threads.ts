import { resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { Contradiction, Placement, TimetableInstance } from '@shala/contract/timetable';
import { Piscina } from 'piscina';
import { openThreads } from '#platform/threads';
import type { Tried, TryTask } from './conflict/try-lessons.ts';
import type { Repaired, RepairTask } from './repair/repair-week.ts';
import type { DraftProgress, DraftTask, MadeDraft } from './worker/generate-draft.ts';

const FILE = resolve(import.meta.dirname, 'worker/generate-draft.ts');
const ANALYSE = resolve(import.meta.dirname, 'worker/analyse.ts');
let makers: Piscina | undefined;
/** A check takes seconds. It has its own thread, so that it does not wait for a timetable being generated. */
const test = openThreads({ most: 1, timeMs: 60_000, heapMb: 256 });

/** A user waits for a repair, but not for the proof of a conflict. */
const repair = openThreads({ most: 1, timeMs: 30_000, heapMb: 256 });
const proof = openThreads({ most: 1, timeMs: 60_000, heapMb: 256 });

const openPool = () =>
  new Piscina({
    filename: FILE,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

/** Checks an instance in a separate kind of thread, so that it does not wait for a timetable being generated. */
export function testInThread(instance: TimetableInstance, locks: Placement[]): Promise<Contradiction[]> {
  return test({ instance, locks }, { file: FILE, name: 'testInstance' });
}

/** Repairs a timetable in a thread. */
export function repairInThread(task: RepairTask): Promise<Repaired> {
  return repair(task, { file: ANALYSE, name: 'repairWeek' });
}

/** Examines whether some lessons alone have a timetable, in a thread. */
export function tryInThread(task: TryTask): Promise<Tried> {
  return proof(task, { file: ANALYSE, name: 'tryLessons' });
}

/** Generates a timetable in a worker thread. `stop` ends the search; the best result so far is returned. */
export function makeInThread(
  task: Omit<DraftTask, 'stop' | 'port'>,
  onProgress: (progress: DraftProgress) => void,
): { made: Promise<MadeDraft>; stop: () => void } {
  makers ??= openPool();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onProgress);
  const made = makers
    .run({ ...task, stop, port: port2 } satisfies DraftTask, { name: 'makeDraft', transferList: [port2] })
    .finally(() => port1.close()) as Promise<MadeDraft>;
  return { made, stop: () => void Atomics.store(stop, 0, 1) };
}
