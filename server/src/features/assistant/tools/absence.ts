import {
  getAttendanceDay,
  getSectionRegister,
  getStaffRegister,
  listAbsentEmployees,
  listAbsentStudents,
} from '@shala/contract/attendance';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Block, link, table, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import { closedWords } from './closed-words.ts';
import { tellPresent } from './presence.ts';
import { daysOf, spanOf } from './span.ts';
import { type Bench, reading } from './tool.ts';

const MOST_DAYS = 31;

export const listAbsent = reading({
  name: 'attendance.list_absent',
  needs: [listAbsentStudents, listAbsentEmployees, getAttendanceDay, getSectionRegister, getStaffRegister],
  about: ({ section }) => say('who is absent or present: “Who is absent today in {section}?”', { section }),
  run: tell,
});

type Line = { day: string; name: string; path: string; place: string; phone: string; note: string };

async function tell(bench: Bench, slots: Slots): Promise<Answer> {
  const { today } = bench.school;
  const span = spanOf(slots, { from: today, to: today });
  const days = daysOf(span, MOST_DAYS);
  if (slots.present || (days.length === 1 && (slots.student ?? slots.teacher) !== undefined)) return tellPresent(bench, slots, span.to);
  const who = slots.student ? 'students' : slots.teacher ? 'teachers' : (slots.who ?? 'all');
  const notes: Note[] = [];
  const students: Line[] = [];
  const staff: Line[] = [];
  for (const day of days) {
    const ofStaff: Note[] = [];
    const [pupils, colleagues] = await Promise.all([
      who === 'teachers' ? [] : studentLines(bench, { slots, day, notes }),
      who === 'students' ? [] : staffLines(bench, { slots, day, notes: ofStaff }),
    ]);
    students.push(...pupils);
    staff.push(...colleagues);
    notes.push(...ofStaff);
  }
  const head =
    days.length > 1
      ? [say('Date'), say('Name'), say('Class or role'), say('Phone'), say('Note')]
      : [say('Name'), say('Class or role'), say('Phone'), say('Note')];
  const rows = (lines: Line[]) =>
    lines.map(({ day, name, path, place, phone, note }) => [
      ...(days.length > 1 ? [writeWeekdayAndDay(day)] : []),
      { text: name, path },
      place,
      phone,
      note,
    ]);
  const blocks: Block[] = [];
  // On a day without school nobody is absent, and to say so would mislead.
  const [note] = notes;
  const isClosed =
    days.length === 1 &&
    notes.length > (who === 'all' ? 1 : 0) &&
    students.length + staff.length === 0 &&
    notes.every((one) => one.isClosed && one.text === note?.text);
  if (note && isClosed) return [text(note.text), absentLink(bench, who, { slots, on: span.to })];
  if (who !== 'teachers')
    blocks.push(text(leadOf('students', students.length, span)), ...(students.length > 0 ? [table({ head, rows: rows(students) })] : []));
  if (who !== 'students')
    blocks.push(
      text(leadOf(slots.teaching ? 'teachers' : 'staff', staff.length, span)),
      ...(staff.length > 0 ? [table({ head, rows: rows(staff) })] : []),
    );
  for (const words of new Set(notes.map((one) => one.text))) blocks.push(text(words));
  return [...blocks, absentLink(bench, who, { slots, on: span.to })];
}

/** The list of those who are absent, of the class that was asked about; the day itself where everybody was. */
function absentLink({ school }: Bench, who: NonNullable<Slots['who']>, { slots, on }: { slots: Slots; on: string }): Block {
  if (who === 'all') return link(say('Attendance'), '/attendance', { on });
  const classIds = [...new Set(school.placesOf(slots).map(({ classId }) => classId))];
  return who === 'teachers'
    ? link(say('Absent staff'), '/attendance/employee/absent', { on })
    : link(say('Absent students'), '/attendance/student/absent', { on, class: classIds.length === 1 ? classIds[0] : undefined });
}

/** What is to be said besides; `isClosed`: that there was no school. */
type Note = { text: string; isClosed: boolean };
type Wish = { slots: Slots; day: string; notes: Note[] };

async function studentLines({ calls, context, school }: Bench, { slots, day, notes }: Wish): Promise<Line[]> {
  const places = school.placesOf(slots);
  const leftOut = school.leftOutOf(slots);
  const lines: Line[] = [];
  for (const place of places.length > 0 ? places : [null]) {
    const found = await calls.read(context, listAbsentStudents, { query: { on: day, ...(place && { classId: place.classId }) } });
    if (!found.day.isSchoolDay) notes.push({ text: closedWords(day, found.day.why), isClosed: true });
    else if (found.counts.notMarked > 0 && day <= school.today)
      notes.push({
        isClosed: false,
        text: say('{day}: {count, plural, one {# student is} other {# students are}} not marked yet.', {
          day: writeWeekdayAndDay(day),
          count: found.counts.notMarked,
        }),
      });
    for (const one of found.absent) {
      if (place?.sectionName !== undefined && one.sectionName !== place.sectionName) continue;
      if (leftOut.has(one.id)) continue;
      if (slots.student !== undefined && one.name !== slots.student) continue;
      if (slots.gender !== undefined && 'gender' in one && one.gender !== (slots.gender === 'male' ? 'Male' : 'Female')) continue;
      lines.push({
        day,
        name: one.name,
        path: `/student/profile/${one.id}`,
        place: `${one.className} ${one.sectionName}`,
        phone: one.guardian?.phone ?? '',
        note: one.reason,
      });
    }
  }
  return lines;
}

async function staffLines({ calls, context, school }: Bench, { slots, day, notes }: Wish): Promise<Line[]> {
  const found = await calls.read(context, listAbsentEmployees, { query: { on: day } });
  if (!found.day.isSchoolDay) notes.push({ text: closedWords(day, found.day.why), isClosed: true });
  return found.absent
    .filter(
      ({ id, name }) => (slots.teacher === undefined || name === slots.teacher) && (!slots.teaching || school.teacherIds.includes(id)),
    )
    .map((one) => ({ day, name: one.name, path: `/employee/profile/${one.id}`, place: one.role, phone: one.phone, note: one.reason }));
}

function leadOf(who: 'students' | 'teachers' | 'staff', count: number, { from, to }: { from: string; to: string }): string {
  const days =
    from === to ? writeWeekdayAndDay(from) : say('{from} to {to}', { from: writeWeekdayAndDay(from), to: writeWeekdayAndDay(to) });
  if (who === 'teachers')
    return say('{count, plural, =0 {No teacher} one {# teacher} other {# teachers}} absent: {days}.', { count, days });
  return who === 'students'
    ? say('{count, plural, =0 {No student} one {# student} other {# students}} absent: {days}.', { count, days })
    : say('{count, plural, =0 {No employee} one {# employee} other {# employees}} absent: {days}.', {
        count,
        days,
      });
}
