import { SCHOOL_DAYS } from '@shala/contract/shared';
import { getCoverDesk, getTeacherSchedule, getTimetable } from '@shala/contract/timetable';
import { say } from '#platform/words';
import { type Answer, type Block, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import type { School } from './directory.ts';
import { isOfPlace, type Lesson, lessonsOf } from './lessons-of.ts';
import { WEEKDAYS, weekdayOf } from './span.ts';
import { type Bench, reading } from './tool.ts';
import { tellWhere } from './whereabouts.ts';

export const showTimetable = reading({
  name: 'timetable.show',
  needs: [getTimetable, getTeacherSchedule, getCoverDesk],
  about: ({ section }) => say('a timetable: “Timetable of {section} on Monday”', { section }),
  async run(bench, slots) {
    const { calls, context, school } = bench;
    if (slots.where) return [...(await tellWhere(bench, slots)), timetableLink(school, slots)];
    const [place] = school.placesOf(slots);
    const days = slots.day !== undefined ? [slots.day] : slots.date !== undefined ? [weekdayOf(slots.date)] : WEEKDAYS;
    const [day, another] = days;
    const isOneDay =
      slots.date === undefined &&
      slots.teacher === undefined &&
      place?.sectionId !== undefined &&
      day !== undefined &&
      another === undefined;
    if (isOneDay) return dayOfSection(bench, slots, day);
    const timetable = await calls.read(context, getTimetable, { query: slots.date === undefined ? {} : { on: slots.date } });
    const mine = lessonsOf(timetable).filter(({ section, teacher }) =>
      slots.teacher !== undefined ? teacher?.name === slots.teacher : isOfPlace(section, place),
    );
    if (mine.length === 0) return [text(say('The timetable has no periods for this class or teacher.')), timetableLink(school, slots)];
    const words = (lesson: Lesson | undefined) => {
      if (lesson === undefined) return slots.teacher === undefined ? '' : say('Free');
      const where =
        slots.teacher === undefined
          ? (lesson.teacher?.name ?? say('no teacher yet'))
          : `${lesson.section.className} ${lesson.section.name}`;
      return `${lesson.subject} (${where})`;
    };
    const rows = timetable.periods
      .map((period, place) => ({ period, place }))
      .filter(({ place }) => slots.period === undefined || place === slots.period - 1)
      .map(({ period, place }) => [
        period.name,
        ...days.map((day) => words(mine.find((one) => one.period === place && WEEKDAYS[one.day - 1] === day))),
      ]);
    const whose = slots.teacher ?? `${place?.className ?? ''} ${place?.sectionName ?? ''}`;
    return [text(say('Timetable of {whose}.', { whose })), table({ head: [say('Period'), ...days], rows }), timetableLink(school, slots)];
  },
});

/** One day of one section: the whole school's week need not be read for it. */
async function dayOfSection({ calls, context, school }: Bench, slots: Slots, said: string): Promise<Answer> {
  const day = SCHOOL_DAYS.find((one) => one === said);
  const [{ classId = '', sectionId = '', className = '', sectionName = '' } = {}] = school.placesOf(slots);
  const lessons = day ? await calls.read(context, getTeacherSchedule, { body: { classId, sectionId, day } }) : [];
  if (lessons.every(({ subjectName }) => subjectName === null))
    return [text(say('The timetable has no periods for this class or teacher.')), timetableLink(school, slots)];
  const rows = lessons
    .filter((_, place) => slots.period === undefined || place === slots.period - 1)
    .map(({ periodName, subjectName, teacherName }) => [
      periodName,
      subjectName === null ? '' : `${subjectName} (${teacherName ?? say('no teacher yet')})`,
    ]);
  const whose = `${className} ${sectionName}`;
  return [text(say('Timetable of {whose}.', { whose })), table({ head: [say('Period'), said], rows }), timetableLink(school, slots)];
}

/** The teacher's own week, or the board of the class that was asked about. */
function timetableLink(school: School, slots: Slots): Block {
  const [teacher] = school.employeesOf(slots.teacher);
  if (teacher) return link(say('Timetable of {name}', { name: teacher.name }), '/scheduler/teacher', { teacher: teacher.id });
  const [place] = school.placesOf(slots);
  return link(say('Scheduler'), '/scheduler', { class: place?.classId, section: place?.sectionId, day: slots.day });
}
