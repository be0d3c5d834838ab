import type { CallAnswer } from '@shala/contract/shared';
import { getCoverDesk, getTimetable, getTimetableLimits } from '@shala/contract/timetable';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Cell, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { lessonsOf, type Timetable } from './lessons-of.ts';
import { WEEKDAYS, weekdayOf } from './span.ts';
import { reading } from './tool.ts';
import { runningPeriod } from './whereabouts.ts';

type Desk = CallAnswer<typeof getCoverDesk>;
/** What is known of a day: the week, the arrangement, and the hours in which teachers are not at school. */
export type Known = { timetable: Timetable; desk: Desk; limits: CallAnswer<typeof getTimetableLimits> };
type Teacher = Timetable['teachers'][number];
/** The teachers who are free in a period of the day, by its place. */
export type Free = (period: number) => Teacher[];

/** Free is who teaches nobody then, covers nobody, is at school in that period and is not away. A half day is away in the second half of the periods, as at the cover desk. */
export function freeIn({ timetable, desk, limits }: Known, day: number): Free {
  const lessons = lessonsOf(timetable).filter((lesson) => lesson.day === day);
  return (period) => {
    const id = timetable.periods[period]?.id;
    const isSecondHalf = period >= Math.floor((timetable.periods.length + 1) / 2);
    const busy = new Set<string | undefined>([
      ...lessons.filter((lesson) => lesson.period === period).map(({ teacher }) => teacher?.id),
      ...desk.lessons.filter(({ periodId }) => periodId === id).map(({ cover }) => cover?.id),
      ...limits.teachers
        .filter(({ unavailable }) => unavailable.some((slot) => slot[0] === day - 1 && slot[1] === period))
        .map(({ id: own }) => own),
      ...desk.absent.filter(({ why }) => why !== 'half day' || isSecondHalf).map((one) => one.id),
    ]);
    return timetable.teachers.filter((one) => one.isTeaching && !busy.has(one.id));
  };
}

export const freeTeachers = reading({
  name: 'teacher.free',
  needs: [getTimetable, getCoverDesk, getTimetableLimits],
  about: () => say('who is free: “Who is free in the 3rd period tomorrow?”'),
  async run({ calls, context, school }, slots) {
    const date = slots.date ?? school.today;
    const [timetable, desk, limits] = await Promise.all([
      calls.read(context, getTimetable, { query: { on: date } }),
      calls.read(context, getCoverDesk, { params: { date } }),
      calls.read(context, getTimetableLimits, {}),
    ]);
    if (!desk.isSchoolDay) return [text(say('{day} is not a school day, so there are no periods.', { day: writeWeekdayAndDay(date) }))];
    const free = freeIn({ timetable, desk, limits }, WEEKDAYS.indexOf(weekdayOf(date)) + 1);
    const running = slots.where ? runningPeriod(timetable.periods, context.now) : undefined;
    const wanted = slots.period === undefined ? running : slots.period - 1;
    const periods = timetable.periods
      .map((period, place) => ({ period, place }))
      .filter(({ place }) => wanted === undefined || place === wanted);
    const asked = (place: number) => free(place).filter((one) => isAsked(timetable, one, slots));
    const away = desk.absent.map(({ name }) => name);
    const blocks: Answer = [
      text(
        away.length === 0
          ? say('Teachers free on {day}.', { day: writeWeekdayAndDay(date) })
          : say('Teachers free on {day}. Absent teachers not listed: {away}.', { day: writeWeekdayAndDay(date), away: away.join(', ') }),
      ),
    ];
    const [only] = periods;
    if (wanted !== undefined && only) blocks.push(...oneByOne(asked(only.place), only.period.name, timetable));
    else
      blocks.push(
        table({
          head: [say('Period'), say('Free'), say('Names')],
          rows: periods.map(({ period, place }): Cell[] => {
            const found = asked(place);
            return [period.name, String(found.length), found.length > 0 ? found.map(profileOf) : say('nobody')];
          }),
          figures: [1],
        }),
      );
    return [...blocks, link(say('Master timetable'), '/scheduler/school', { day: weekdayOf(date) })];
  },
});

/** A name that opens its profile. */
export function profileOf({ id, name }: { id: string; name: string }): { text: string; path: string } {
  return { text: name, path: `/employee/profile/${id}` };
}

function isAsked({ subjects }: Timetable, one: Teacher, { teacher, subject }: Slots): boolean {
  if (teacher !== undefined && one.name !== teacher) return false;
  return (
    subject === undefined || subjects.some(({ id, name }) => one.subjectIds.includes(id) && name.toLowerCase() === subject.toLowerCase())
  );
}

/** In one period each name opens its profile. */
function oneByOne(found: Teacher[], period: string, { subjects }: Timetable): Answer {
  const said = text(
    say('{period}: {count, plural, =0 {no teacher is} one {# teacher is} other {# teachers are}} free.', { period, count: found.length }),
  );
  if (found.length === 0) return [said];
  const taught = (one: Teacher) =>
    [...new Set(subjects.filter(({ id }) => one.subjectIds.includes(id)).map(({ name }) => name))].join(', ');
  return [
    said,
    table({
      head: [say('Teacher'), say('Teaches')],
      rows: found.map((one) => [profileOf(one), taught(one)]),
    }),
  ];
}
