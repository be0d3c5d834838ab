import { shortSubject } from '@shala/contract/timetable';
import type { Db } from '#platform/db';
import { say } from '#platform/words';
import { readWeek } from '../store/lessons.store.ts';
import { BESIDE, cutPage, dayNames, indexed, type Of, type Paper, shortener, subjectFirst } from './papers.ts';

/** The most rows on an A3 page for which two lines in each row can still be read. */
const MOST_SECTIONS = 60;

/** The week of the whole school on one page for the wall, abbreviated: one line for each section, one column for each period of each day. */
export async function sheetPaper(db: Db, schoolId: string, { date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const short = shortener(week);
  const byPlace = indexed(week, ({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`);
  const taught = new Set(week.lessons.map(({ day, periodId }) => `${day} ${periodId}`));
  const all = dayNames().flatMap((name, index) => week.periods.map(({ id }, place) => ({ id, day: index + 1, name, number: place + 1 })));
  // A short Saturday leaves its space to the other days.
  const times = all.filter(({ id, day }) => taught.has(`${day} ${id}`));
  const title = say('Master timetable (weekly)');
  const columns = [say('Class'), ...times.map(({ name, number }) => `${shortDay(name)} ${number}`)];
  const rows = week.sections.map((section) => ({
    head: `${section.className} ${section.name}`,
    side: '',
    cells: times.map(({ id, day }) => {
      const cell = short(subjectFirst(week, byPlace.get(`${section.id} ${day} ${id}`) ?? []));
      return cell && { ...cell, first: cell.first.split(BESIDE).map(shortSubject).join(BESIDE) };
    }),
  }));
  const page = {
    title,
    context: say('{count, plural, one {# section} other {# sections}}', { count: week.sections.length }),
    columns,
    rows,
  };
  const table = rows.map(({ head, cells }) => [head, ...cells.map((cell) => (cell ? `${cell.first} (${cell.second})` : ''))]);
  return { title, pages: cutPage(page, MOST_SECTIONS), sheet: { title, headings: columns, rows: table }, size: 'A3' };
}

/** `Fri`; a Hindi day without `वार`. */
function shortDay(name: string): string {
  return /^[a-z]/i.test(name) ? name.slice(0, 3) : name.replace(/वार$/u, '');
}
