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
export const ENTITIES: Readonly<Record<QueryEntity, Entity>> = {
  student: students,
  admission: admissions,
  leaver: leavers,
  birthday: birthdays,
  birth: births,
  staffBirthday: staffBirthdays,
  guardian: guardians,
  employee: employees,
  joiner: joiners,
  attendance,
  staffAttendance,
  attendanceRun: attendanceRuns,
  staffAttendanceRun: staffAttendanceRuns,
  leave,
  due: dues,
  charge: charges,
  receipt: receipts,
  expense: expenses,
  salary: salaries,
  salaryPayout: salaryPayouts,
  cashFlow,
  lesson: lessons,
  cover: covers,
  logEntry: logEntries,
  missingLog: missingLogs,
  event: events,
  notice: notices,
  result: results,
  examMark: examMarks,
  activity: activities,
  concession: concessions,
  certificate: certificates,
  textbook: textbooks,
  section: sections,
  subject: subjects,
};
