import { type CallAnswer, timeAt } from '@shala/contract/shared';
import { getCoverDesk, getTimetable, periodsOn } from '@shala/contract/timetable';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { isOfPlace, type Lesson, lessonsOf, type Timetable } from './lessons-of.ts';
import { addDays, WEEKDAYS, weekdayOf } from './span.ts';
import type { Bench } from './tool.ts';

type Desk = CallAnswer<typeof getCoverDesk>;
/** A period of a day with all that says who is where in it. */
type Moment = { place: number; period: Timetable['periods'][number]; lessons: Lesson[]; desk: Desk };

/** The place of the period that is running at a moment in India; undefined before, between and after them. */
export function runningPeriod(periods: Timetable['periods'], now: Date): number | undefined {
  const time = timeAt(now);
  const place = periods.findIndex(({ startsAt, endsAt }) => startsAt <= time && time < endsAt);
  return place === -1 ? undefined : place;
}

/** Where a section or a teacher is: in the period that is named, or in the one that is running, with the arrangement of that day. */
export async function tellWhere({ calls, context, school }: Bench, slots: Slots): Promise<Answer> {
  const date = slots.date ?? comingDay(school.today, slots.day);
  const [timetable, desk] = await Promise.all([
    calls.read(context, getTimetable, { query: { on: date } }),
    calls.read(context, getCoverDesk, { params: { date } }),
  ]);
  const day = writeWeekdayAndDay(date);
  if (!desk.isSchoolDay) return [text(say('{day} is not a school day, so there are no periods.', { day }))];
  const weekday = WEEKDAYS.indexOf(weekdayOf(date)) + 1;
  const [section] = slots.teacher === undefined ? school.placesOf(slots) : [];
  const periods = periodsOn(timetable.periods, timetable.bells, { classId: section?.classId ?? null, day: weekday });
  const place = slots.period === undefined ? runningPeriod(periods, context.now) : slots.period - 1;
  const period = periods[place ?? -1];
  if (place === undefined || period === undefined) return [text(noPeriod({ ...timetable, periods }, slots, context.now))];
  const lessons = lessonsOf(timetable).filter((one) => one.day === weekday && one.period === place);
  const moment = { place, period, lessons, desk };
  const told = slots.teacher === undefined ? tellSection(moment, section) : tellTeacher(moment, slots.teacher, timetable);
  const { name, startsAt, endsAt } = period;
  return [text(say('{day}, {name} ({startsAt} to {endsAt}):', { day, name, startsAt, endsAt })), text(told)];
}

/** The day itself, or the next one of a weekday. */
function comingDay(today: string, weekday: string | undefined): string {
  if (weekday === undefined) return today;
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdayOf(addDays(today, days)) === weekday) ?? 0;
  return addDays(today, ahead);
}

function noPeriod({ periods }: Timetable, slots: Slots, now: Date): string {
  if (slots.period !== undefined) return say('There is no period {period}.', { period: String(slots.period) });
  const time = timeAt(now);
  const next = periods.find(({ startsAt }) => startsAt > time);
  return next
    ? say('No period is running now. The next is {name} at {time}.', { name: next.name, time: next.startsAt })
    : say('No period is running now.');
}

function tellSection(
  { lessons, desk, period }: Moment,
  place: { classId: string; sectionId?: string; className: string; sectionName?: string } | undefined,
): string {
  const lesson = lessons.find(({ section }) => isOfPlace(section, place));
  if (lesson === undefined) {
    const where = [place?.className, place?.sectionName].filter(Boolean).join(' ');
    return say('Class {where} has no period then.', { where });
  }
  const values = { where: `${lesson.section.className} ${lesson.section.name}`, subject: lesson.subject };
  const open = desk.lessons.find(({ periodId, sectionId }) => periodId === period.id && sectionId === lesson.section.id);
  if (open?.cover) {
    const [cover, absent] = [open.cover.name, open.absentName];
    return absent === ''
      ? say('Class {where} has {subject} with {cover} (arrangement).', { ...values, cover })
      : say('Class {where} has {subject} with {cover} (arrangement for {absent}).', { ...values, cover, absent });
  }
  if (open && open.absentName !== '')
    return say('Class {where} has {subject}. {absent} is absent and no arrangement is made.', { ...values, absent: open.absentName });
  if (lesson.teacher === undefined) return say('Class {where} has {subject}, without a teacher.', values);
  return say('Class {where} has {subject} with {teacher}.', { ...values, teacher: lesson.teacher.name });
}

function tellTeacher({ place, lessons, desk, period }: Moment, name: string, timetable: Timetable): string {
  const teacher = timetable.teachers.find((one) => one.name === name);
  const covering = desk.lessons.find(({ cover, periodId }) => cover !== null && cover.id === teacher?.id && periodId === period.id);
  if (covering) {
    const where = `${covering.className} ${covering.sectionName}`;
    return say('{name} takes {subject} of Class {where} (arrangement).', { name, where, subject: covering.subjectName });
  }
  const half = place >= Math.floor((timetable.periods.length + 1) / 2) ? 'second' : 'first';
  const away = desk.absent.find((one) => one.id === teacher?.id && (one.half ?? half) === half);
  if (away) return say('{name} is absent or on leave.', { name });
  const lesson = lessons.find((one) => one.teacher?.name === name);
  if (lesson === undefined) return say('{name} is free.', { name });
  const where = `${lesson.section.className} ${lesson.section.name}`;
  return say('{name} teaches {subject} to Class {where}.', { name, where, subject: lesson.subject });
}
