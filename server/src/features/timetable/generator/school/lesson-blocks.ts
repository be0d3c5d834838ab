import type { TimetableLesson } from '@shala/contract/timetable';
import type { Wanted } from './list-wanted.ts';
import type { RuleIndex, Slot } from './rule-index.ts';

/** A subject with at least this many periods a week is a main subject. */
export const CORE_PERIODS = 5;

type Block = TimetableLesson['blocks'][number];

/**
 * The sittings of a subject in a section, and how many of them a day may have: fixed ones first, then double periods (as many as fit), then single ones. Early
 * or late subjects only in that half of the day.
 */
export function makeBlocks(
  { sectionId, subjectId, periods }: Wanted,
  openDays: readonly Slot[][],
  index: RuleIndex,
  teacherId?: string,
): Pick<TimetableLesson, 'blocks' | 'maxBlocksPerDay'> {
  const { longCount = 0, longLength = 2, partOfDay = 'any', onceADay = false } = index.shapeOf(subjectId) ?? {};
  const rooms = index.roomsOf(subjectId);
  const isForLongs = index.hasRoomForLongsOnly(subjectId);
  const fixed = index.fixedOf(sectionId, subjectId).slice(0, periods);
  const blocks: Block[] = [];
  let longs = Math.min(longCount, Math.floor(periods / longLength));
  let left = periods;
  const add = (len: number, starts?: Slot[]) => {
    blocks.push({ len, rooms: isForLongs && len === 1 ? [] : rooms, ...(starts && { starts }) });
    left -= len;
  };
  for (let place = 0; place < fixed.length; ) {
    const slot = fixed[place] ?? [0, 0];
    const isLong =
      longs > 0 &&
      Array.from({ length: longLength }, (_, k) => [slot[0], slot[1] + k]).every((at, k) => String(fixed[place + k]) === String(at));
    if (isLong) longs--;
    add(isLong ? longLength : 1, [slot]);
    place += isLong ? longLength : 1;
  }
  const half = partOfDay === 'any' ? null : halfOf(openDays, partOfDay);
  // The breaks that all classes have are in the instance; those of a wing's own times limit where a double period may begin.
  const longStarts = index.hasOwnTimes
    ? (half ?? startsIn(openDays))(longLength).filter((slot) => !index.crossesOwnBreak(index.classOf(sectionId), slot, longLength))
    : half?.(longLength);
  for (longs = Math.min(longs, Math.floor(left / longLength)); longs > 0; longs--) add(longLength, longStarts);
  while (left > 0) add(1, half?.(1));
  return {
    blocks,
    maxBlocksPerDay: Math.max(
      onceADay ? 1 : spread(blocks.length, openDays, index.teacher(teacherId ?? '')?.away ?? []),
      mostFixedOnADay(blocks),
    ),
  };
}

/** The lowest possible number a day, over the days on which the section has lessons and its teacher is available. */
function spread(count: number, openDays: readonly Slot[][], away: readonly Slot[]): number {
  const absent = new Set(away.map(String));
  const days = openDays.filter((slots) => slots.some((slot) => !absent.has(String(slot))));
  return Math.ceil(count / Math.max(1, days.length));
}

/** Fixed sittings take precedence over having the subject once a day. */
function mostFixedOnADay(blocks: readonly Block[]): number {
  const days = new Map<number, number>();
  for (const { starts } of blocks) {
    const [only, ...more] = starts ?? [];
    if (only && more.length === 0) days.set(only[0], (days.get(only[0]) ?? 0) + 1);
  }
  return Math.max(0, ...days.values());
}

/**
 * The slots in which a sitting of a length may begin to be in the first or second half of the day; with an odd number of periods, the middle one is in both.
 */
function halfOf(openDays: readonly Slot[][], part: 'early' | 'late'): (length: number) => Slot[] {
  const days = openDays.map((slots) => {
    const count = Math.ceil(slots.length / 2);
    return part === 'early' ? slots.slice(0, count) : slots.slice(slots.length - count);
  });
  return startsIn(days);
}

/** The slots of some days in which a sitting of a length may begin. */
function startsIn(days: readonly Slot[][]): (length: number) => Slot[] {
  return (length) =>
    days.flatMap((slots) => {
      const periods = new Set(slots.map(([, period]) => period));
      return slots.filter(([, period]) => Array.from({ length }, (_, k) => period + k).every((at) => periods.has(at)));
    });
}
