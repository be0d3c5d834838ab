import { addAccounts } from './accounts.ts';
import { type Calendar, makeCalendar } from './calendar.ts';
import type { Row, Tables } from './copy.ts';
import type { Student } from './families.ts';
import { makeFees } from './fees.ts';
import type { Book } from './ledger.ts';
import { makePayments } from './payments.ts';
import { addSchool, makeSchool, type Plan, type School } from './school.ts';
import { makeSpending } from './spending.ts';
import { makeStaff, type Staff } from './staff.ts';
import { addStudents } from './student-rows.ts';
import { makeStudents } from './students.ts';
import { makeTimetable, type Slot, timetableRows } from './timetable.ts';

export type Office = {
  tables: Tables;
  school: School;
  staff: Staff;
  students: Student[];
  former: Student[];
  slots: Slot[];
  calendar: Calendar;
  book: Book;
};

/** The data that every seeded school has, for the demo and for benchmarks: its people, timetable, fees and accounts. */
export function makeOffice(plan: Plan): Office {
  const tables: Tables = new Map();
  const school = makeSchool(plan);
  const staff = makeStaff(school);
  const calendar = makeCalendar(plan);
  const slots = makeTimetable(school, staff);
  const { students, former } = makeStudents(school);
  tables.set(
    'employees',
    staff.employees.map(({ row }) => row),
  );
  addSchool(tables, school, new Map([...staff.classTeachers].map(([section, { id }]) => [section, id])));
  const pairs = new Map(
    staff.assignments.map(({ teacher, subject }): [string, Row] => [
      `${teacher.id} ${subject.id}`,
      { employeeId: teacher.id, subjectId: subject.id },
    ]),
  );
  tables.set('employee_subjects', [...pairs.values()]);
  tables.set('timetable_slots', timetableRows(school, slots));
  addStudents(tables, school, { students, former });
  const fees = makeFees(school, students);
  const payments = makePayments(plan, calendar, fees);
  const spending = makeSpending(plan, calendar, staff.employees);
  const book = addAccounts(tables, school, { fees, payments, spending });
  return { tables, school, staff, students, former, slots, calendar, book };
}
