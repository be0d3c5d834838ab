import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import { say } from '#platform/words';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { BESIDE, namesOf, type Of, type Paper, weekPaper } from './papers.ts';

/** The week of a shared room, for its door; without an id a page for each room. Refuses an unknown room, and a school without shared rooms. */
export async function roomPaper(db: Db, schoolId: string, { id, date }: Of): Promise<Paper> {
  const week = await readWeek(db, schoolId, date);
  const rooms = id === undefined ? week.rooms : week.rooms.filter((room) => room.id === id.toLowerCase());
  const papers = rooms.map((room) => paperOf(week, room));
  const [first] = papers;
  if (first === undefined) throw notFound();
  if (papers.length === 1) return first;
  const [, ...days] = first.sheet.headings;
  return {
    title: say('Room timetables'),
    pages: papers.flatMap(({ pages }) => pages),
    sheet: {
      title: say('Room timetables'),
      headings: [say('Room'), say('Period'), ...days],
      rows: papers.flatMap(({ title, sheet }) => sheet.rows.map((row) => [title, ...row])),
    },
  };
}

function paperOf(week: Week, { id, name }: Week['rooms'][number]): Paper {
  const lessons = week.lessons.filter(({ roomId }) => roomId === id);
  return weekPaper(week, lessons, {
    title: name,
    context: say('{count, plural, one {# period} other {# periods}} a week', {
      count: new Set(lessons.map(({ day, periodId }) => `${day} ${periodId}`)).size,
    }),
    cell: (_week, taught) => {
      if (taught.length === 0) return null;
      const names = taught.map((lesson) => namesOf(week, lesson));
      const sections = new Set(taught.map(({ sectionId }) => sectionId));
      const first = week.sections
        .flatMap((section) => (sections.has(section.id) ? [`${section.className} ${section.name}`] : []))
        .join(', ');
      const of = (part: 'subject' | 'teacher') => [...new Set(names.map((one) => one[part]))].filter(Boolean).join(BESIDE);
      return { first, second: [of('subject'), of('teacher')].filter(Boolean).join(', ') };
    },
  });
}
