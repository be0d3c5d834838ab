import { SCHOOL_DAYS } from '@shala/contract/shared';
import { findSubject, findTeacher, plainName } from './find-names.ts';

type Named = { id: string; name: string };
export type GridNames = {
  periods: readonly Named[];
  teachers: readonly Named[];
  /** The section that a text means, and the subjects of its class. */
  findSection: (text: string) => { id: string; subjects: readonly Named[] } | null;
};
export type GridLesson = { sectionId: string; day: number; periodId: string; subjectId: string; teacherId: string | null };
/** A text that was not understood: its row in the file (from 1), the text, and whether it is the subject, the teacher or the place. */
export type GridProblem = { row: number; text: string; kind: 'subject' | 'teacher' | 'busy' | 'section' | 'place' };

type Section = NonNullable<ReturnType<GridNames['findSection']>>;
type Place = { section?: Section | undefined; day?: number | undefined; period?: Named | undefined };
type Column = { at: number } & Pick<Place, 'day' | 'period'>;
type ListColumns = Record<'class' | 'section' | 'day' | 'period' | 'subject' | 'teacher', number>;

/** Cells that mean that there is no lesson. */
const NOTHING = /^(?:[-–—x.]*|free|vacant|lunch|break|recess|interval|tiffin|assembly|prayer|nil)$/iu;
const HEADINGS: Readonly<Record<string, keyof ListColumns>> = {
  class: 'class',
  section: 'section',
  day: 'day',
  period: 'period',
  subject: 'subject',
  teacher: 'teacher',
};

/**
 * Reads a timetable in the forms that schools use: a grid for each section under a line with its name, with days or periods as columns; a grid of the whole
 * school with class and day in the first columns, or for one day under its name; or a list with one period in each row, as Shala exports it.
 */
export function readGrid(rows: readonly (readonly string[])[], names: GridNames): { lessons: GridLesson[]; problems: GridProblem[] } {
  const reader = newReader(names);
  let columns: Column[] = [];
  let list: ListColumns | null = null;
  let above: Place = {};
  rows.forEach((row, index) => {
    const cells = row.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) return;
    const headings = listHeadings(cells);
    const heads = headings ? [] : columnsOf(cells, names);
    if (headings) list = headings;
    else if (heads.length >= 2) {
      columns = heads;
      list = null;
      const before = placeOf(cells.slice(0, heads[0]?.at ?? 0), names);
      above = { ...above, ...before };
    } else if (list) reader.takeListed(index + 1, cells, list);
    else {
      const [first] = columns;
      const keys = first ? cells.slice(0, first.at) : cells;
      const own = placeOf(keys, names);
      const hasLessons = columns.some(({ at }) => !NOTHING.test(cells[at] ?? ''));
      // A line with a name and no lessons in the columns is the title of the following rows.
      if (!hasLessons || (keys.every((cell) => cell === '') && isTitle(cells, names))) {
        const title = placeOf(cells, names);
        above = title.section ? { section: title.section, ...(title.day && { day: title.day }) } : { ...above, ...title };
        return;
      }
      if (own.section) above = { ...above, section: own.section };
      if (own.day && columns.some(({ period }) => period)) above = { ...above, day: own.day };
      for (const column of columns)
        reader.take(index + 1, cells[column.at] ?? '', {
          ...above,
          ...own,
          ...(column.day ? { day: column.day } : { period: column.period }),
        });
    }
  });
  return reader.result();
}

/** The columns of days or of periods in a row of headings, whichever are more. */
function columnsOf(cells: readonly string[], names: GridNames): Column[] {
  const days = cells.flatMap((cell, at) => (dayOf(cell) ? [{ at, day: dayOf(cell) }] : []));
  if (days.length >= 2) return days;
  return cells.flatMap((cell, at) => {
    const period = periodOf(cell, names.periods);
    return period ? [{ at, period }] : [];
  });
}

function listHeadings(cells: readonly string[]): ListColumns | null {
  const found: Partial<ListColumns> = {};
  cells.forEach((cell, at) => {
    const key = HEADINGS[plainName(cell)];
    if (key) found[key] ??= at;
  });
  const { class: ofClass, day, period, subject } = found;
  if (ofClass === undefined || day === undefined || period === undefined || subject === undefined) return null;
  return { class: ofClass, day, period, subject, section: found.section ?? -1, teacher: found.teacher ?? -1 };
}

/** The place that the first cells of a row, or a title, describe. */
function placeOf(cells: readonly string[], names: GridNames): Place {
  const texts = cells.filter((cell) => cell !== '');
  const section = [...texts, texts.join(' ')].map((text) => names.findSection(text)).find((found) => found !== null);
  const day = texts
    .flatMap((text) => [text, ...text.split(/[\s:,–-]+/)])
    .map(dayOf)
    .find(Boolean);
  const period = texts.map((text) => periodOf(text, names.periods)).find(Boolean);
  return { ...(section && { section }), ...(day && { day }), ...(period && { period }) };
}

function isTitle(cells: readonly string[], names: GridNames): boolean {
  return cells.filter((cell) => cell !== '').length <= 2 && placeOf(cells, names).section !== undefined;
}

function dayOf(text: string): number | undefined {
  const plain = plainName(text);
  const place = plain.length < 3 ? -1 : SCHOOL_DAYS.findIndex((name) => name.toLowerCase().startsWith(plain));
  return place < 0 ? undefined : place + 1;
}

function periodOf(text: string, periods: readonly Named[]): Named | undefined {
  const [line = ''] = text.split('\n');
  const plain = plainName(line);
  const named = periods.find(({ name }) => plainName(name) === plain || plain.startsWith(`${plainName(name)} `));
  if (named) return named;
  const [, number] = /^(?:p|per|period)?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:p|per|period))?(?:\s*\(.*\))?$/u.exec(plain) ?? [];
  return number === undefined ? undefined : periods[Number(number) - 1];
}

/** Collects lessons; of several lessons for one place the last one counts. */
function newReader(names: GridNames) {
  const lessons = new Map<string, GridLesson>();
  const problems: GridProblem[] = [];
  const busy = new Set<string>();
  function take(row: number, text: string, { section, day, period }: Place): void {
    if (NOTHING.test(text)) return;
    const tell = (kind: GridProblem['kind'], about = text) => problems.push({ row, text: about, kind });
    if (!section) return void tell('section');
    if (!day || !period) return void tell('place');
    const { subject, rest } = splitCell(text, section.subjects);
    if (!subject) return void tell('subject');
    const teacher = rest === '' ? null : findTeacher(rest, names.teachers);
    if (rest !== '' && teacher === null) tell('teacher', rest);
    const when = `${teacher?.id} ${day} ${period.id}`;
    const isBusy = teacher !== null && busy.has(when);
    if (isBusy) tell('busy', rest);
    if (teacher) busy.add(when);
    const place = { sectionId: section.id, day, periodId: period.id };
    lessons.set(Object.values(place).join(' '), { ...place, subjectId: subject.id, teacherId: isBusy ? null : (teacher?.id ?? null) });
  }
  function takeListed(row: number, cells: readonly string[], at: ListColumns): void {
    const cell = (key: keyof ListColumns) => cells[at[key]] ?? '';
    const seat = [cell('class'), cell('section')].filter(Boolean).join('-');
    const section = names.findSection(seat) ?? undefined;
    if (!section) return void problems.push({ row, text: seat, kind: 'section' });
    const text = [cell('subject'), cell('teacher')].filter(Boolean).join('\n');
    take(row, text, { section, day: dayOf(cell('day')), period: periodOf(cell('period'), names.periods) });
  }
  return { take, takeListed, result: () => ({ lessons: [...lessons.values()], problems }) };
}

/** Subject and teacher of a cell: `Maths (K. Joshi)`, `Maths / K. Joshi`, or on two lines; the teacher may come first. */
function splitCell(text: string, subjects: readonly Named[]): { subject: Named | null; rest: string } {
  const whole = findSubject(text, subjects);
  if (whole) return { subject: whole, rest: '' };
  const parts = text
    .split(/\n|\s*[/|(),;]\s*|\s+[-–—]\s+|\s+by\s+/iu)
    .map((part) => part.replaceAll(/[[\]]/g, '').trim())
    .filter(Boolean);
  const at = parts.findIndex((part) => findSubject(part, subjects) !== null);
  if (at < 0) return { subject: null, rest: '' };
  return { subject: findSubject(parts[at] ?? '', subjects), rest: parts.filter((_part, place) => place !== at).join(' ') };
}
