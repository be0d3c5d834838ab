import type { CallAnswer } from '@shala/contract/shared';
import { getCoverDesk, getTimetable, getTimetableLimits } from '@shala/contract/timetable';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Cell, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { type Free, freeIn, profileOf } from './free-teachers.ts';
import { isOfPlace, type Lesson, lessonsOf, type Timetable } from './lessons-of.ts';
import { WEEKDAYS, weekdayOf } from './span.ts';
import { type Bench, reading } from './tool.ts';

const COVER_DESK = '/scheduler/cover';
const MOST_NAMED = 4;
type Desk = CallAnswer<typeof getCoverDesk>;
type OpenLesson = Desk['lessons'][number];

/** Who can stand in: what the cover desk proposes for who is away; for others everybody who is free, those of the subject first. */
export const suggestStandIn = reading({
  name: 'substitution.suggest',
  needs: [getCoverDesk, getTimetable, getTimetableLimits],
  about: ({ teacher }) => say('arrangement for an absent teacher: “Who can take {teacher}’s classes today?”', { teacher }),
  async run(bench, slots) {
    const date = slots.date ?? bench.school.today;
    const desk = await bench.calls.read(bench.context, getCoverDesk, { params: { date } });
    const path = `${COVER_DESK}?date=${date}`;
    if (!desk.isSchoolDay)
      return [
        text(say('{day} is not a school day, so there are no periods.', { day: writeWeekdayAndDay(date) })),
        link(say('Arrangement'), path),
      ];
    const open = desk.lessons.filter((lesson) => isAsked(bench, desk, lesson, slots));
    if (open.length > 0) return [text(leadOf(slots, date)), standInTable(desk, open), link(say('Arrangement'), path)];
    const away = slots.teacher !== undefined && desk.absent.some(({ name }) => name === slots.teacher);
    if (away)
      return [
        text(say('{name} is absent on {day}. All periods are arranged.', { name: slots.teacher ?? '', day: writeWeekdayAndDay(date) })),
        link(say('Arrangement'), path),
      ];
    return [...(await ofPresent(bench, { slots, date, desk })), link(say('Arrangement'), path)];
  },
});

function leadOf({ teacher }: Slots, date: string): string {
  const day = writeWeekdayAndDay(date);
  return teacher === undefined
    ? say('Suggested arrangement on {day}.', { day })
    : say('Suggested arrangement for {teacher} on {day}.', { teacher, day });
}

function isAsked({ school }: Bench, { periods }: Desk, lesson: OpenLesson, slots: Slots): boolean {
  const [place] = school.placesOf(slots);
  const isPlace =
    place === undefined || (lesson.className === place.className && (place.sectionName ?? lesson.sectionName) === lesson.sectionName);
  const isPeriod = slots.period === undefined || periods[slots.period - 1]?.id === lesson.periodId;
  return isPlace && isPeriod && (slots.teacher === undefined || lesson.absentName === slots.teacher);
}

function standInTable(desk: Desk, lessons: OpenLesson[]) {
  const rows = lessons.map((lesson): Cell[] => {
    const first = lesson.cover ?? lesson.proposal;
    const others = lesson.candidates.filter(({ id }) => id !== first?.id).slice(0, MOST_NAMED);
    return [
      desk.periods.find(({ id }) => id === lesson.periodId)?.name ?? '',
      `${lesson.className} ${lesson.sectionName}`,
      lesson.subjectName,
      first ? profileOf(first) : say('no teacher is free'),
      lesson.cover ? say('arranged') : first ? say('suggested') : '',
      others.map(profileOf),
    ];
  });
  return table({ head: [say('Period'), say('Class'), say('Subject'), say('Substitute'), say('Status'), say('Also free')], rows });
}

type Asked = { slots: Slots; date: string; desk: Desk };

/** For a teacher who is not marked away, or a class whose teacher is there: who is free in these periods. */
async function ofPresent(bench: Bench, { slots, date, desk }: Asked): Promise<Answer> {
  const [timetable, limits] = await Promise.all([
    bench.calls.read(bench.context, getTimetable, {}),
    bench.calls.read(bench.context, getTimetableLimits, {}),
  ]);
  const day = WEEKDAYS.indexOf(weekdayOf(date)) + 1;
  const [place] = bench.school.placesOf(slots);
  const lessons = lessonsOf(timetable)
    .filter((lesson) => lesson.day === day && (slots.period === undefined || lesson.period === slots.period - 1))
    .filter(({ teacher, section }) => (slots.teacher !== undefined ? teacher?.name === slots.teacher : isOfPlace(section, place)))
    .sort((a, b) => a.period - b.period);
  if (lessons.length === 0)
    return [text(say('The timetable has no periods for this class or teacher on {day}.', { day: writeWeekdayAndDay(date) }))];
  const free = freeIn({ timetable, desk, limits }, day);
  const lead =
    slots.teacher === undefined
      ? say('Teachers free on {day}.', { day: writeWeekdayAndDay(date) })
      : say('{teacher} is not marked absent on {day}. These teachers are free. Mark the absence to get a suggested arrangement.', {
          teacher: slots.teacher,
          day: writeWeekdayAndDay(date),
        });
  return [text(lead), freeTable(lessons, free, timetable)];
}

function freeTable(lessons: Lesson[], free: Free, { periods }: Timetable) {
  const rows = lessons.map((lesson): Cell[] => {
    const others = free(lesson.period).filter(({ id }) => id !== lesson.teacher?.id);
    const able = others.filter(({ subjectIds }) => lesson.subjectId !== undefined && subjectIds.includes(lesson.subjectId));
    const [first, ...rest] = [...able, ...others.filter((one) => !able.includes(one))];
    return [
      periods[lesson.period]?.name ?? '',
      `${lesson.section.className} ${lesson.section.name}`,
      lesson.subject,
      first ? profileOf(first) : say('no teacher is free'),
      first && able.includes(first) ? say('teaches this subject') : '',
      rest.slice(0, MOST_NAMED).map(profileOf),
    ];
  });
  return table({ head: [say('Period'), say('Class'), say('Subject'), say('Free'), say('Reason'), say('Also free')], rows });
}
