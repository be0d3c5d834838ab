import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { anneal, costOf } from './anneal.ts';
import { construct } from './construct.ts';
import { compileProblem, type Problem } from './problem.ts';
import { randomOf } from './random.ts';
import { startFrom } from './start-from.ts';
import { type Layout, placementsOf } from './state.ts';
import { teacherDays } from './teacher-day.ts';

/** The timetable so far; `unplaced` are the sittings without a place, and `score` is that of the placed ones. */
type Progress = {
  phase: 'placing' | 'improving';
  /** From 0 to 1. */
  done: number;
  score: number;
  placements: () => Placement[];
};
export type Generated = {
  placements: Placement[];
  unplaced: { lesson: string; block: number }[];
  /** Soft score, including the cost of moved sittings in a repair. */
  score: number;
  /** Milliseconds until every sitting was placed; null when one is not. */
  validAfterMs: number | null;
  moves: number;
};

export type GenerateOptions = {
  seed: number;
  /** The clock, in milliseconds: the kernel does not read the time itself. */
  now: () => number;
  /** Time limit for everything. Leave it out and give `maxMoves` for a result that depends on the seed only. */
  seconds?: number;
  /** Steps of the improvement; the search for places has the same limit. */
  maxMoves?: number;
  /** Steps of the search for places, if different from those of the improvement. */
  maxPlaceSteps?: number;
  /** Time limit for the search for places; the whole time when left out. */
  placeSeconds?: number;
  /** Also improves a timetable in which some sittings have no place, in the time that is left. */
  improvesIncomplete?: boolean;
  shouldStop?: () => boolean;
  /** Sittings that must not move. */
  locks?: readonly Placement[];
  /** For a repair: start with this timetable; each moved sitting costs `movePenalty`. */
  repair?: { placements: readonly Placement[]; movePenalty: number };
  onProgress?: (progress: Progress) => void;
};

/** The start heat of a repair: high enough to move one sitting, at a cost of forty (`MOVE_PENALTY`), so that another one can return to its place. */
const REPAIR_HEAT = 12;

/** Generates a timetable: places all sittings, then improves it until the time or the moves are used up, or the caller stops it. */
export function generate(instance: TimetableInstance, options: GenerateOptions): Generated {
  const { seed, now, seconds = Number.POSITIVE_INFINITY, maxMoves = Number.POSITIVE_INFINITY, shouldStop, repair } = options;
  const begun = now();
  const problem = compileProblem(instance, {
    ...(options.locks ? { locks: options.locks } : {}),
    ...(repair ? { home: repair } : {}),
  });
  const days = teacherDays(problem);
  const random = randomOf(seed);
  const elapsed = () => (now() - begun) / 1000;
  const isStopped = () => shouldStop?.() === true;
  const built = construct(problem, days, {
    random,
    isGoing: () => elapsed() < Math.min(seconds, options.placeSeconds ?? seconds) && !isStopped(),
    maxSteps: options.maxPlaceSteps ?? maxMoves,
    ...(repair ? { from: startFrom(problem, days, instance, repair.placements) } : {}),
  });
  const placements = (layout: Layout) => placementsOf(problem, layout, instance.rooms);
  const unplaced = built.unplaced.flatMap((unit) => problem.units[unit]?.members ?? []);
  if (unplaced.length > 0 && !options.improvesIncomplete)
    return { placements: placements(built.state), unplaced, score: costOf(problem, days, built.state), validAfterMs: null, moves: 0 };
  const validAfterMs = unplaced.length > 0 ? null : now() - begun;
  const improveFrom = elapsed();
  const progress = (moves: number) =>
    isStopped() ? 1 : Math.max(share(elapsed() - improveFrom, seconds - improveFrom), share(moves, maxMoves));
  const tell = (layout: Layout, score: number, done: number) =>
    options.onProgress?.({ phase: 'improving', done, score, placements: () => placements(layout) });
  tell(built.state, costOf(problem, days, built.state), 0);
  const improved = anneal(problem, days, built.state, {
    random,
    progress,
    onBest: (layout, score, moves) => tell(layout, score, progress(moves)),
    ...(repair ? { startHeat: REPAIR_HEAT } : {}),
  });
  return { placements: placements(improved.layout), unplaced, score: improved.cost, validAfterMs, moves: improved.moves };
}

function share(part: number, whole: number): number {
  if (whole <= 0) return 1;
  return whole === Number.POSITIVE_INFINITY ? 0 : part / whole;
}

/** What prevents sittings without a place: the people and rooms, with the number of possible places that they block. */
export type Blocked = { lesson: string; block: number; places: number; blockers: { who: string; places: number }[] };

/** Explains each unplaced sitting by who is busy in its possible places. */
export function explainUnplaced(
  instance: TimetableInstance,
  { placements, unplaced }: Pick<Generated, 'placements' | 'unplaced'>,
  locks: readonly Placement[] = [],
): Blocked[] {
  const problem: Problem = compileProblem(instance, { locks });
  const state = startFrom(problem, teacherDays(problem), instance, placements);
  const names = [...instance.groups, ...instance.teachers].map(({ id }) => id);
  const unitOf = new Map(
    problem.units.flatMap(({ members }, unit) => members.map(({ lesson, block }) => [`${block} ${lesson}`, unit] as const)),
  );
  return unplaced.map(({ lesson, block }) => {
    const unit = unitOf.get(`${block} ${lesson}`) ?? 0;
    const { from, items } = problem.starts;
    const starts = items.subarray(from[unit], from[unit + 1]);
    const counts = new Map<string, number>();
    for (const start of starts)
      for (const { resource } of (problem.units[unit]?.needs ?? []).filter((need) => isBusy(problem, state.occupant, need, start)))
        counts.set(names[resource] ?? '', (counts.get(names[resource] ?? '') ?? 0) + 1);
    const blockers = [...counts].map(([who, places]) => ({ who, places })).sort((a, b) => b.places - a.places);
    return { lesson, block, places: starts.length, blockers };
  });
}

function isBusy({ S }: Problem, occupant: Int32Array, { resource, length }: { resource: number; length: number }, start: number): boolean {
  const place = resource * S + start;
  return occupant.subarray(place, place + length).some((who) => who >= 0);
}
