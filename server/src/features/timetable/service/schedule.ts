import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, SharedContext } from '#platform/http';
import * as store from '../store/lessons.store.ts';
import { bellOnWire, clock, dayNumber } from '../wire.ts';

/** The lessons of a section on a weekday, kept until the timetable changes. Refuses a section that is unknown or of another class. */
export function getTeacherSchedule(
  { keep, school }: SharedContext,
  { body }: Input<typeof calls.getTeacherSchedule>,
): Promise<CallAnswer<typeof calls.getTeacherSchedule>> {
  const { classId, sectionId, day } = body;
  return keep({ name: `schedule ${classId} ${sectionId} ${day}`, subjects: ['lessons', 'classes', 'staff', 'days'] }, async (db) => {
    const rows = await store.getTeacherSchedule(db, school.id, { classId, sectionId, day: dayNumber(day) });
    if (rows.length === 0 && !(await store.isSection(db, school.id, { classId, sectionId }))) throw notFound();
    return rows;
  });
}

/** The subjects of a section. Refuses an unknown section. */
export async function getSubjectListBySection(
  { db, school }: ReadContext,
  { body }: Input<typeof calls.getSubjectListBySection>,
): Promise<CallAnswer<typeof calls.getSubjectListBySection>> {
  const rows = await store.getSubjectListBySection(db, school.id, body.sectionId);
  if (rows.length === 0 && !(await store.isSection(db, school.id, body))) throw notFound();
  return rows.map(({ id, name }) => ({ _id: id, subjectName: name }));
}

/** The teaching staff by name. */
export async function fetchTeacherList({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.fetchTeacherList>> {
  return (await store.fetchTeacherList(db, school.id)).map(({ id, name }) => ({ _id: id, teacherName: name }));
}

/** The whole school's week. Lessons refer to the lists by index, which keeps a school of 60 sections below 100 KB. */
export async function getTimetable(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getTimetable>,
): Promise<CallAnswer<typeof calls.getTimetable>> {
  const week = await store.readWeek(db, school.id, query.on);
  const { periods, bells, sections, subjects, ownPeriods = [], teachers, rooms, groups, lessons } = week;
  return {
    periods: periods.map(({ id, name, startsAt, endsAt }) => ({ id, name, startsAt: clock(startsAt), endsAt: clock(endsAt) })),
    bells: (bells ?? []).map(bellOnWire),
    sections,
    subjects,
    ownPeriods,
    teachers,
    rooms,
    groups,
    lessons: shortenLessons(week, lessons),
  };
}

/** Lessons as rows of [section, day, period, subject, teacher, room, group], indexes into the lists of the week; no teacher, room or group is -1. */
export function shortenLessons(
  { periods, sections, subjects, teachers, rooms, groups }: store.Week,
  lessons: store.Week['lessons'],
): number[][] {
  const place = (rows: readonly { id: string }[]) => {
    const places = new Map(rows.map(({ id }, index) => [id, index]));
    return (id: string | null) => (id === null ? -1 : (places.get(id) ?? -1));
  };
  const [section, period, subject, teacher] = [place(sections), place(periods), place(subjects), place(teachers)];
  const [room, group] = [place(rooms), place(groups)];
  return lessons.map((row) => [
    section(row.sectionId),
    row.day,
    period(row.periodId),
    subject(row.subjectId),
    teacher(row.teacherId),
    room(row.roomId ?? null),
    group(row.groupId ?? null),
  ]);
}
