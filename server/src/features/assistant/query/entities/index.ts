import type { QueryEntity } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';
import { attendance, leave, staffAttendance } from './attendance.ts';
import { examMarks, results } from './exams.ts';
import { charges, dues, receipts } from './fees.ts';
import { covers, lessons, logEntries, missingLogs } from './lessons.ts';
import { events, guardians, notices, sections, subjects, textbooks } from './life.ts';
import { cashFlow } from './money.ts';
import { activities, certificates, concessions } from './pupil-records.ts';
import { attendanceRuns, staffAttendanceRuns } from './runs.ts';
import { expenses, salaries, salaryPayouts } from './spending.ts';
import { employees, joiners, staffBirthdays } from './staff.ts';
import { admissions, birthdays, births, leavers, students } from './students.ts';

/** Everything that can be asked about, by name. */
const ALL = [
  students,
  admissions,
  leavers,
  birthdays,
  births,
  staffBirthdays,
  guardians,
  employees,
  joiners,
  attendance,
  staffAttendance,
  attendanceRuns,
  staffAttendanceRuns,
  leave,
  dues,
  charges,
  receipts,
  expenses,
  salaries,
  salaryPayouts,
  cashFlow,
  lessons,
  covers,
  logEntries,
  missingLogs,
  events,
  notices,
  results,
  examMarks,
  activities,
  concessions,
  certificates,
  textbooks,
  sections,
  subjects,
];
export const ENTITIES = Object.fromEntries(ALL.map((one) => [one.name, one])) as Readonly<Record<QueryEntity, Entity>>;
