import { plainName, SCHOOL_DAYS } from '@shala/contract/shared';
import { collectLessons, isNothing } from './grid-lessons.ts';
import type { GridLesson, GridNames, GridProblem, GridSplit, Named, Place, SeveralSubjects } from './grid-types.ts';
import { proposeSplits } from './new-groups.ts';

type Column = { at: number } & Pick<Place, 'day' | 'period'>;
type ListColumns = Record<'class' | 'section' | 'day' | 'period' | 'subject' | 'teacher', number>;

const HEADINGS: Readonly<Record<string, keyof ListColumns>> = {
  class: 'class',
  section: 'section',
  day: 'day',
  period: 'period',
  subject: 'subject',
  teacher: 'teacher',
};

type Read = { lessons: GridLesson[]; problems: GridProblem[] };

/** Reads a timetable with the groups that only the file names; `newSplits` are these, with ids that stand only for this reading. */
export function readGridWithGroups(rows: readonly (readonly string[])[], names: GridNames): Read & { newSplits: Required<GridSplit>[] } {
  const { several, ...read } = readGrid(rows, names);
  const newSplits = proposeSplits(several, names);
  if (newSplits.length === 0) return { ...read, newSplits };
  const { lessons, problems } = readGrid(rows, { ...names, splits: [...names.splits, ...newSplits] });
  return { lessons, problems, newSplits };
}

/**
 * Reads a timetable in the forms that schools use: a grid for each section under a line with its name, with days or periods as columns; a grid of the whole
 * school with class and day in the first columns, or for one day under its name; or a list with one period in each row, as Shala exports it.
 */
export function readGrid(rows: readonly (readonly string[])[], names: GridNames): Read & { several: SeveralSubjects[] } {
  const reader = collectLessons(names);
  let columns: Column[] = [];
  let list: ListColumns | null = null;
  let above: Place = {};
  rows.forEach((row, index) => {
    const cells = row.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) return;
    const headings = listHeadings(cells);
    // In a list, `1st` and `P1` are a class and a period, not the headings of two periods.
    const isListed = list !== null && sectionIn(cells, list) !== undefined;
    const heads = headings || isListed ? [] : columnsOf(cells, names);
    if (headings) list = headings;
    else if (heads.length >= 2) {
      columns = heads;
      list = null;
      const before = placeOf(cells.slice(0, heads[0]?.at ?? 0), names);
      above = { ...above, ...before };
    } else if (list) takeListed(index + 1, cells, list);
    else {
      const [first] = columns;
      const keys = first ? cells.slice(0, first.at) : cells;
      const own = placeOf(keys, names);
      const hasLessons = columns.some(({ at }) => !isNothing(cells[at] ?? ''));
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

  function sectionIn(cells: readonly string[], at: ListColumns) {
    return names.findSection(seatIn(cells, at)) ?? undefined;
  }

  function takeListed(row: number, cells: readonly string[], at: ListColumns): void {
    const cell = (key: keyof ListColumns) => cells[at[key]] ?? '';
    const section = sectionIn(cells, at);
    if (!section) return void reader.tell({ row, text: seatIn(cells, at), kind: 'section' });
    const text = [cell('subject'), cell('teacher')].filter(Boolean).join('\n');
    reader.take(row, text, { section, day: dayOf(cell('day')), period: periodOf(cell('period'), names.periods) });
  }
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

/** The class and section of a row of a list, as in `9th-A`. */
function seatIn(cells: readonly string[], at: ListColumns): string {
  return [cells[at.class], cells[at.section]].filter(Boolean).join('-');
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
