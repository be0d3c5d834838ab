import { type CallAnswer, SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, type getTimetable, holdsLesson, periodsOn, shortNames, type TimetableLock } from '@shala/contract/timetable';
import { makeHand } from './hand.ts';
import { type BoardLesson, type BoardPeriod, countPeriods, type Limits, type Place, placeKey } from './place.ts';

export { type BoardLesson, type BoardPeriod, countPeriods, type Place, placeKey };

/** More lessons than this a day are too many for a teacher, where the school says nothing else. */
const MOST_LESSONS_A_DAY = 6;

type Answer = CallAnswer<typeof getTimetable>;
type BoardTeacher = Answer['teachers'][number];
export type Board = ReturnType<typeof makeBoard>;

/** Without limits a change is judged by what the board itself has. */
type Rules = { limits?: Limits | undefined; locks?: readonly TimetableLock[] | undefined };

/** The school's week, indexed: who is where is one look-up, so that a whole grid can be judged while a lesson is dragged over it. */
export function makeBoard(answer: Answer, { limits, locks = [] }: Rules = {}) {
  const { periods, bells, sections, subjects, rooms, groups } = answer;
  const teachers = withCodes(answer.teachers);
  const lessons = answer.lessons.flatMap((row): BoardLesson[] => {
    const [section, day, period, subject, teacher, room = -1, group = -1] = row as [
      number,
      number,
      number,
      number,
      number,
      number?,
      number?,
    ];
    const [sectionId, periodId, subjectId] = [sections[section]?.id, periods[period]?.id, subjects[subject]?.id];
    const name = SCHOOL_DAYS[day - 1];
    if (!sectionId || !periodId || !subjectId || !name) return [];
    const [roomId, groupId] = [rooms[room]?.id, groups[group]?.id];
    const teacherId = teachers[teacher]?.id ?? null;
    return [{ sectionId, day: name, periodId, subjectId, teacherId, ...(roomId && { roomId }), ...(groupId && { groupId }) }];
  });
  const bySection = Map.groupBy(lessons, placeKey);
  const byGroup = Map.groupBy(lessons, ({ groupId, day, periodId }) => `${groupId} ${day} ${periodId}`);
  const groupOf = new Map(groups.map((group, order) => [group.id, { ...group, order }]));
  const orderOf = ({ groupId }: BoardLesson) => groupOf.get(groupId ?? '')?.order ?? 0;
  for (const own of bySection.values()) own.sort((a, b) => orderOf(a) - orderOf(b));
  const byTeacher = new Map(lessons.map((lesson) => [`${lesson.teacherId} ${lesson.day} ${lesson.periodId}`, lesson]));
  const [subjectOf, sectionOf, teacherOf] = [byId(subjects), byId(sections), byId(teachers)];
  const mostOf = new Map(limits?.teachers.map(({ id, maxPerDay }) => [id, maxPerDay]));
  const roomOf = byId(rooms);
  return {
    periods,
    /** The periods with the times of a section on a day. */
    periodsOf: (sectionId: string, day: DayName) =>
      periodsOn(periods, bells, { classId: sectionOf.get(sectionId)?.classId ?? null, day: SCHOOL_DAYS.indexOf(day) + 1 }),
    sections,
    subjects,
    teachers,
    rooms,
    lessons,
    locks,
    /** The locks that hold a lesson where it is. */
    locksOf: (lesson: BoardLesson) => locks.filter((lock) => holdsLesson(lock, lesson)),
    /** Judges changes by the rules of the generator; undefined while they are not loaded. */
    hand: limits && makeHand(answer, lessons, limits),
    /** A group of classes, by which some of their periods are taught. */
    group: (id: string | undefined) => groupOf.get(id ?? ''),
    /** Most periods a day of a teacher. */
    mostADay: (teacherId: string) => mostOf.get(teacherId) || MOST_LESSONS_A_DAY,
    section: (id: string) => sectionOf.get(id),
    subject: (id: string) => subjectOf.get(id),
    perWeek: makePerWeek(answer, subjectOf),
    teacher: (id: string) => teacherOf.get(id),
    /** The name of a teacher in a narrow cell. */
    shortName: shortNames(teachers.map(({ name }) => name)),
    room: (id: string) => roomOf.get(id),
    periodName: (id: string) => periods.find((period) => period.id === id)?.name ?? '',
    /** What a section has then; of several groups the first. */
    at: (place: Place): BoardLesson | undefined => bySection.get(placeKey(place))?.[0],
    /** All that a section has then: several lessons where it is taught in groups. */
    allAt: (place: Place): readonly BoardLesson[] => bySection.get(placeKey(place)) ?? [],
    /** The sections that are taught together in a lesson. */
    sectionsWith: ({ groupId, day, periodId, sectionId }: BoardLesson): string[] =>
      groupId === undefined ? [sectionId] : (byGroup.get(`${groupId} ${day} ${periodId}`) ?? []).map((lesson) => lesson.sectionId),
    /** Where a teacher is then. */
    whereIs: (teacherId: string, day: DayName, periodId: string): BoardLesson | undefined =>
      byTeacher.get(`${teacherId} ${day} ${periodId}`),
    ofTeacher: (teacherId: string) => onceATime(lessons.filter((lesson) => lesson.teacherId === teacherId)),
    ofSection: (sectionId: string) => lessons.filter((lesson) => lesson.sectionId === sectionId),
    subjectsOf: (sectionId: string) => subjects.filter(({ classId }) => classId === sectionOf.get(sectionId)?.classId),
    /** Teaches a subject of this name in some class. */
    teaches: (teacher: BoardTeacher, subjectId: string) => {
      const name = subjectOf.get(subjectId)?.name;
      return teacher.subjectIds.some((id) => subjectOf.get(id)?.name === name);
    },
  };
}

/** The board with lessons put into their places, each in the place of what stood there. */
export function boardWith(board: Board, added: readonly BoardLesson[]): Board {
  const places = new Map(added.map((lesson) => [placeKey(lesson), lesson]));
  const lessons = [...board.lessons.filter((lesson) => !places.has(placeKey(lesson))), ...added];
  return {
    ...board,
    lessons,
    at: (place) => places.get(placeKey(place)) ?? board.at(place),
    whereIs: (teacherId, day, periodId) =>
      added.find((lesson) => lesson.teacherId === teacherId && lesson.day === day && lesson.periodId === periodId) ??
      board.whereIs(teacherId, day, periodId),
    ofTeacher: (teacherId) => onceATime(lessons.filter((lesson) => lesson.teacherId === teacherId)),
    ofSection: (sectionId) => lessons.filter((lesson) => lesson.sectionId === sectionId),
  };
}

/** Periods a week of a subject in a section: its own by the timetable rules, otherwise those of the subject. */
function makePerWeek({ ownPeriods = [] }: Answer, subjectOf: ReadonlyMap<string, Answer['subjects'][number]>) {
  const own = new Map(ownPeriods.map(({ sectionId, subjectId, perWeek }) => [`${sectionId} ${subjectId}`, perWeek]));
  return (sectionId: string, subjectId: string): number => own.get(`${sectionId} ${subjectId}`) ?? subjectOf.get(subjectId)?.perWeek ?? 0;
}

/** Teachers with the same name are told apart by their employee code. */
function withCodes(teachers: readonly BoardTeacher[]): readonly BoardTeacher[] {
  const named = Map.groupBy(teachers, ({ name }) => name);
  return teachers.map((teacher) => {
    const { name, code } = teacher;
    return code && (named.get(name)?.length ?? 0) > 1 ? { ...teacher, name: `${name} (${code})` } : teacher;
  });
}

/** A teacher has several classes of a group at once; of these the first. */
function onceATime(lessons: readonly BoardLesson[]): BoardLesson[] {
  const times = new Map<string, BoardLesson>();
  for (const lesson of lessons) if (!times.has(`${lesson.day} ${lesson.periodId}`)) times.set(`${lesson.day} ${lesson.periodId}`, lesson);
  return [...times.values()];
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
