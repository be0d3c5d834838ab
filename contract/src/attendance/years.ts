import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';
import { guardian, mark } from './schemas.ts';

const tally = z.object({
  present: z.number(),
  absent: z.number(),
  late: z.number(),
  halfDay: z.number(),
  onLeave: z.number(),
  notMarked: z.number(),
  /** Present and late count 1, half a day 0.5, divided by all marked days; null without marked days. */
  share: z.nullable(z.number()),
});
export type Tally = z.infer<typeof tally>;
const person = z.object({ id: z.string(), name: z.string(), number: z.string(), place: z.string() });
/** The school days of the current year up to today, with totals of the year and of each month, and every later change. */
const year = z.object({
  person,
  year: z.string(),
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ on: z.string(), mark: z.nullable(mark), reason: z.string() })),
  total: tally,
  months: z.array(z.object({ month: z.string(), tally })),
  changes: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      on: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export const getStudentAttendance = defineCall({
  name: 'getStudentAttendance',
  method: 'GET',
  path: '/admin/attendance/students/{studentId}/year',
  summary: "A student's attendance over the year",
  params: z.strictObject({ studentId: id }),
  answer: year,
});
export const getEmployeeAttendance = defineCall({
  name: 'getEmployeeAttendance',
  method: 'GET',
  path: '/admin/attendance/staff/{employeeId}/year',
  summary: "An employee's attendance over the year",
  params: z.strictObject({ employeeId: id }),
  answer: year,
});
const correction = z.strictObject({ on: isoDate, mark, reason: text(300) });
const corrected = z.object({ on: z.string(), mark });
/** Refuses registerNotTaken, and what saving a register refuses. */
export const correctStudentAttendance = defineCall({
  name: 'correctStudentAttendance',
  method: 'POST',
  path: '/admin/attendance/students/{studentId}/corrections',
  summary: "Corrects a student's mark of a day, with a reason",
  params: z.strictObject({ studentId: id }),
  body: correction,
  answer: corrected,
});
export const correctEmployeeAttendance = defineCall({
  name: 'correctEmployeeAttendance',
  method: 'POST',
  path: '/admin/attendance/staff/{employeeId}/corrections',
  summary: "Corrects an employee's mark of a day, with a reason",
  params: z.strictObject({ employeeId: id }),
  body: correction,
  answer: corrected,
});
const monthOfYear = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** A month's register as schools print it: one row for each person, one column for each day. Without a section it is the staff's. */
export const getMonthRegister = defineCall({
  name: 'getMonthRegister',
  method: 'GET',
  path: '/admin/attendance/months/{month}',
  summary: 'The register of a month',
  params: z.strictObject({ month: monthOfYear }),
  query: z.strictObject({ sectionId: z.optional(id) }),
  answer: z.object({
    month: z.string(),
    /** The section, or empty for the staff. */
    section: z.string(),
    classTeacher: z.string(),
    days: z.array(z.object({ on: z.string(), isSchoolDay: z.boolean(), why: z.string(), present: z.number() })),
    rows: z.array(z.object({ person, marks: z.array(z.nullable(mark)), tally })),
    total: tally,
  }),
});
const watched = z.object({ ...person.shape, className: z.string(), sectionName: z.string(), guardian });
/** Students below the school's minimum attendance %, and students continuously absent. */
export const getAttendanceWatch = defineCall({
  name: 'getAttendanceWatch',
  method: 'GET',
  path: '/admin/attendance/watch',
  summary: 'Students who need attention',
  query: z.strictObject({ classId: z.optional(id) }),
  answer: z.object({
    rules: z.object({ shortPercent: z.number(), alertDays: z.number() }),
    short: z.array(z.extend(watched, { attended: z.number(), marked: z.number(), share: z.number() })),
    away: z.array(z.extend(watched, { days: z.number(), since: z.string() })),
  }),
});
export const EXPORT_TABLES = ['month-register', 'absent-students', 'absent-staff', 'watch'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
/** The address of a download, valid for ten minutes; only the month's register is also available as PDF. */
export const exportAttendance = defineCall({
  name: 'exportAttendance',
  method: 'GET',
  path: '/admin/attendance/exports/{table}',
  summary: 'An address that downloads a list of attendance',
  params: z.strictObject({ table: z.enum(EXPORT_TABLES) }),
  query: z.strictObject({
    format: z.enum(EXPORT_FORMATS),
    on: z.optional(isoDate),
    month: z.optional(monthOfYear),
    sectionId: z.optional(id),
    classId: z.optional(id),
    /** For a list of absentees: those on approved leave instead. */
    show: z.optional(z.enum(['absent', 'leave'])),
  }),
  answer: z.object({ url: z.string() }),
});
const rules = z.object({ locksAtMinute: z.number(), shortPercent: z.number(), alertDays: z.number() });
export const getAttendanceRules = defineCall({
  name: 'getAttendanceRules',
  method: 'GET',
  path: '/admin/attendance/rules',
  summary: 'When registers lock and who needs attention',
  answer: rules,
});
/** `locksAtMinute` is minutes after midnight of the same day; 1440 is its end. */
export const saveAttendanceRules = defineCall({
  name: 'saveAttendanceRules',
  method: 'PUT',
  path: '/admin/attendance/rules',
  summary: 'Sets when registers lock and who needs attention',
  body: z.strictObject({
    locksAtMinute: z.int().check(z.gte(1), z.lte(1440)),
    shortPercent: z.int().check(z.gte(1), z.lte(100)),
    alertDays: z.int().check(z.gte(2), z.lte(30)),
  }),
  answer: rules,
});
/** Marks a whole school day at once, for example after a closure for rain: everybody, or only those not marked yet. Approved leave stays. */
export const markWholeSchool = defineCall({
  name: 'markWholeSchool',
  method: 'POST',
  path: '/admin/attendance/whole-school',
  summary: 'Marks every student of a day in one go',
  body: z.strictObject({ on: isoDate, mark: z.enum(['P', 'H']), who: z.enum(['everybody', 'notMarked']), reason: text(300) }),
  answer: z.object({ sections: z.number(), students: z.number() }),
});
