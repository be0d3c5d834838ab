import { SCHOOL_DAYS } from '@shala/contract/shared';
import { periodsOn, shortNames } from '@shala/contract/timetable';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { GridCell, GridPage } from '#platform/pdf';
import type { Sheet } from '#platform/sheets';
import { dateWords, say, sayAll, writeDay, writeWeekdayAndDay } from '#platform/words';
import { listOpenLessons } from '../store/covers.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { clock } from '../wire.ts';

/** A document as pages for printing, and as a table for spreadsheets. */
export type Paper = { title: string; pages: GridPage[]; sheet: Sheet; size?: 'A3' };
/** Whose timetable, and the day on which it is valid. */
export type Of = { id?: string | undefined; date: string };
type Lesson = Week['lessons'][number];

/** The separator between lessons that are taught at the same time in groups. */
export const BESIDE = ' / ';
/** Rows of a sheet: of the whole school with subject and teacher below each other, of an arrangement one line each. */
const MOST_SECTIONS = 17;
const MOST_OPEN = 24;

/** The week of a section. Refuses an unknown one. */
export async function classPaper(db: Db, schoolId: string, { id: sectionId, date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const section = week.sections.find(({ id }) => id === sectionId?.toLowerCase());
  if (section === undefined) throw notFound();
  const title = say('Class {className}, Section {sectionName}', { className: section.className, sectionName: section.name });
  const teacher = week.teachers.find(({ id }) => id === section.classTeacherId)?.name;
  const lessons = week.lessons.filter((lesson) => lesson.sectionId === section.id);
  const contexts = [teacher ? say('Class teacher {teacher}', { teacher }) : '', ...otherTimes(week, section.classId)];
  return weekPaper(week, lessons, { title, context: contexts.filter(Boolean).join(' · '), cell: subjectFirst, classId: section.classId });
}

/** The week of a teacher. Refuses an unknown one. */
export async function teacherPaper(db: Db, schoolId: string, { id: teacherId, date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const teacher = week.teachers.find(({ id }) => id === teacherId?.toLowerCase());
  if (teacher === undefined) throw notFound();
  const lessons = week.lessons.filter((lesson) => lesson.teacherId === teacher.id);
  return weekPaper(week, lessons, {
    title: teacher.name,
    context: say('{count, plural, one {# period} other {# periods}} a week', {
      count: new Set(lessons.map(({ day, periodId }) => `${day} ${periodId}`)).size,
    }),
    cell: classFirst,
  });
}

/** The whole school, one day on a page, or more pages if one would be too full to read or wings have other times; as a table one lesson in each row. */
export async function schoolPaper(db: Db, schoolId: string, { date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const short = shortener(week);
  const byPlace = indexed(week, ({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`);
  const days = dayNames().flatMap((day, index) =>
    // Classes with other times have a page of their own with these.
    groupByTimes(week, index + 1).map(({ times, sections }) => ({
      title: say('Timetable of {day}', { day }),
      context: say('{count, plural, one {# section} other {# sections}}', { count: sections.length }),
      columns: [say('Class'), ...times],
      rows: sections.map((section) => ({
        head: `${section.className} ${section.name}`,
        side: '',
        cells: week.periods.map(({ id }) => short(subjectFirst(week, byPlace.get(`${section.id} ${index + 1} ${id}`) ?? []))),
      })),
    })),
  );
  const names = (lesson: Lesson) => namesOf(week, lesson);
  const rows = week.sections.flatMap((section) =>
    dayNames().flatMap((name, index) =>
      week.periods.flatMap((period) => {
        const taught = byPlace.get(`${section.id} ${index + 1} ${period.id}`) ?? [];
        return taught.map((lesson) => [section.className, section.name, name, period.name, names(lesson).subject, names(lesson).teacher]);
      }),
    ),
  );
  const title = say('Master timetable');
  const pages = days.flatMap((page) => cutPage(page, MOST_SECTIONS));
  return { title, pages, sheet: { title, headings: sayAll('Class', 'Section', 'Day', 'Period', 'Subject', 'Teacher'), rows } };
}

/** The sections of a day by their period times: one list for a school without wings. A school without sections has one empty list. */
function groupByTimes({ periods, bells, sections }: Week, day: number): { times: string[]; sections: Week['sections'] }[] {
  const timesOf = (classId: string | null) =>
    periodsOn(periods, bells, { classId, day }).map(({ name, startsAt }) => `${name} ${clock(startsAt)}`);
  const groups = Map.groupBy(sections, ({ classId }) => timesOf(classId).join('\n'));
  if (groups.size === 0) return [{ times: timesOf(null), sections: [] }];
  return [...groups.values()].map((own) => ({ times: timesOf(own[0]?.classId ?? null), sections: own }));
}

/** The arrangement of a day, for the notice board. */
export async function arrangementPaper(db: Db, schoolId: string, { date }: Of): Promise<Paper> {
  const lessons = await listOpenLessons(db, schoolId, date);
  const title = say('Arrangement for {day}', { day: writeWeekdayAndDay(date) });
  const headings = sayAll('Period', 'Class', 'Subject', 'Absent teacher', 'Arrangement given to', 'Signature');
  const rows = lessons.map((lesson) => [
    lesson.periodName,
    `${lesson.className} ${lesson.sectionName}`,
    lesson.subjectName,
    lesson.absentName,
    lesson.coverName ?? say('Pending'),
  ]);
  const page: GridPage = {
    title,
    context: say('{count, plural, =0 {No arrangement is needed on this day.} one {# period} other {# periods}}', { count: lessons.length }),
    columns: headings,
    rows: rows.map(([head = '', ...cells]) => ({ head, side: '', cells: [...cells, ''].map((first) => ({ first, second: '' })) })),
  };
  const pages = cutPage(page, MOST_OPEN);
  return { title, pages, sheet: { title: say('Arrangement {day}', { day: writeDay(date) }), headings: headings.slice(0, -1), rows } };
}

/** Monday to Saturday. 1 January 2024 was a Monday. */
export function dayNames(): string[] {
  return SCHOOL_DAYS.map((_, index) => dateWords(`2024-01-0${index + 1}`).weekday);
}

/** Divides a page into pages with a limited and similar number of rows. */
export function cutPage(page: GridPage, most: number): GridPage[] {
  const sheets = Math.max(1, Math.ceil(page.rows.length / most));
  const rows = Math.ceil(page.rows.length / sheets);
  return Array.from({ length: sheets }, (_sheet, index) => ({ ...page, rows: page.rows.slice(index * rows, (index + 1) * rows) }));
}

/** The content of a slot: several lessons when a class is taught in groups, or a group has several classes. */
type Cell = (week: Week, lessons: readonly Lesson[]) => GridCell;

/** The days on which a class has other times than on Monday, with these times. */
function otherTimes({ periods, bells }: Week, classId: string): string[] {
  const timesOn = (day: number) =>
    periodsOn(periods, bells, { classId, day }).map(({ name, startsAt, endsAt }) => `${name} ${clock(startsAt)}–${clock(endsAt)}`);
  const monday = timesOn(1).join();
  return dayNames().flatMap((name, index) => {
    const times = timesOn(index + 1);
    return times.join() === monday ? [] : [say('{day}: {times}', { day: name, times: times.join(', ') })];
  });
}

/** What a week is for; with a class, it has that class's times, else those of the school, and lessons at other times say theirs. */
type WeekOf = { title: string; context: string; cell: Cell; classId?: string };

/** A week with periods as rows and days as columns. */
export function weekPaper(week: Week, lessons: Lesson[], { title, context, cell, classId }: WeekOf): Paper {
  const byTime = indexed({ lessons, groups: week.groups }, ({ day, periodId }) => `${day} ${periodId}`);
  const rows = periodsOn(week.periods, week.bells, { classId: classId ?? null, day: 1 }).map((period) => ({
    head: period.name,
    side: say('{from} to {to}', { from: clock(period.startsAt), to: clock(period.endsAt) }),
    cells: SCHOOL_DAYS.map((_day, index) => {
      const taught = byTime.get(`${index + 1} ${period.id}`) ?? [];
      const made = cell(week, taught);
      const time = classId === undefined ? otherTime(week, taught[0], period) : null;
      return made && time !== null ? { ...made, second: [made.second, time].filter(Boolean).join(' · ') } : made;
    }),
  }));
  const text = (one: GridCell) => (one === null ? '' : one.second === '' ? one.first : `${one.first} (${one.second})`);
  return {
    title,
    pages: [{ title, context, columns: [say('Period'), ...dayNames()], rows }],
    sheet: { title, headings: [say('Period'), ...dayNames()], rows: rows.map(({ head, cells }) => [head, ...cells.map(text)]) },
  };
}

/** When a lesson is taught, if not at the time of the given period. */
function otherTime(week: Week, lesson: Lesson | undefined, { id, startsAt, endsAt }: Week['periods'][number]): string | null {
  const classId = week.sections.find((section) => section.id === lesson?.sectionId)?.classId;
  if (lesson === undefined || classId === undefined) return null;
  const own = periodsOn(week.periods, week.bells, { classId, day: lesson.day }).find((period) => period.id === id);
  return own === undefined || (own.startsAt === startsAt && own.endsAt === endsAt) ? null : `${clock(own.startsAt)}–${clock(own.endsAt)}`;
}

export function subjectFirst(week: Week, lessons: readonly Lesson[]): GridCell {
  if (lessons.length === 0) return null;
  const names = lessons.map((lesson) => namesOf(week, lesson));
  return {
    first: [...new Set(names.map(({ subject }) => subject))].join(BESIDE),
    second: names.map(({ teacher }) => teacher || say('no teacher')).join(BESIDE),
  };
}

/** Cells of the whole school are narrow: `R. Sethi` instead of the full name. */
export function shortener(week: Week): (cell: GridCell) => GridCell {
  const shorten = shortNames(week.teachers.map(({ name }) => name));
  const short = (name: string) => (name === say('no teacher') ? name : shorten(name));
  return (cell) => cell && { ...cell, second: cell.second.split(BESIDE).map(short).join(BESIDE) };
}

function classFirst(week: Week, lessons: readonly Lesson[]): GridCell {
  if (lessons.length === 0) return null;
  const taught = new Set(lessons.map(({ sectionId }) => sectionId));
  const subjects = new Set(lessons.map((lesson) => namesOf(week, lesson).subject));
  const first = week.sections.flatMap(({ id, className, name }) => (taught.has(id) ? [`${className} ${name}`] : [])).join(', ');
  return { first, second: [...subjects].join(BESIDE) };
}

export function namesOf(week: Week, lesson: Lesson): { subject: string; teacher: string } {
  return {
    subject: week.subjects.find(({ id }) => id === lesson.subjectId)?.name ?? '',
    teacher: week.teachers.find(({ id }) => id === lesson.teacherId)?.name ?? '',
  };
}

/** Lessons by their slot; those of groups in the order of the groups. */
export function indexed(
  { lessons, groups }: Pick<Week, 'lessons' | 'groups'>,
  key: (lesson: Lesson) => string,
): Map<string, readonly Lesson[]> {
  const order = new Map(groups.map(({ id }, at) => [id, at]));
  const at = ({ groupId }: Lesson) => order.get(groupId ?? '') ?? 0;
  const byPlace = new Map<string, Lesson[]>();
  for (const lesson of lessons) byPlace.set(key(lesson), [...(byPlace.get(key(lesson)) ?? []), lesson]);
  for (const taught of byPlace.values()) taught.sort((a, b) => at(a) - at(b));
  return byPlace;
}
