import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { Board, BoardLesson, Place } from './board.ts';
import { placeKey } from './board.ts';
import { costOf, findClash, judge, type Problem } from './judge.ts';

type Filled = Place & { subjectId: string | null; teacherId: string | null };

/** A way to save a wish that clashes: what is put where, what it costs, and which rules it bends. */
export type Way = {
  kind: 'teacher' | 'swap' | 'other';
  /** The other teacher, for `teacher`; the section whose lesson moves, for `other`. */
  teacherId?: string;
  sectionId?: string;
  /** Where the wished lesson (`swap`) or the other section's lesson (`other`) goes. */
  to?: Place;
  /** The lesson that goes the other way, if that place was taken. */
  swapped?: BoardLesson;
  places: Filled[];
  problems: Problem[];
  cost: number;
};

const BASE = { teacher: 1, swap: 2, other: 4 } as const;
const OTHER_DAY = 2;

/**
 * The cheapest ways that work for a lesson whose teacher is busy then: another teacher of the subject, another time in the section's
 * week, or another time for the lesson that is in the way. Only ways without any clash are offered, cheapest first. A lesson that is moved is
 * taken off its place `from`.
 */
export function findWays(board: Board, wish: BoardLesson, { most = 3, from }: { most?: number; from?: Place } = {}): Way[] {
  const blocking = wish.teacherId === null ? undefined : board.whereIs(wish.teacherId, wish.day, wish.periodId);
  const round = { board, wish, emptied: from ? [from] : [] };
  const ways = [...otherTeachers(round), ...otherTimes(round)];
  if (blocking && placeKey(blocking) !== placeKey(wish)) ways.push(...otherTimesFor(round, blocking));
  const sorted = ways.filter(({ problems }) => !findClash(problems)).sort((a, b) => a.cost - b.cost);
  return varied(sorted, most);
}

/** The cheapest of each kind first, then whatever is cheapest: three teachers would be one way told three times. */
function varied(sorted: Way[], most: number): Way[] {
  const firsts = (['teacher', 'swap', 'other'] as const).flatMap((kind) => sorted.find((way) => way.kind === kind) ?? []);
  const rest = sorted.filter((way) => !firsts.includes(way));
  return [...firsts, ...rest].slice(0, most).sort((a, b) => a.cost - b.cost);
}

/** The lessons of the board that a way takes off their place without another one for them. */
export function lostBy(board: Board, { places }: Pick<Way, 'places'>): BoardLesson[] {
  const put = places.map(subjectKey);
  return places.flatMap((place) => {
    const there = board.at(place);
    const at = there === undefined ? -1 : put.indexOf(subjectKey(there));
    if (at < 0) return there ?? [];
    put.splice(at, 1);
    return [];
  });
}

const subjectKey = ({ sectionId, subjectId }: { sectionId: string; subjectId: string | null }) => `${sectionId} ${subjectId}`;

type Round = { board: Board; wish: BoardLesson; emptied: Place[] };

function otherTeachers({ board, wish, emptied }: Round): Way[] {
  return board.teachers
    .filter((teacher) => teacher.id !== wish.teacherId && teacher.isTeaching && board.teaches(teacher, wish.subjectId))
    .map((teacher) =>
      way(board, { kind: 'teacher', teacherId: teacher.id, lessons: [{ ...wish, teacherId: teacher.id }], emptied, base: BASE.teacher }),
    )
    .map((found) => ({ ...found, cost: found.cost + dayLoad(board, found.teacherId ?? '', wish) / 10 }));
}

/** The wished lesson goes to another place of its section; what stood there comes here. */
function otherTimes({ board, wish, emptied }: Round): Way[] {
  const left = new Set(emptied.map(placeKey));
  return placesOf(board, wish).flatMap((to) => {
    // Back to where it comes from is no way to move it.
    if (left.has(placeKey(to))) return [];
    const there = board.at(to);
    const lessons = [{ ...wish, ...to }, ...(there ? [{ ...there, ...placeOf(wish) }] : [])];
    const base = BASE.swap + (to.day === wish.day ? 0 : OTHER_DAY) + (there ? 0 : 0.5);
    return [way(board, { kind: 'swap', to, ...(there && { swapped: there }), lessons, emptied, base })];
  });
}

/** The lesson that is in the way goes to another place of its own section, with what stood there coming back. */
function otherTimesFor({ board, wish, emptied: left }: Round, blocking: BoardLesson): Way[] {
  return placesOf(board, blocking).flatMap((to) => {
    const there = board.at(to);
    const lessons = [wish, { ...blocking, ...to }, ...(there ? [{ ...there, ...placeOf(blocking) }] : [])];
    const base = BASE.other + (to.day === blocking.day ? 0 : OTHER_DAY) + (there ? 1 : 0);
    const { sectionId } = blocking;
    const emptied = [...left, placeOf(blocking)];
    return [way(board, { kind: 'other', sectionId, to, ...(there && { swapped: there }), lessons, emptied, base })];
  });
}

type Draft = Pick<Way, 'kind' | 'teacherId' | 'sectionId' | 'to' | 'swapped'> & { lessons: BoardLesson[]; emptied: Place[]; base: number };

function way(board: Board, { lessons, emptied, base, ...facts }: Draft): Way {
  const problems = judge(board, lessons, emptied);
  const filled = new Set(lessons.map(placeKey));
  const vacant = emptied.filter((place) => !filled.has(placeKey(place))).map((place) => ({ ...place, subjectId: null, teacherId: null }));
  return { ...facts, places: [...lessons, ...vacant], problems, cost: base + costOf(problems) };
}

function placesOf(board: Board, { sectionId, day, periodId }: BoardLesson): Place[] {
  return SCHOOL_DAYS.flatMap((other) => board.periods.map(({ id }) => ({ sectionId, day: other, periodId: id }))).filter(
    (place) => place.day !== day || place.periodId !== periodId,
  );
}

function placeOf({ sectionId, day, periodId }: BoardLesson): Place {
  return { sectionId, day, periodId };
}

function dayLoad(board: Board, teacherId: string, { day }: BoardLesson): number {
  return board.lessons.filter((lesson) => lesson.teacherId === teacherId && lesson.day === day).length;
}
