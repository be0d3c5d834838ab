import { z } from 'zod/mini';
import { anyDay, defineCall, id, isoDate } from '../shared/index.ts';
import * as reads from './reads.ts';
import { lessonChange, lessonsChanged } from './schemas.ts';

const text = z.string();
const maybe = z.nullable(z.string());

/** One row for each period, in order; nulls when it is vacant. A lesson whose teacher has left has a subject and no teacher. */
export const getTeacherSchedule = defineCall({
  name: 'getTeacherSchedule',
  method: 'POST',
  path: '/admin/getTeacherSchedule',
  summary: 'The lessons of a section on a day of the week',
  body: z.object({ classId: id, sectionId: id, day: anyDay }),
  answer: z.array(
    z.object({ periodId: text, periodName: text, subjectId: maybe, subjectName: maybe, teacherId: maybe, teacherName: maybe }),
  ),
  reads: reads.schedule,
});

/**
 * Sets subject and teacher of a period. `fromPeriodId` moves the lesson from there; null subject and teacher clear the period. Refuses: teacherBusy (409, data:
 * clashData), periodTaken (409), coverBusy (409), subjectMissing and subjectOfOtherClass (422).
 */
export const updateTeacherSchedule = defineCall({
  name: 'updateTeacherSchedule',
  method: 'POST',
  path: '/admin/updateTeacherSchedule',
  summary: 'Sets, moves or clears one lesson of a section',
  body: z.object({
    sectionId: id,
    day: anyDay,
    periodId: id,
    subjectId: z.nullable(id),
    teacherId: z.nullable(id),
    fromPeriodId: z.optional(id),
  }),
  answer: lessonsChanged,
  reads: reads.changed,
});

export const getSubjectListBySection = defineCall({
  name: 'getSubjectListBySection',
  method: 'POST',
  path: '/admin/getSubjectListBySection',
  summary: 'The subjects of a section',
  body: z.object({ sectionId: id }),
  answer: z.array(z.object({ _id: text, subjectName: text })),
  reads: reads.subjects,
});

export const fetchTeacherList = defineCall({
  name: 'fetchTeacherList',
  method: 'GET',
  path: '/admin/fetchTeacherList',
  summary: 'The teaching staff by name',
  answer: z.array(z.object({ _id: text, teacherName: text })),
  reads: reads.teachers,
});

/**
 * The whole school's week by the timetable valid on a day (default today). `lessons` are rows of [section, day, period, subject, teacher, room, group]: indexes
 * into the lists, day from 1, -1 for no teacher, shared room or group. A group has a row for each of its classes.
 */
export const getTimetable = defineCall({
  name: 'getTimetable',
  method: 'GET',
  path: '/admin/timetable',
  summary: 'The timetable of the whole school',
  query: z.strictObject({ on: z.optional(isoDate) }),
  answer: z.object({
    periods: z.array(z.object({ id: text, name: text, startsAt: text, endsAt: text })),
    /** Other times of these periods, of some classes or on some days: see `periodsOn`. */
    bells: z.optional(
      z.array(
        z.object({
          id: text,
          name: text,
          classIds: z.array(text),
          days: z.array(z.int()),
          periods: z.array(z.object({ periodId: text, startsAt: text, endsAt: text })),
        }),
      ),
    ),
    sections: z.array(z.object({ id: text, name: text, classId: text, className: text, classTeacherId: maybe })),
    subjects: z.array(z.object({ id: text, name: text, classId: text, perWeek: z.number() })),
    /** Periods a week of a subject in sections that differ from the subject's own, by the timetable rules. */
    ownPeriods: z.optional(z.array(z.object({ sectionId: text, subjectId: text, perWeek: z.number() }))),
    teachers: z.array(z.object({ id: text, name: text, code: z.optional(text), isTeaching: z.boolean(), subjectIds: z.array(text) })),
    /** Rooms that classes share. */
    rooms: z.array(z.object({ id: text, name: text })),
    /** Groups of divided or combined classes: those of one split are taught at the same time. */
    groups: z.array(z.object({ id: text, name: text, splitId: text, splitName: text })),
    lessons: z.array(z.array(z.int())),
  }),
});

/**
 * Sets several lessons in one step: a swap, a copied day, an undo. All are saved or none. They are valid from today until the next planned timetable; `from` is
 * the first day of a planned timetable to be changed instead (unknown: versionUnknown, 404). Refuses what `updateTeacherSchedule` refuses, and slotChanged
 * (409) when a slot differs from `was`.
 */
export const placeLessons = defineCall({
  name: 'placeLessons',
  method: 'PUT',
  path: '/admin/timetable/lessons',
  summary: 'Sets several lessons together',
  body: z.strictObject({ lessons: z.array(lessonChange).check(z.minLength(1), z.maxLength(400)), from: z.optional(isoDate) }),
  answer: lessonsChanged,
});

export const TIMETABLE_PAPERS = ['class', 'teacher', 'room', 'school', 'sheet', 'changes', 'arrangement'] as const;

/**
 * The address of a document (PDF) or a table (CSV, XLSX) for ten minutes; the format `fet` of the whole school is no document but the timetable's requirements
 * as a file of the program FET. `id` is the section, teacher or room; without it `room` has a page for each shared room. `date` is the day whose timetable is
 * used (default today). `sheet` has the whole school on one A3 page, `changes` the differences from the day before `date`, `arrangement` the covers of that day.
 */
export const exportTimetable = defineCall({
  name: 'exportTimetable',
  method: 'GET',
  path: '/admin/timetable/exports/{paper}',
  summary: 'A timetable or an arrangement as PDF, CSV or XLSX, or the rules for FET',
  params: z.strictObject({ paper: z.enum(TIMETABLE_PAPERS) }),
  query: z.strictObject({ format: z.enum(['pdf', 'csv', 'xlsx', 'fet']), id: z.optional(id), date: z.optional(isoDate) }),
  answer: z.object({ url: text }),
});
