import type { DayName } from '@shala/contract/timetable';
import type { Board, BoardLesson, Place } from './board.ts';
import { countPeriods, placeKey } from './board.ts';

/** A rule that a lesson would break in a place. `busy` cannot be saved; the others are told and counted. */
export type Problem =
  | { kind: 'busy'; teacherId: string; sectionId: string; place: Place }
  | { kind: 'load'; teacherId: string; count: number; place: Place }
  | { kind: 'twice'; subjectId: string; count: number; place: Place }
  | { kind: 'week'; subjectId: string; count: number; perWeek: number }
  | { kind: 'stranger'; teacherId: string; subjectId: string }
  | { kind: 'locked'; subjectId: string; place: Place }
  /** What is taught in groups is changed in all its classes at once, and not by a single lesson. */
  | { kind: 'split'; groupId: string }
  | { kind: 'away'; teacherId: string; place: Place }
  | { kind: 'closed'; sectionId: string; place: Place }
  | { kind: 'run'; teacherId: string; day: DayName }
  | { kind: 'near'; subjectId: string }
  /** No room that the subject needs is free then. */
  | { kind: 'room'; subjectId: string; place: Place }
  /** A double period of the subject is missing. */
  | { kind: 'long'; subjectId: string }
  /** More sittings of a subject with double periods than a day may have. */
  | { kind: 'often'; subjectId: string; place: Place }
  /** Nothing is broken, but the week of teachers and classes gets worse by so much. */
  | { kind: 'worse'; gaps: number; late: number; runs: number; cost: number };

const COST: Record<Exclude<Problem['kind'], 'worse'>, number> = {
  busy: 1000,
  locked: 1000,
  split: 1000,
  away: 20,
  closed: 20,
  load: 4,
  run: 4,
  twice: 3,
  near: 3,
  room: 5,
  long: 4,
  often: 3,
  week: 3,
  stranger: 5,
};

/** What is wrong with lessons in their new places, when what stands in the `emptied` places is gone. */
export function judge(board: Board, lessons: readonly BoardLesson[], emptied: readonly Place[]): Problem[] {
  const gone = new Set(emptied.map(placeKey));
  for (const lesson of lessons) gone.add(placeKey(lesson));
  return lessons.flatMap((lesson) => judgeOne(board, lesson, { lessons, gone }));
}

/** How much the problems weigh together. */
export function costOf(problems: readonly Problem[]): number {
  return problems.reduce((sum, one) => sum + (one.kind === 'worse' ? one.cost / 4 : COST[one.kind]), 0);
}

/** What cannot be saved at all. */
export function findClash(problems: readonly Problem[]) {
  return problems.find(({ kind }) => kind === 'busy' || kind === 'locked' || kind === 'split');
}

type Round = { lessons: readonly BoardLesson[]; gone: ReadonlySet<string> };

function judgeOne(board: Board, lesson: BoardLesson, { lessons, gone }: Round): Problem[] {
  const { sectionId, subjectId, teacherId, day, periodId } = lesson;
  const place = { sectionId, day, periodId };
  const problems: Problem[] = [];
  const stays = (other: BoardLesson) => !gone.has(placeKey(other));
  const joins = (other: BoardLesson) => other !== lesson;
  const others = (test: (other: BoardLesson) => boolean) =>
    countPeriods(board.lessons.filter((other) => test(other) && stays(other))) +
    lessons.filter((other) => joins(other) && test(other)).length;
  if (lesson.groupId !== undefined) problems.push({ kind: 'split', groupId: lesson.groupId });
  if (teacherId !== null) {
    const there = board.whereIs(teacherId, day, periodId);
    const meets = there && stays(there) ? there : lessons.find((other) => joins(other) && isAt(other, teacherId, lesson));
    if (meets) problems.push({ kind: 'busy', teacherId, sectionId: meets.sectionId, place });
    const load = 1 + others((other) => other.teacherId === teacherId && other.day === day);
    const before = countPeriods(board.lessons.filter((other) => other.teacherId === teacherId && other.day === day));
    if (load > board.mostADay(teacherId) && load > before) problems.push({ kind: 'load', teacherId, count: load, place });
    const teacher = board.teacher(teacherId);
    if (teacher && !board.teaches(teacher, subjectId)) problems.push({ kind: 'stranger', teacherId, subjectId });
  }
  problems.push(...judgeSubject(board, lesson, { others, place }));
  return problems;
}

function judgeSubject(
  board: Board,
  { sectionId, subjectId, day }: BoardLesson,
  { others, place }: { others: (test: (other: BoardLesson) => boolean) => number; place: Place },
): Problem[] {
  const perWeek = board.perWeek(sectionId, subjectId);
  if (perWeek === 0) return [];
  const problems: Problem[] = [];
  const isSame = (other: BoardLesson) => other.sectionId === sectionId && other.subjectId === subjectId;
  const onDay = 1 + others((other) => isSame(other) && other.day === day);
  const before = board.lessons.filter(isSame);
  // Only what becomes worse is news.
  if (
    !board.hand?.hasLongs({ sectionId, subjectId }) &&
    onDay > Math.ceil(perWeek / 6) &&
    onDay > countPeriods(before.filter((other) => other.day === day))
  )
    problems.push({ kind: 'twice', subjectId, count: onDay, place });
  const inWeek = 1 + others(isSame);
  if (inWeek > perWeek && inWeek > countPeriods(before)) problems.push({ kind: 'week', subjectId, count: inWeek, perWeek });
  return problems;
}

function isAt(other: BoardLesson, teacherId: string, { day, periodId }: BoardLesson): boolean {
  return other.teacherId === teacherId && other.day === day && other.periodId === periodId;
}
