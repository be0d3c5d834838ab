import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, SharedContext } from '#platform/http';
import * as days from '../store/days.store.ts';
import * as store from '../store/lists.store.ts';
import { dayOnWire, leaveOnWire } from '../wire.ts';

/** What the lists depend on. */
const OF_STUDENTS = ['attendance', 'students', 'classes', 'days'] as const;
const OF_STAFF = ['attendance', 'staff', 'lessons', 'classes', 'days'] as const;

/** Absent students with a phone number, and students on approved leave; the two lists do not overlap. Refuses an unknown class. */
export async function listAbsentStudents(
  { school, now, keep }: SharedContext,
  { query }: Input<typeof calls.listAbsentStudents>,
): Promise<CallAnswer<typeof calls.listAbsentStudents>> {
  const kept = { name: `absent students ${JSON.stringify(query)}`, subjects: OF_STUDENTS };
  const { day, counts, rows } = await keep(kept, (db) => readStudents(db, school.id, query));
  return {
    day: dayOnWire(day, now),
    counts,
    absent: rows.filter(({ mark }) => mark === 'A').map((row) => ({ ...studentLine(row), days: row.days })),
    onLeave: rows.filter(({ mark }) => mark === 'V').map((row) => ({ ...studentLine(row), leave: leaveOnWire(row) })),
  };
}

async function readStudents(db: Db, schoolId: string, { on: asked, classId }: Input<typeof calls.listAbsentStudents>['query']) {
  if (classId !== undefined && !(await store.isClass(db, schoolId, classId))) throw notFound();
  return readDay(
    asked,
    () => days.findDay(db, schoolId, asked, 'students'),
    (on) => [days.countStudents(db, schoolId, on, classId), store.listStudentsWith(db, schoolId, { on, marks: ['A', 'V'], classId })],
  );
}

/** The same for staff, with the number of lessons to be covered. */
export async function listAbsentEmployees(
  { school, now, keep }: SharedContext,
  { query }: Input<typeof calls.listAbsentEmployees>,
): Promise<CallAnswer<typeof calls.listAbsentEmployees>> {
  const { day, counts, rows } = await keep({ name: `absent employees ${query.on ?? ''}`, subjects: OF_STAFF }, (db) =>
    readDay(
      query.on,
      () => days.findDay(db, school.id, query.on, 'staff'),
      (on) => [days.countStaff(db, school.id, on), store.listEmployeesWith(db, school.id, { on, marks: ['A', 'V'] })],
    ),
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
