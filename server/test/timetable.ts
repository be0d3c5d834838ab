import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { TestApp, TestSchool } from './app.ts';
import { addEmployee } from './fees.ts';

/** A Friday that is a school day, before all tests. */
export const FRIDAY = '2025-11-21';

type Slot = { day?: (typeof SCHOOL_DAYS)[number]; sectionId?: string; periodId?: string; subjectId?: string; teacherId: string };

/** Inserts a lesson into the timetable for all days, replacing the present one, without the API; by default for class 10th A in P1 on Monday. */
export async function addLesson({ owner }: TestApp, { id, ids }: TestSchool, slot: Slot): Promise<void> {
  const day = SCHOOL_DAYS.indexOf(slot.day ?? 'Monday') + 1;
  await owner`delete from timetable_slots where school_id = ${id} and section_id = ${slot.sectionId ?? ids.section} and day = ${day}
    and period_id = ${slot.periodId ?? ids.period}`;
  await owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
    values (${id}, ${slot.sectionId ?? ids.section}, ${day}, ${slot.periodId ?? ids.period}, ${slot.subjectId ?? ids.subject}, ${slot.teacherId})`;
}

/** A teacher with the first period of class 10th A on Fridays. */
export async function addFridayTeacher(test: TestApp, school: TestSchool): Promise<string> {
  const teacherId = await addEmployee(test, school);
  await addLesson(test, school, { day: 'Friday', teacherId });
  return teacherId;
}

/** A finished draft with English in P1 on Monday for class 10th A. */
export async function addDraft({ owner }: TestApp, { id, ids }: TestSchool): Promise<string> {
  const [row] = await owner<
    { id: string }[]
  >`insert into timetable_drafts (school_id, id, number, origin, state, seconds, done, lessons, created_by)
    select ${id}, app.new_id(), coalesce(max(number), 0) + 1, 'generated', 'done', 20, 1, ${`${ids.section} 1 ${ids.period} ${ids.subject} `}, app.new_id()
    from timetable_drafts where school_id = ${id} returning id`;
  return row?.id ?? '';
}

/** Deletes drafts being generated, so that another can start. */
export async function giveNoDraft({ owner }: TestApp, { id }: TestSchool): Promise<void> {
  await owner`delete from timetable_drafts where school_id = ${id}`;
}

type Lock = { draftId?: string; day?: number; sectionId?: string; teacherId?: string };

/** Locks a day, a section or a teacher of the present timetable or a draft, once. */
export async function addLock({ owner }: TestApp, { id }: TestSchool, { draftId, day, sectionId, teacherId }: Lock): Promise<string> {
  const kind = day ? 'day' : sectionId ? 'section' : 'teacher';
  const [row] = await owner<
    { id: string }[]
  >`insert into timetable_locks (school_id, id, draft_id, kind, section_id, day, teacher_id, locked_by)
    values (${id}, app.new_id(), ${draftId ?? null}, ${kind}, ${sectionId ?? null}, ${day ?? null}, ${teacherId ?? null}, app.new_id())
    on conflict (school_id, draft_id, kind, section_id, day, period_id, teacher_id) do update set kind = excluded.kind returning id`;
  return row?.id ?? '';
}

/** A future school day on which no timetable starts yet. */
export async function planDay({ owner }: TestApp, { id }: TestSchool): Promise<string> {
  const [row] = await owner<
    { day: string }[]
  >`select d::text as day from app.school_days(${id}, app.today(${id}) + 7, app.today(${id}) + 60, 'students') d
    where not exists (select from timetable_versions v where v.school_id = ${id} and v.from_on = d) order by d limit 1`;
  return row?.day ?? '';
}

/** An empty timetable planned from such a day on. */
export async function planVersion(test: TestApp, school: TestSchool): Promise<string> {
  const day = await planDay(test, school);
  await test.owner`insert into timetable_versions (school_id, from_on) values (${school.id}, ${day})`;
  return day;
}

/** A private calendar link of a teacher. */
export async function addTeacherFeed(test: TestApp, school: TestSchool): Promise<string> {
  const teacherId = await addEmployee(test, school);
  const [row] = await test.owner<{ id: string }[]>`insert into timetable_feeds (school_id, id, employee_id, secret_hash)
    values (${school.id}, app.new_id(), ${teacherId}, sha256(app.new_id()::text::bytea)) returning id`;
  return row?.id ?? '';
}

/** Two groups of class 10th A, English with a new teacher and English without one, not in the timetable. */
export async function addSplit(test: TestApp, school: TestSchool): Promise<string> {
  const { id, ids } = school;
  const { owner } = test;
  const teacherId = await addEmployee(test, school);
  await owner`delete from timetable_slots where school_id = ${id} and section_id = ${ids.section} and day = 4`;
  const [split] = await owner<{ id: string }[]>`insert into timetable_splits (school_id, id, name, periods_per_week)
    values (${id}, app.new_id(), ${`Groups ${performance.now()}`}, 2) returning id`;
  for (const [name, teacher] of [
    ['First', teacherId],
    ['Second', null],
  ] as const)
    await owner`with g as (insert into timetable_split_groups (school_id, id, split_id, name, teacher_id)
        values (${id}, app.new_id(), ${split?.id ?? ''}, ${name}, ${teacher}) returning id)
      insert into timetable_split_members (school_id, group_id, section_id, subject_id) select ${id}, g.id, ${ids.section}, ${ids.subject} from g`;
  return split?.id ?? '';
}
