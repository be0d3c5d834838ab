import { getAttendanceDay, getSectionRegister, getStaffRegister, type Mark } from '@shala/contract/attendance';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Block, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { closedWords } from './closed-words.ts';
import { isInPlaces } from './directory.ts';
import type { Bench } from './tool.ts';

type Person = { id: string; name: string; mark: Mark | null; reason: string };

/** Who has been there on a day: one person, a section or the staff by name, otherwise how many of each section. */
export async function tellPresent(bench: Bench, slots: Slots, on: string): Promise<Answer> {
  const places = bench.school.placesOf(slots);
  const [student, another] = slots.student === undefined ? [] : bench.school.studentsOf(slots);
  const [teacher] = bench.school.employeesOf(slots.teacher);
  const [only] = places;
  if (teacher || slots.who === 'teachers') return ofStaff(bench, on, teacher);
  if (student && another === undefined) return ofSection(bench, on, { sectionId: student.sectionId, student });
  if (places.length === 1 && only?.sectionId !== undefined) return ofSection(bench, on, { sectionId: only.sectionId });
  return ofSchool(bench, slots, on);
}

async function ofSection(
  { calls, context }: Bench,
  on: string,
  { sectionId, student }: { sectionId: string; student?: { id: string } },
): Promise<Answer> {
  const found = await calls.read(context, getSectionRegister, { params: { sectionId }, query: { on } });
  const place = `${found.className} ${found.sectionName}`;
  const screen = link(say('Attendance of {place}', { place }), '/attendance/student', { section: sectionId, on });
  if (!found.day.isSchoolDay) return [text(closedWords(on, found.day.why)), screen];
  const one = found.students.find(({ id }) => id === student?.id);
  if (one) return [text(stateOf(one, `${one.name} (${place})`, on)), screen];
  return [...listOf(found.students, { place, on, path: '/student/profile' }), screen];
}

async function ofStaff({ calls, context }: Bench, on: string, teacher: { id: string } | undefined): Promise<Answer> {
  const found = await calls.read(context, getStaffRegister, { query: { on } });
  const screen = link(say('Attendance of the staff'), '/attendance/employee', { on });
  if (!found.day.isSchoolDay) return [text(closedWords(on, found.day.why)), screen];
  const one = found.employees.find(({ id }) => id === teacher?.id);
  if (one) return [text(stateOf(one, one.name, on)), screen];
  return [...listOf(found.employees, { place: say('the staff'), on, path: '/employee/profile' }), screen];
}

async function ofSchool({ calls, context, school }: Bench, slots: Slots, on: string): Promise<Answer> {
  const { day, sections, staff } = await calls.read(context, getAttendanceDay, { query: { on } });
  const screen = link(say('Attendance'), '/attendance', { on });
  if (!day.isSchoolDay) return [text(closedWords(on, day.why)), screen];
  const places = school.placesOf(slots);
  const asked = sections.filter((one) => isInPlaces(one, places));
  const sum = (count: (one: (typeof asked)[number]['counts']) => number) => asked.reduce((total, one) => total + count(one.counts), 0);
  const blocks: Block[] = [
    text(
      say('{present} of {total, plural, one {# student} other {# students}} present: {day}.', {
        present: sum(presentOf),
        total: sum(({ total }) => total),
        day: writeWeekdayAndDay(on),
      }),
    ),
  ];
  if (slots.who === 'all')
    blocks.push(text(say('Staff: {present} of {total} present.', { present: presentOf(staff), total: staff.total })));
  blocks.push(
    table({
      head: [say('Class'), say('Present'), say('Absent'), say('On leave'), say('Not marked'), say('Students')],
      rows: asked.map(({ className, sectionName, counts }) => [
        `${className} ${sectionName}`,
        ...[presentOf(counts), counts.absent, counts.onLeave, counts.notMarked, counts.total].map(String),
      ]),
      figures: [1, 2, 3, 4, 5],
    }),
  );
  return [...blocks, screen];
}

/** Who comes late or for half a day is there. */
const presentOf = ({ present, late, halfDay }: { present: number; late: number; halfDay: number }) => present + late + halfDay;
const isThere = ({ mark }: Person) => mark === 'P' || mark === 'L' || mark === 'H';

function listOf(people: readonly Person[], { place, on, path }: { place: string; on: string; path: string }): Block[] {
  const there = people.filter(isThere);
  const notMarked = people.filter(({ mark }) => mark === null).length;
  const lead = say('{count} of {total} present in {place}: {day}.', {
    count: there.length,
    total: people.length,
    place,
    day: writeWeekdayAndDay(on),
  });
  const rest = notMarked === 0 ? [] : [text(say('{notMarked, plural, one {# is} other {# are}} not marked yet.', { notMarked }))];
  if (there.length === 0) return [text(lead), ...rest];
  const hasNotes = there.some(({ mark }) => mark !== 'P');
  const head = hasNotes ? [say('Name'), say('Note')] : [say('Name')];
  const rows = there.map(({ id, name, mark }) => [
    { text: name, path: `${path}/${id}` },
    ...(hasNotes ? [mark === 'P' ? '' : markWords(mark)] : []),
  ]);
  return [text(lead), ...rest, table({ head, rows })];
}

function stateOf({ mark, reason }: Person, who: string, on: string): string {
  const day = writeWeekdayAndDay(on);
  if (mark === null) return say('{who} is not marked yet: {day}.', { who, day });
  const state = { who, mark: markWords(mark), day, reason };
  return reason === '' ? say('{who}: {mark}, {day}.', state) : say('{who}: {mark}, {day}. Reason: {reason}.', state);
}

function markWords(mark: Mark | null): string {
  switch (mark) {
    case 'P':
      return say('present');
    case 'L':
      return say('present, came late');
    case 'H':
      return say('present for half a day');
    case 'V':
      return say('on leave');
    default:
      return say('absent');
  }
}
