import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as days from '../store/days.store.ts';
import * as store from '../store/lists.store.ts';
import { dayOnWire, leaveOnWire } from '../wire.ts';

/** Absent pupils with a phone number, and those on approved leave: never the same. Refuses an unknown class. */
export async function getAbsentStudents(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.listAbsentStudents>,
): Promise<CallAnswer<typeof calls.listAbsentStudents>> {
  const { classId } = query;
  if (classId !== undefined && !(await store.isClass(db, school.id, classId))) throw notFound();
  const day = await days.findDay(db, school.id, query.on, 'students');
  const [counts, rows] = await Promise.all([
    days.countStudents(db, school.id, day.on, classId),
    store.listStudentsWith(db, school.id, { on: day.on, marks: ['A', 'V'], classId }),
  ]);
  return {
    day: dayOnWire(day, now),
    counts,
    absent: rows.filter(({ mark }) => mark === 'A').map((row) => ({ ...studentLine(row), days: row.days })),
    onLeave: rows.filter(({ mark }) => mark === 'V').map((row) => ({ ...studentLine(row), leave: leaveOnWire(row) })),
  };
}

/** The same for staff, with the lessons that need cover. */
export async function getAbsentEmployees(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.listAbsentEmployees>,
): Promise<CallAnswer<typeof calls.listAbsentEmployees>> {
  const day = await days.findDay(db, school.id, query.on, 'staff');
  const [counts, rows] = await Promise.all([
    days.countStaff(db, school.id, day.on),
    store.listEmployeesWith(db, school.id, { on: day.on, marks: ['A', 'V'] }),
  ]);
  return {
    day: dayOnWire(day, now),
    counts,
    absent: rows.filter(({ mark }) => mark === 'A').map(employeeLine),
    onLeave: rows
      .filter(({ mark }) => mark === 'V')
      .map((row) => ({ ...employeeLine(row), leave: leaveOnWire(row), leaveType: row.leaveType ?? '' })),
  };
}

function studentLine(row: store.StudentLineRow) {
  const { id, name, admissionNumber, rollNumber, classId, className, sectionName, reason } = row;
  const guardian = row.guardianName === null ? null : { name: row.guardianName, relation: row.relation ?? '', phone: row.phone ?? '' };
  return { id, name, admissionNumber, rollNumber, classId, className, sectionName, guardian, reason };
}

function employeeLine({ id, name, code, role, isTeaching, phone, reason, lessons }: store.EmployeeLineRow) {
  return { id, name, code, role, isTeaching, phone, reason, lessons };
}
