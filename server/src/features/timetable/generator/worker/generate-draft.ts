import type { MessagePort } from 'node:worker_threads';
import type { Contradiction, Placement, TimetableInstance } from '@shala/contract/timetable';
import { type Blocked, explainUnplaced, type Generated, generate } from '../kernel/generate.ts';
import { precheck } from '../precheck/precheck.ts';
import { packDays } from '../school/pack-days.ts';

export type DraftTask = {
  instance: TimetableInstance;
  seed: number;
  seconds: number;
  /** The result of an interrupted search. */
  from: Placement[];
  /** Sittings that must not move. */
  locks: Placement[];
  /** Its first element is set to stop the search. */
  stop: Int32Array;
  /** Receives intermediate results. */
  port: MessagePort;
};
export type DraftProgress = { done: number; placements: Placement[] };
export type MadeDraft = Pick<Generated, 'placements'> & { unplaced: Blocked[] };

/** The interval of intermediate results, in milliseconds. */
const TELL_MS = 500;

/** The share of the time after which days without vacant periods are given up. */
const PACKED_SHARE = 0.3;
/** The share of the remaining time after which lessons stay without a place, and the others are improved. */
const PLACE_SHARE = 0.6;

/** Generates a timetable. Runs in a worker thread, and ends soon after it is told to stop. */
export function makeDraft({ instance, seed, seconds, from, locks, stop, port }: DraftTask): MadeDraft {
  const now = () => performance.now();
  const shouldStop = () => Atomics.load(stop, 0) === 1;
  const begun = now();
  let told = 0;
  const make = (asked: TimetableInstance, time: number, placeSeconds: number, improvesIncomplete = false) =>
    generate(asked, {
      seed,
      seconds: time,
      placeSeconds,
      improvesIncomplete,
      now,
      locks,
      shouldStop,
      ...(from.length > 0 ? { repair: { placements: from, movePenalty: 0 } } : {}),
      onProgress: ({ done, placements }) => {
        if (now() - told < TELL_MS) return;
        told = now();
        port.postMessage({ done, placements: placements() } satisfies DraftProgress);
      },
    });
  const packed = openLocked(packDays(instance), locks);
  const canPack = precheck(packed, locks, shouldStop).length === 0;
  // Stopped before the search: what there was stays.
  if (shouldStop()) return { placements: from, unplaced: [] };
  const first = canPack ? make(packed, seconds, seconds * PACKED_SHARE) : null;
  if (first?.unplaced.length === 0) return { placements: first.placements, unplaced: [] };
  if (first && shouldStop()) return { placements: first.placements, unplaced: explainUnplaced(instance, first, locks) };
  const rest = seconds - (now() - begun) / 1000;
  const made = make(instance, rest, rest * PLACE_SHARE, true);
  return { placements: made.placements, unplaced: explainUnplaced(instance, made, locks) };
}

/** A locked lesson also stays in a slot that a day without vacant periods would leave empty. */
function openLocked(packed: TimetableInstance, locks: readonly Placement[]): TimetableInstance {
  if (locks.length === 0) return packed;
  const groupsOf = new Map(packed.lessons.map(({ id, groups }) => [id, groups]));
  const open = new Set(locks.flatMap(({ lesson, day, period }) => (groupsOf.get(lesson) ?? []).map((id) => `${id} ${day} ${period}`)));
  const groups = packed.groups.map((group) => ({
    ...group,
    unavailable: group.unavailable.filter(([day, period]) => !open.has(`${group.id} ${day} ${period}`)),
  }));
  return { ...packed, groups };
}

/**
 * The check before generating, in a worker thread: a large school takes some tenths of a second. Days without vacant periods are only a preference, so their
 * contradictions are not reported.
 */
export function testInstance({ instance, locks }: { instance: TimetableInstance; locks: Placement[] }): Contradiction[] {
  return precheck(instance, locks);
}
