import { fetchTeacherLog } from '@shala/contract/logbook';
import type { CallAnswer } from '@shala/contract/shared';
import { getTimetable } from '@shala/contract/timetable';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Cell, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { lessonsOf } from './lessons-of.ts';
import { daysOf, type Span, spanOf, WEEKDAYS, weekdayOf } from './span.ts';
import { type Bench, reading } from './tool.ts';

const MOST_DAYS = 7;

type Entry = CallAnswer<typeof fetchTeacherLog>['periods'][number];
type Employee = { id: string; name: string };

export const showLog = reading({
  name: 'logbook.show',
  needs: [fetchTeacherLog, getTimetable],
  about: ({ teacher, section }) =>
    say('the logbook: “What did {teacher} teach yesterday?”, “Logbook of {section} today”', { teacher, section }),
  async run(bench, slots) {
    const [teacher, another] = bench.school.employeesOf(slots.teacher);
    const span = spanOf(slots, { from: bench.school.today, to: bench.school.today });
    if (teacher !== undefined && another === undefined) return logOfTeacher(bench, slots, { teacher, span });
    const isForClass = slots.teacher === undefined && bench.school.placesOf(slots).length > 0;
    if (isForClass) return logOfClass(bench, slots, span);
    return [text(say('Open the logbook and select the teacher.')), link(say('Logbook'), '/logbook')];
  },
});

async function logOfTeacher(bench: Bench, slots: Slots, { teacher, span }: { teacher: Employee; span: Span }): Promise<Answer> {
  const rows: Cell[][] = [];
  for (const day of daysOf(span, MOST_DAYS)) {
    const { periods } = await bench.calls.read(bench.context, fetchTeacherLog, { body: { teacherId: teacher.id, date: day } });
    for (const one of periods.filter((entry) => isOf(bench, slots, entry)))
      rows.push([writeWeekdayAndDay(day), one.periodName, classOf(one), one.subjectName, takenIn(one)]);
  }
  const path = `/logbook/${teacher.id}?date=${span.to}`;
  if (rows.length === 0) return [text(say('{name} has no periods on these days.', { name: teacher.name })), link(say('Logbook'), path)];
  return [
    text(say('Logbook of {name}.', { name: teacher.name })),
    table({ head: [say('Date'), say('Period'), say('Class'), say('Subject'), say('Taught')], rows }),
    link(say('Logbook'), path),
  ];
}

/** The entries of a class, each from the log of who gave the lesson. */
async function logOfClass(bench: Bench, slots: Slots, span: Span): Promise<Answer> {
  const week = await bench.calls.read(bench.context, getTimetable, {});
  const places = bench.school.placesOf(slots);
  const mine = lessonsOf(week).filter(({ section }) =>
    places.some((place) => place.classId === section.classId && (place.sectionId ?? section.id) === section.id),
  );
  const [isLong, isWhole] = [span.from !== span.to, places.some(({ sectionId }) => sectionId === undefined) || places.length > 1];
  const rows: Cell[][] = [];
  for (const day of daysOf(span, MOST_DAYS)) {
    const teachers = mine.filter((one) => WEEKDAYS[one.day - 1] === weekdayOf(day)).flatMap(({ teacher }) => (teacher ? [teacher] : []));
    for (const { entry, by } of await entriesOf(bench, slots, { day, teachers }))
      rows.push([
        ...(isLong ? [writeWeekdayAndDay(day)] : []),
        entry.periodName,
        ...(isWhole ? [classOf(entry)] : []),
        entry.subjectName,
        { text: by.name, path: `/logbook/${by.id}?date=${day}` },
        takenIn(entry),
      ]);
  }
  const whose = places.map(({ className, sectionName }) => [className, sectionName].filter(Boolean).join(' ')).join(', ');
  const days = isLong
    ? say('{from} to {to}', { from: writeWeekdayAndDay(span.from), to: writeWeekdayAndDay(span.to) })
    : writeWeekdayAndDay(span.from);
  if (rows.length === 0) return [text(say('{whose} has no periods: {days}.', { whose, days })), link(say('Logbook'), '/logbook')];
  const head = [
    ...(isLong ? [say('Date')] : []),
    say('Period'),
    ...(isWhole ? [say('Class')] : []),
    say('Subject'),
    say('Teacher'),
    say('Taught'),
  ];
  return [text(say('Logbook of {whose}: {days}.', { whose, days })), table({ head, rows }), link(say('Logbook'), '/logbook')];
}

type Written = { entry: Entry; by: Employee };

/** A day's lessons of the class in the order of the day; one that was covered stands in the log of who covered it. */
async function entriesOf(
  bench: Bench,
  slots: Slots,
  { day, teachers }: { day: string; teachers: readonly Employee[] },
): Promise<Written[]> {
  const found: Written[] = [];
  const asked = new Set<string>();
  const waiting = [...teachers];
  for (let by = waiting.shift(); by; by = waiting.shift()) {
    if (asked.has(by.id)) continue;
    asked.add(by.id);
    const { periods } = await bench.calls.read(bench.context, fetchTeacherLog, { body: { teacherId: by.id, date: day } });
    for (const entry of periods.filter((one) => isOf(bench, slots, one))) {
      if (entry.coveredBy === null || entry.isRecorded) found.push({ entry, by });
      else waiting.push(...bench.school.employeesOf(entry.coveredBy));
    }
  }
  const places = new Map(bench.school.periods.map(({ id }, place) => [id, place]));
  const placeOf = ({ entry }: Written) => places.get(entry.periodId) ?? places.size;
  return found.sort((a, b) => placeOf(a) - placeOf(b) || classOf(a.entry).localeCompare(classOf(b.entry)));
}

/** Whether an entry is of the class that was asked about; all are where none was. */
function isOf({ school }: Bench, slots: Slots, { className, sectionId }: Entry): boolean {
  const places = school.placesOf(slots);
  return places.length === 0 || places.some((place) => place.className === className && (place.sectionId ?? sectionId) === sectionId);
}

function classOf({ className, sectionName }: Entry): string {
  return `${className} ${sectionName}`;
}

function takenIn({ description }: Entry): string {
  return description || say('not filled');
}
