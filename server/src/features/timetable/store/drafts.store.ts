import type { TimetableConflict } from '@shala/contract/timetable';
import { type Db, sql } from '#platform/db';
import { readLessons, type Week } from './lessons.store.ts';
import { endLessons, type Span } from './placing.store.ts';

type Lessons = Week['lessons'];
export type Unplaced = { sectionId: string; subjectId: string; count: number; blockers: string[] };
export type DraftRow = {
  id: string;
  number: number;
  origin: 'generated' | 'kept' | 'imported';
  state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  seconds: number;
  done: number;
  createdAt: string;
  appliedAt: string | null;
  unplaced: Unplaced[];
  lessons: Lessons;
  name: string;
  /** Lessons that were locked when the draft was started. */
  locked: Lessons;
  conflict: TimetableConflict | null;
};
type Row = Omit<DraftRow, 'lessons' | 'locked'> & { lessons: string; locked: string };

const columns = sql`id, number, origin, state, seconds, done, to_json(created_at) #>> '{}' as "createdAt", to_json(applied_at) #>> '{}' as "appliedAt", unplaced, lessons,
  name, locked, conflict`;
const read = (row: Row): DraftRow => ({ ...row, lessons: readLessons(row.lessons), locked: readLessons(row.locked) });

export async function listDrafts(db: Db, schoolId: string): Promise<DraftRow[]> {
  const rows = await db.rows<Row>(sql`select ${columns} from timetable_drafts where school_id = ${schoolId} order by number desc`);
  return rows.map(read);
}

export async function findDraft(db: Db, schoolId: string, draftId: string): Promise<DraftRow | null> {
  const row = await db.row<Row>(sql`select ${columns} from timetable_drafts where school_id = ${schoolId} and id = ${draftId}`);
  return row && read(row);
}

/** Adds a draft with the school's next number. */
export async function insertDraft(
  db: Db,
  schoolId: string,
  draft: Pick<DraftRow, 'origin' | 'state' | 'seconds' | 'lessons'> & { accountId: string; locked?: Lessons },
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into timetable_drafts (school_id, id, number, origin, state, seconds, lessons, locked, done, created_by)
    select ${schoolId}, app.new_id(), coalesce(max(number), 0) + 1, ${draft.origin}, ${draft.state}, ${draft.seconds}, ${writeLessons(draft.lessons)},
      ${writeLessons(draft.locked ?? [])}, ${draft.state === 'done' ? 1 : 0}, ${draft.accountId} from timetable_drafts where school_id = ${schoolId} returning id`);
  return row?.id ?? '';
}

/** The oldest draft that is waiting, or was left running by a stopped server. */
export async function takeDraft(db: Db, schoolId: string): Promise<DraftRow | null> {
  const row = await db.row<Row>(sql`update timetable_drafts set state = 'running' where school_id = ${schoolId} and id = (
      select id from timetable_drafts where school_id = ${schoolId} and state in ('waiting', 'running') order by number limit 1 for update skip locked)
    returning ${columns}`);
  return row && read(row);
}

/** Whether a draft is still to be generated, and was not stopped or deleted meanwhile. */
export async function isRunning(db: Db, schoolId: string, draftId: string): Promise<boolean> {
  return (await db.row(sql`select from timetable_drafts where school_id = ${schoolId} and id = ${draftId} and state = 'running'`)) !== null;
}

/** Saves the result so far. A draft that was stopped meanwhile stays stopped, but still gets the last result. */
export async function noteDraft(
  db: Db,
  schoolId: string,
  draftId: string,
  { done, lessons, unplaced, conflict, isOver }: Pick<DraftRow, 'done' | 'lessons' | 'unplaced' | 'conflict'> & { isOver: boolean },
): Promise<void> {
  await db.rows(sql`update timetable_drafts set done = ${done}, lessons = ${writeLessons(lessons)}, unplaced = ${JSON.stringify(unplaced)}::text::jsonb,
      conflict = ${conflict && JSON.stringify(conflict)}::text::jsonb,
      state = case when state = 'running' and ${isOver} then 'done' else state end
    where school_id = ${schoolId} and id = ${draftId} and state in ('running', 'stopped')`);
}

export async function renameTimetableDraft(db: Db, schoolId: string, draftId: string, name: string): Promise<void> {
  await db.rows(sql`update timetable_drafts set name = ${name} where school_id = ${schoolId} and id = ${draftId}`);
}

/** Saves changed lessons of a draft, which is no longer the one that was used. */
export async function saveDraftLessons(db: Db, schoolId: string, draftId: string, lessons: Lessons): Promise<void> {
  await db.rows(
    sql`update timetable_drafts set lessons = ${writeLessons(lessons)}, applied_at = null where school_id = ${schoolId} and id = ${draftId}`,
  );
}

/** Ends a draft that is waiting or running. */
export async function endDraft(db: Db, schoolId: string, draftId: string, state: 'stopped' | 'failed'): Promise<void> {
  await db.rows(
    sql`update timetable_drafts set state = ${state} where school_id = ${schoolId} and id = ${draftId} and state in ('waiting', 'running')`,
  );
}

export async function deleteTimetableDraft(db: Db, schoolId: string, draftId: string): Promise<void> {
  await db.rows(sql`delete from timetable_drafts where school_id = ${schoolId} and id = ${draftId}`);
}

/** Replaces the whole timetable on some days: without teachers who have left, and without deleted records. Returns the number of taught periods of sections. */
export async function replaceWeek(db: Db, schoolId: string, { from, until }: Span, lessons: Lessons): Promise<number> {
  await endLessons(db, schoolId, from, sql`t.from_on < ${until}::date`);
  const placed = await db.rows<{
    place: string;
  }>(sql`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id, room_id, split_id, group_id, from_on, until_on)
    select ${schoolId}::uuid, c.id, w.day, p.id, s.id, e.id, r.id, g.split_id, g.id, ${from}::date, ${until}::date from ${unnest(lessons)}
    join sections c on c.school_id = ${schoolId} and c.id = w.section_id
    join periods p on p.school_id = ${schoolId} and p.id = w.period_id
    join subjects s on s.school_id = ${schoolId} and s.id = w.subject_id and s.class_id = c.class_id
    left join employees e on e.school_id = ${schoolId} and e.id = w.teacher_id and e.left_on is null
    left join timetable_rooms r on r.school_id = ${schoolId} and r.id = w.room_id
    left join timetable_split_groups g on g.school_id = ${schoolId} and g.id = w.group_id
    where w.group_id is null or g.id is not null
    -- Lessons with a room first: the others get one that is free then.
    order by r.id nulls last
    returning concat(section_id, day, period_id) as place`);
  return new Set(placed.map(({ place }) => place)).size;
}

/** Records that a draft was used. */
export async function noteApplied(db: Db, schoolId: string, draftId: string): Promise<void> {
  await db.rows(sql`update timetable_drafts set applied_at = now() where school_id = ${schoolId} and id = ${draftId}`);
}

/** A planned cover on some days in a period in which the teacher would have one of these lessons. */
export function findCoverClash(
  db: Db,
  schoolId: string,
  { from, until }: Span,
  lessons: Lessons,
): Promise<{ teacherName: string; periodName: string; onDate: string } | null> {
  return db.row(sql`select e.name as "teacherName", p.name as "periodName", v.on_date::text as "onDate" from ${unnest(lessons)}
    join covers v on v.school_id = ${schoolId} and v.teacher_id = w.teacher_id and v.period_id = w.period_id
      and v.on_date >= ${from}::date and v.on_date < ${until}::date and extract(isodow from v.on_date) = w.day
    join employees e on e.school_id = v.school_id and e.id = v.teacher_id and e.left_on is null
    join periods p on p.school_id = v.school_id and p.id = v.period_id order by v.on_date limit 1`);
}

function unnest(lessons: Lessons) {
  const column = <K extends keyof Lessons[number]>(key: K) => lessons.map((lesson) => lesson[key] ?? null);
  return sql`unnest(${column('sectionId')}::uuid[], ${column('day')}::smallint[], ${column('periodId')}::uuid[], ${column('subjectId')}::uuid[],
    ${column('teacherId')}::uuid[], ${column('roomId')}::uuid[], ${column('groupId')}::uuid[])
    as w (section_id, day, period_id, subject_id, teacher_id, room_id, group_id)`;
}

function writeLessons(lessons: Lessons): string {
  return lessons
    .map(({ sectionId, day, periodId, subjectId, teacherId, roomId, groupId }) =>
      [sectionId, day, periodId, subjectId, teacherId, roomId, groupId].join(' '),
    )
    .join(',');
}
