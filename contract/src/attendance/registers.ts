import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import {
  changeReason,
  classQuery,
  counts,
  coveringLeave,
  dayQuery,
  dayState,
  guardian,
  mark,
  markEntry,
  registerState,
} from './schemas.ts';

/** Overview of a day: `sections` in school order, each with its register or none. Today when `on` is left out. */
export const getAttendanceDay = defineCall({
  name: 'getAttendanceDay',
  method: 'GET',
  path: '/admin/attendance/day',
  summary: 'Attendance of a day: students, staff and every section',
  query: dayQuery,
  answer: z.object({
    day: dayState,
    students: counts,
    staff: counts,
    staffRegister: registerState,
    sections: z.array(
      z.object({
        sectionId: z.string(),
        classId: z.string(),
        className: z.string(),
        sectionName: z.string(),
        classTeacher: z.nullable(z.object({ name: z.string(), phone: z.string() })),
        takenAt: z.nullable(z.string()),
        takenBy: z.string(),
        counts,
      }),
    ),
  }),
});
/** Attendance % by section over the last school days up to `on`; null where no register was taken. */
export const getAttendanceHeat = defineCall({
  name: 'getAttendanceHeat',
  method: 'GET',
  path: '/admin/attendance/heat',
  summary: 'Attendance percentage by section and day',
  query: dayQuery,
  answer: z.object({
    days: z.array(z.string()),
    sections: z.array(
      z.object({ sectionId: z.string(), className: z.string(), sectionName: z.string(), shares: z.array(z.nullable(z.number())) }),
    ),
  }),
});
/** The register of a section on a day, in order of roll number; `leave` is the approved leave that covers the day. */
export const getSectionRegister = defineCall({
  name: 'getSectionRegister',
  method: 'GET',
  path: '/admin/attendance/sections/{sectionId}',
  summary: 'The register of a section on a day',
  params: z.strictObject({ sectionId: id }),
  query: dayQuery,
  answer: z.object({
    day: dayState,
    register: registerState,
    className: z.string(),
    sectionName: z.string(),
    classTeacher: z.string(),
    students: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        rollNumber: z.nullable(z.number()),
        admissionNumber: z.string(),
        mark: z.nullable(mark),
        reason: z.string(),
        leave: coveringLeave,
      }),
    ),
  }),
});
const saved = z.object({ version: z.number(), takenAt: z.string(), savedAt: z.string() });
/**
 * Saves a section's marks in one statement. `version` is the one that was opened, 0 for a register not taken yet. Refuses registerChanged, reasonNeeded (after
 * the lock), futureDay, notSchoolDay, notInRegister, absentOnLeave.
 */
export const saveSectionRegister = defineCall({
  name: 'saveSectionRegister',
  method: 'PUT',
  path: '/admin/attendance/sections/{sectionId}',
  summary: 'Saves the register of a section',
  params: z.strictObject({ sectionId: id }),
  body: z.strictObject({
    on: isoDate,
    version: z.int().check(z.gte(0), z.lte(1_000_000)),
    marks: z.array(markEntry).check(z.minLength(1), z.maxLength(300)),
    reason: changeReason,
  }),
  answer: saved,
});
const takenBack = z.object({ marks: z.number() });
/** The parameters for deleting a register that was taken by mistake: its version, and after the lock a reason. */
const takingBack = { query: z.strictObject({ on: isoDate, version: z.coerce.number().check(z.int(), z.gte(1)), reason: changeReason }) };
/** Deletes a section's register, as if it had never been taken. Refuses registerChanged when it was saved since, and reasonNeeded after the lock. */
export const takeBackSectionRegister = defineCall({
  name: 'takeBackSectionRegister',
  method: 'DELETE',
  path: '/admin/attendance/sections/{sectionId}',
  summary: 'Undoes the register of a section',
  params: z.strictObject({ sectionId: id }),
  ...takingBack,
  answer: takenBack,
});
/** The staff's register of a day by name. */
export const getStaffRegister = defineCall({
  name: 'getStaffRegister',
  method: 'GET',
  path: '/admin/attendance/staff',
  summary: "The staff's register of a day",
  query: dayQuery,
  answer: z.object({
    day: dayState,
    register: registerState,
    employees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        code: z.string(),
        role: z.string(),
        isTeaching: z.boolean(),
        mark: z.nullable(mark),
        reason: z.string(),
        leave: coveringLeave,
      }),
    ),
  }),
});
/** As for a section. Also refuses notEmployed. */
export const saveStaffRegister = defineCall({
  name: 'saveStaffRegister',
  method: 'PUT',
  path: '/admin/attendance/staff',
  summary: "Takes or changes the staff's register",
  body: z.strictObject({
    on: isoDate,
    version: z.int().check(z.gte(0), z.lte(1_000_000)),
    marks: z.array(markEntry).check(z.minLength(1), z.maxLength(1000)),
    reason: changeReason,
  }),
  answer: saved,
});
/** As for a section. */
export const takeBackStaffRegister = defineCall({
  name: 'takeBackStaffRegister',
  method: 'DELETE',
  path: '/admin/attendance/staff',
  summary: "Takes the staff's register back",
  ...takingBack,
  answer: takenBack,
});
const studentLine = z.object({
  id: z.string(),
  name: z.string(),
  admissionNumber: z.string(),
  rollNumber: z.nullable(z.number()),
  classId: z.string(),
  className: z.string(),
  sectionName: z.string(),
  guardian,
  reason: z.string(),
});
/** The absent students, and separately those on approved leave; `days` is the number of consecutive school days. */
export const listAbsentStudents = defineCall({
  name: 'listAbsentStudents',
  method: 'GET',
  path: '/admin/attendance/students/absent',
  summary: 'Absent students of a day with a phone number, and those on approved leave',
  query: classQuery,
  answer: z.object({
    day: dayState,
    counts,
    absent: z.array(z.extend(studentLine, { days: z.number() })),
    onLeave: z.array(z.extend(studentLine, { leave: coveringLeave })),
  }),
});
const employeeLine = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  role: z.string(),
  isTeaching: z.boolean(),
  phone: z.string(),
  reason: z.string(),
  /** Lessons of that weekday's timetable. */
  lessons: z.number(),
});
export const listAbsentEmployees = defineCall({
  name: 'listAbsentEmployees',
  method: 'GET',
  path: '/admin/attendance/staff/absent',
  summary: 'Absent staff of a day, and those on approved leave',
  query: dayQuery,
  answer: z.object({
    day: dayState,
    counts,
    absent: z.array(employeeLine),
    onLeave: z.array(z.extend(employeeLine, { leave: coveringLeave, leaveType: z.string() })),
  }),
});
