import type { Row } from './copy.ts';
import type { Random } from './random.ts';
import type { School, Section } from './school.ts';
import type { Assignment, Employee, Staff } from './staff.ts';
import { LESSONS_A_DAY } from './subjects.ts';

/** A lesson in its place: day 1 (Monday) to 6, period 1 to 8. */
export type Slot = { day: number; period: number; assignment: Assignment };

const PERIODS_A_DAY = 8;
const MOST_A_DAY = 6;
const TRIES = 20_000;
const STARTS = 20;

type Lesson = { assignment: Assignment; slot: number; isFixed: boolean };

/** The timetable of each wing, one after another: wings share no teacher. */
export function makeTimetable(school: School, staff: Staff): Slot[] {
  const random = school.plan.random('timetable');
  const wings = new Set(school.sections.map(({ wing }) => wing));
  return [...wings].flatMap((wing) => {
    const lessons = staff.assignments.filter(({ section }) => section.wing === wing);
    const sections = school.sections.filter((section) => section.wing === wing);
    for (let start = 0; start < STARTS; start++) {
      const slots = placeLessons(sections, { lessons, classTeachers: staff.classTeachers, random });
      if (slots !== null) return slots;
    }
    throw new Error('The timetable does not fit.');
  });
}

type Wing = { lessons: Assignment[]; classTeachers: Staff['classTeachers']; random: Random };

/**
 * Places all lessons without a clash: no teacher is in two rooms or has more than six lessons a day, and each day of a section begins with its class teacher. A
 * lesson without a free place takes an occupied one, and the lesson there is placed again, until all have a place. Null when an attempt finds no solution.
 */
function placeLessons(sections: Section[], { lessons, classTeachers, random }: Wing): Slot[] | null {
  const board = makeBoard(random);
  const waiting: Lesson[] = lessons.flatMap((assignment) =>
    Array.from({ length: assignment.perWeek }, () => ({ assignment, slot: -1, isFixed: false })),
  );
  for (const section of sections) fixFirstPeriods(section, classTeachers.get(section), waiting, board);
  const queue = random.shuffled(waiting.filter((lesson) => !lesson.isFixed));
  for (let tries = 0; queue.length > 0; tries++) {
    if (tries > TRIES) return null;
    const lesson = queue.pop() as Lesson;
    queue.unshift(...board.place(lesson));
  }
  return waiting.map(({ assignment, slot }) => ({
    assignment,
    day: Math.floor(slot / PERIODS_A_DAY) + 1,
    period: (slot % PERIODS_A_DAY) + 1,
  }));
}

export function timetableRows(school: School, slots: Slot[]): Row[] {
  return slots.map(({ day, period, assignment }) => ({
    sectionId: assignment.section.id,
    day,
    periodId: school.periods[period - 1]?.id ?? null,
    subjectId: assignment.subject.id,
    teacherId: assignment.teacher.id,
  }));
}

function lessonsOn(section: Section, day: number): number {
  const lessons = LESSONS_A_DAY[section.schoolClass.level];
  return day === 5 ? lessons.saturday : lessons.weekday;
}

/** The class teacher takes the first period of every day, with their own subjects in turn. */
function fixFirstPeriods(section: Section, teacher: Employee | undefined, lessons: Lesson[], board: Board): void {
  const own = lessons.filter(({ assignment }) => assignment.section === section && assignment.teacher === teacher);
  for (let day = 0; day < 6; day++) {
    const counts = (lesson: Lesson) =>
      own.filter((other) => other.isFixed && other.assignment === lesson.assignment).length / lesson.assignment.perWeek;
    const lesson = own.filter(({ isFixed }) => !isFixed).sort((a, b) => counts(a) - counts(b))[0];
    if (lesson === undefined) throw new Error('A class teacher has too few lessons in the own class.');
    lesson.isFixed = true;
    board.put(lesson, day * PERIODS_A_DAY);
  }
}

type Board = ReturnType<typeof makeBoard>;

function makeBoard(random: Random) {
  const bySection = new Map<Section, (Lesson | undefined)[]>();
  const byTeacher = new Map<Employee, (Lesson | undefined)[]>();
  const lately = new Map<Lesson, number>();
  let clock = 0;
  const row = <T>(rows: Map<T, (Lesson | undefined)[]>, key: T) => {
    const found = rows.get(key) ?? [];
    rows.set(key, found);
    return found;
  };
  const put = (lesson: Lesson, slot: number) => {
    lesson.slot = slot;
    row(bySection, lesson.assignment.section)[slot] = lesson;
    row(byTeacher, lesson.assignment.teacher)[slot] = lesson;
  };
  const lift = (lesson: Lesson) => {
    row(bySection, lesson.assignment.section)[lesson.slot] = undefined;
    row(byTeacher, lesson.assignment.teacher)[lesson.slot] = undefined;
    lesson.slot = -1;
  };
  const countOnDay = (lessons: (Lesson | undefined)[], day: number, counts: (lesson: Lesson) => boolean) => {
    let count = 0;
    for (let slot = day * PERIODS_A_DAY; slot < (day + 1) * PERIODS_A_DAY; slot++) {
      const lesson = lessons[slot];
      if (lesson !== undefined && counts(lesson)) count++;
    }
    return count;
  };
  /** The cost of placing a lesson there: the lessons that it displaces, and how uneven the day becomes. Null where it is impossible. */
  const cost = (lesson: Lesson, day: number, slot: number): number | null => {
    const there = [row(bySection, lesson.assignment.section)[slot], row(byTeacher, lesson.assignment.teacher)[slot]];
    if (there.some((other) => other?.isFixed)) return null;
    const own = row(byTeacher, lesson.assignment.teacher);
    if (own[slot] === undefined && countOnDay(own, day, () => true) >= MOST_A_DAY) return null;
    const driven = there.reduce((sum, other) => sum + (other === undefined ? 0 : 10 + (20 * (lately.get(other) ?? 0)) / (clock + 1)), 0);
    const same = countOnDay(row(bySection, lesson.assignment.section), day, (other) => other.assignment === lesson.assignment);
    return driven + 25 * Math.max(0, same + 1 - Math.ceil(lesson.assignment.perWeek / 6)) + random.next();
  };
  /** Puts a lesson where it costs least and returns the lessons that it displaced. */
  const place = (lesson: Lesson): Lesson[] => {
    clock++;
    lately.set(lesson, clock);
    let best = { cost: Number.POSITIVE_INFINITY, slot: -1 };
    for (let day = 0; day < 6; day++) {
      for (let period = 1; period < lessonsOn(lesson.assignment.section, day); period++) {
        const slot = day * PERIODS_A_DAY + period;
        const here = cost(lesson, day, slot);
        if (here !== null && here < best.cost) best = { cost: here, slot };
      }
    }
    if (best.slot < 0) throw new Error(`No room for ${lesson.assignment.subject.name}.`);
    const driven = [row(bySection, lesson.assignment.section)[best.slot], row(byTeacher, lesson.assignment.teacher)[best.slot]].filter(
      (other) => other !== undefined,
    );
    const away = [...new Set(driven)];
    for (const other of away) lift(other);
    put(lesson, best.slot);
    return away;
  };
  return { put, place };
}
