import type { GapRule } from '@shala/contract/exams';

/** A paper with its day and time in the date sheet, if it has them. */
export type Placed = {
  id: string;
  exam: string;
  subjectId: string;
  subject: string;
  className: string;
  sectionIds: readonly string[];
  isCore: boolean;
  onDate: string | null;
  from: number | null;
  minutes: number | null;
};
type Day = { day: string; isSchoolDay: boolean; holiday: string | null };
/** Two subjects of a section that no student takes both of: languages, options. */
export type Apart = { sectionId: string; one: string; other: string };
export type Ground = { days: readonly Day[]; gapRule: GapRule; apart: readonly Apart[]; others: readonly Placed[] };

export type SlotProblem =
  | { code: 'outside'; paper: Placed }
  | { code: 'holiday'; paper: Placed; day: Day }
  | { code: 'time'; paper: Placed }
  | { code: 'clash'; paper: Placed; other: Placed }
  | { code: 'twoCore' | 'noFreeDay'; paper: Placed; other: Placed };

const [EARLIEST, LATEST] = [6 * 60, 21 * 60];

/**
 * Why a paper cannot have its day and time, or null. Reasons: outside the exam, no school day, a time at night, a student with two papers at once, or main
 * papers closer together than the exam's rule allows. The gap counts school days only: a Sunday is not a day for preparation.
 */
export function findProblem(paper: Placed, { days, gapRule, apart, others }: Ground): SlotProblem | null {
  if (paper.onDate === null || paper.from === null || paper.minutes === null) return null;
  const day = days.find((one) => one.day === paper.onDate);
  if (day === undefined) return { code: 'outside', paper };
  if (!day.isSchoolDay) return { code: 'holiday', paper, day };
  if (paper.from < EARLIEST || paper.from + paper.minutes > LATEST) return { code: 'time', paper };
  const shared = others.filter((other) => other.id !== paper.id && other.onDate !== null && sectionsOfBoth(paper, other, apart).length > 0);
  const clash = shared.find((other) => other.onDate === paper.onDate && overlaps(paper, other));
  if (clash !== undefined) return { code: 'clash', paper, other: clash };
  if (gapRule === 'none' || !paper.isCore) return null;
  const core = shared.filter((other) => other.isCore);
  const same = core.find((other) => other.onDate === paper.onDate);
  if (same !== undefined) return { code: 'twoCore', paper, other: same };
  const near = gapRule === 'dayBetween' ? core.find((other) => daysBetween(paper.onDate as string, other.onDate as string) < 2) : undefined;
  return near === undefined ? null : { code: 'noFreeDay', paper, other: near };
}

/** The sections in which a student writes both papers. */
export function sectionsOfBoth(paper: Placed, other: Placed, apart: readonly Apart[]): string[] {
  const isApart = (section: string) =>
    apart.some(
      ({ sectionId, one, other: two }) =>
        sectionId === section &&
        ((one === paper.subjectId && two === other.subjectId) || (one === other.subjectId && two === paper.subjectId)),
    );
  return paper.sectionIds.filter((id) => other.sectionIds.includes(id) && !isApart(id));
}

/** The papers that begin before another paper of their class is over, each pair once. They are at the same time because no student takes both. */
export function pairsAtOnce(added: readonly Placed[], papers: readonly Placed[]): [Placed, Placed][] {
  const all = [...papers.filter(({ onDate }) => onDate !== null), ...added];
  return added.flatMap((paper) =>
    all
      .slice(0, all.indexOf(paper))
      .filter((other) => other.className === paper.className && other.onDate === paper.onDate && overlaps(paper, other))
      .map((other): [Placed, Placed] => [other, paper]),
  );
}

function overlaps(one: Placed, other: Placed): boolean {
  const [from, otherFrom] = [one.from ?? 0, other.from ?? 0];
  return from < otherFrom + (other.minutes ?? 0) && otherFrom < from + (one.minutes ?? 0);
}

/** Calendar days from one day to another. */
function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}

/** Gives each paper without a day the first possible day, at the exam's usual time. A paper that fits on no day stays without one. */
export function fillDays(papers: readonly Placed[], ground: Ground & { from: number; minutes: number }): Placed[] {
  const placed = papers.filter(({ onDate }) => onDate !== null);
  const added: Placed[] = [];
  for (const paper of papers.filter(({ onDate }) => onDate === null)) {
    for (const { day } of ground.days) {
      const tried = { ...paper, onDate: day, from: ground.from, minutes: ground.minutes };
      if (findProblem(tried, { ...ground, others: [...placed, ...added, ...ground.others] }) !== null) continue;
      added.push(tried);
      break;
    }
  }
  return added;
}

/** Moves the days of an earlier exam to school days from a first day on: in the same order, and with the same distances where holidays allow. */
export function shiftDays(earlier: readonly string[], schoolDays: readonly string[]): Map<string, string> {
  const shifted = new Map<string, string>();
  const inOrder = [...new Set(earlier)].sort();
  const [firstOld, firstNew] = [inOrder[0], schoolDays[0]];
  if (firstOld === undefined || firstNew === undefined) return shifted;
  let last = '';
  for (const day of inOrder) {
    const wanted = new Date(Date.parse(firstNew) + Date.parse(day) - Date.parse(firstOld)).toISOString().slice(0, 10);
    const found = schoolDays.find((one) => one >= wanted && one > last);
    if (found === undefined) break;
    shifted.set(day, found);
    last = found;
  }
  return shifted;
}
