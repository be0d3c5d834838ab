import { shiftDay } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { say, sayAll, writeDay } from '#platform/words';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { BESIDE, cutPage, dayNames, indexed, namesOf, type Of, type Paper } from './papers.ts';

type Lesson = Week['lessons'][number];
const MOST_CHANGES = 24;

/** The differences between the timetables of a day and the day before, class by class, for everybody with a printed one. */
export async function changesPaper(db: Db, schoolId: string, { date }: Of): Promise<Paper> {
  const dayBefore = shiftDay(date, -1);
  const [week, before] = await Promise.all([readWeek(db, schoolId, date), readWeek(db, schoolId, dayBefore)]);
  const key = ({ sectionId, day, periodId }: Pick<Lesson, 'sectionId' | 'day' | 'periodId'>) => `${sectionId} ${day} ${periodId}`;
  const [now, was] = [indexed(week, key), indexed(before, key)];
  const rows = week.sections.flatMap((section) =>
    dayNames().flatMap((name, index) =>
      week.periods.flatMap((period) => {
        const place = key({ sectionId: section.id, day: index + 1, periodId: period.id });
        const [old, taught] = [was.get(place) ?? [], now.get(place) ?? []];
        if (signOf(old) === signOf(taught)) return [];
        return [[`${section.className} ${section.name}`, name, period.name, ...cellsOf(before, old), ...cellsOf(week, taught)]];
      }),
    ),
  );
  const title = say('Changes in the timetable from {day}', { day: writeDay(date) });
  const headings = sayAll('Class', 'Day', 'Period', 'Earlier subject', 'Earlier teacher', 'Subject', 'Teacher');
  const page = {
    title,
    context: say('{count, plural, =0 {No changes} one {# change} other {# changes}}', { count: rows.length }),
    columns: headings,
    rows: rows.map(([head = '', ...cells]) => ({ head, side: '', cells: cells.map((first) => ({ first, second: '' })) })),
  };
  return { title, pages: cutPage(page, MOST_CHANGES), sheet: { title, headings, rows } };
}

function signOf(lessons: readonly Lesson[]): string {
  return lessons.map(({ subjectId, teacherId, roomId }) => [subjectId, teacherId, roomId].join(' ')).join(',');
}

function cellsOf(week: Week, lessons: readonly Lesson[]): string[] {
  if (lessons.length === 0) return [say('Vacant'), ''];
  const cells = lessons.map((lesson) => {
    const { subject, teacher } = namesOf(week, lesson);
    const room = week.rooms.find(({ id }) => id === lesson.roomId)?.name;
    return { subject: room === undefined ? subject : `${subject} (${room})`, teacher: teacher || say('no teacher') };
  });
  return [cells.map(({ subject }) => subject).join(BESIDE), cells.map(({ teacher }) => teacher).join(BESIDE)];
}
