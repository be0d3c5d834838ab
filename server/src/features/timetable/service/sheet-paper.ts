import { SCHOOL_DAYS } from '@shala/contract/shared';
import { shortSubject } from '@shala/contract/timetable';
import type { Db } from '#platform/db';
import { readWeek } from '../store/lessons.store.ts';
import { BESIDE, cutPage, indexed, inShort, type Of, type Paper, subjectFirst } from './papers.ts';

/** Rows of an A3 sheet of which each still has two lines that can be read. */
const MOST_SECTIONS = 60;

/** The whole school and its whole week on one sheet for the wall, in short words: a line a section, a column a period of each day. */
export async function sheetPaper(db: Db, schoolId: string, { date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const byPlace = indexed(week, ({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`);
  const taught = new Set(week.lessons.map(({ day, periodId }) => `${day} ${periodId}`));
  const all = SCHOOL_DAYS.flatMap((name, index) => week.periods.map(({ id }, place) => ({ id, day: index + 1, name, number: place + 1 })));
  // A short Saturday leaves its room to the other days.
  const times = all.filter(({ id, day }) => taught.has(`${day} ${id}`));
  const title = 'Weekly timetable of the school';
  const columns = ['Class', ...times.map(({ name, number }) => `${name.slice(0, 3)} ${number}`)];
  const rows = week.sections.map((section) => ({
    head: `${section.className} ${section.name}`,
    side: '',
    cells: times.map(({ id, day }) => {
      const cell = inShort(subjectFirst(week, byPlace.get(`${section.id} ${day} ${id}`) ?? []));
      return cell && { ...cell, first: cell.first.split(BESIDE).map(shortSubject).join(BESIDE) };
    }),
  }));
  const page = { title, context: `${week.sections.length} sections`, columns, rows };
  const table = rows.map(({ head, cells }) => [head, ...cells.map((cell) => (cell ? `${cell.first} (${cell.second})` : ''))]);
  return { title, pages: cutPage(page, MOST_SECTIONS), sheet: { title, headings: columns, rows: table }, size: 'A3' };
}
