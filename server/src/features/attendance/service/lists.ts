import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as days from '../store/days.store.ts';
import * as store from '../store/lists.store.ts';
import { dayOnWire, leaveOnWire } from '../wire.ts';

/** Absent students with a phone number, and students on approved leave; the two lists do not overlap. Refuses an unknown class. */
export async function listAbsentStudents(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.listAbsentStudents>,
): Promise<CallAnswer<typeof calls.listAbsentStudents>> {
  const { classId } = query;
  if (classId !== undefined && !(await store.isClass(db, school.id, classId))) throw notFound();
  const { day, counts, rows } = await readDay(
    query.on,
    () => days.findDay(db, school.id, query.on, 'students'),
    (on) => [days.countStudents(db, school.id, on, classId), store.listStudentsWith(db, school.id, { on, marks: ['A', 'V'], classId })],
  );
  return {
    day: dayOnWire(day, now),
    counts,
    absent: rows.filter(({ mark }) => mark === 'A').map((row) => ({ ...studentLine(row), days: row.days })),
    onLeave: rows.filter(({ mark }) => mark === 'V').map((row) => ({ ...studentLine(row), leave: leaveOnWire(row) })),
  };
}

/** The same for staff, with the number of lessons to be covered. */
export async function listAbsentEmployees(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.listAbsentEmployees>,
): Promise<CallAnswer<typeof calls.listAbsentEmployees>> {
  const { day, counts, rows } = await readDay(
    query.on,
    () => days.findDay(db, school.id, query.on, 'staff'),
    (on) => [days.countStaff(db, school.id, on), store.listEmployeesWith(db, school.id, { on, marks: ['A', 'V'] })],
  );
  return {
    day: dayOnWire(day, now),
    counts,
    absent: rows.filter(({ mark }) => mark === 'A').map(employeeLine),
    onLeave: rows
      .filter(({ mark }) => mark === 'V')
      .map((row) => ({ ...employeeLine(row), leave: leaveOnWire(row), leaveType: row.leaveType ?? '' })),
  };
}

/** A day with its counts and people: in parallel when the date is given, otherwise today is looked up first. */
async function readDay<Count, Row>(
  on: string | undefined,
  findDay: () => Promise<days.DayRow>,
  readOn: (on: string) => [Promise<Count>, Promise<Row[]>],
): Promise<{ day: days.DayRow; counts: Count; rows: Row[] }> {
  if (on === undefined) {
    const day = await findDay();
    const [counts, rows] = await Promise.all(readOn(day.on));
    return { day, counts, rows };
  }
  const [day, counts, rows] = await Promise.all([findDay(), ...readOn(on)]);
  return { day, counts, rows };
}

function studentLine(row: store.StudentLineRow) {
  const { id, name, admissionNumber, rollNumber, classId, className, sectionName, reason } = row;
  const guardian = row.guardianName === null ? null : { name: row.guardianName, relation: row.relation ?? '', phone: row.phone ?? '' };
  return { id, name, admissionNumber, rollNumber, classId, className, sectionName, guardian, reason };
}

function employeeLine({ id, name, code, role, isTeaching, phone, reason, lessons }: store.EmployeeLineRow) {
  return { id, name, code, role, isTeaching, phone, reason, lessons };
}
