import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { type Db, type Fragment, sql } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input } from '#platform/http';
import type { Span } from './placing.store.ts';

/** Classes that are taught in groups, or combined, at the same time. */
export type Split = CallAnswer<typeof calls.getTimetableRules>['splits'][number];
type SplitToSave = Input<typeof calls.saveTimetableRules>['body']['splits'][number];

/** The splits of a school as JSON, without deleted ones. A teacher who has left has no group. */
export function splitsOf(schoolId: string): Fragment {
  return sql`(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'periodsPerWeek', x.periods_per_week, 'groups',
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'teacherId', e.id, 'members',
          (select coalesce(json_agg(json_build_object('sectionId', m.section_id, 'subjectId', m.subject_id) order by c.position, c.name, s.name), '[]')
            from timetable_split_members m join sections s on s.school_id = m.school_id and s.id = m.section_id
            join classes c on c.school_id = s.school_id and c.id = s.class_id where m.school_id = g.school_id and m.group_id = g.id)) order by g.position, g.name), '[]')
        from timetable_split_groups g left join employees e on e.school_id = g.school_id and e.id = g.teacher_id and e.left_on is null
        where g.school_id = x.school_id and g.split_id = x.id and not g.is_removed)) order by x.name, x.id), '[]')
    from timetable_splits x where x.school_id = ${schoolId} and not x.is_removed)`;
}

/** The pairs of subjects of a section, by name, that no student of this year takes both of and that are not taught in groups. */
export function listAlternatives(db: Db, schoolId: string): Promise<{ sectionId: string; one: string; other: string }[]> {
  return db.rows(sql`with chosen as (select distinct e.section_id, e.year_id, j.id, j.name, j.position from academic_years y
      join enrolments e on e.school_id = y.school_id and e.year_id = y.id
      join subjects_not_taken o on o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id
      join subjects j on j.school_id = o.school_id and j.id = o.subject_id
      where y.school_id = ${schoolId} and y.is_current and not exists (select from timetable_split_members m
        join timetable_split_groups g on g.school_id = m.school_id and g.id = m.group_id and not g.is_removed
          join timetable_splits x on x.school_id = g.school_id and x.id = g.split_id and not x.is_removed
          where m.school_id = e.school_id and m.section_id = e.section_id and m.subject_id = j.id)
        and app.takes_both(e.school_id, e.year_id, e.section_id, j.id, j.id, app.today(${schoolId})))
    select a.section_id as "sectionId", a.name as one, b.name as other from chosen a
    join chosen b on b.section_id = a.section_id and (b.position, b.name) > (a.position, a.name)
    where not app.takes_both(${schoolId}, a.year_id, a.section_id, a.id, b.id, app.today(${schoolId}))
    order by a.section_id, a.position, a.name, b.position, b.name`);
}

/** Saves a split with its groups. Groups that are missing are removed, but keep their name in timetables that contain them. */
export async function writeSplit(db: Db, schoolId: string, { id, name, periodsPerWeek, groups }: SplitToSave): Promise<void> {
  const split = await db.row<{ id: string }>(
    id === undefined
      ? sql`insert into timetable_splits (school_id, id, name, periods_per_week) values (${schoolId}, app.new_id(), ${name}, ${periodsPerWeek}) returning id`
      : sql`update timetable_splits set name = ${name}, periods_per_week = ${periodsPerWeek}
          where school_id = ${schoolId} and id = ${id} and not is_removed returning id`,
  );
  if (split === null) throw notFound();
  const kept: string[] = [];
  for (const [position, group] of groups.entries()) kept.push(await writeGroup(db, schoolId, { ...group, splitId: split.id, position }));
  await db.rows(sql`update timetable_split_groups set is_removed = true
    where school_id = ${schoolId} and split_id = ${split.id} and id <> all(${kept}::uuid[])`);
}

type GroupToSave = SplitToSave['groups'][number] & { splitId: string; position: number };

async function writeGroup(db: Db, schoolId: string, { id, name, teacherId, members, splitId, position }: GroupToSave): Promise<string> {
  const group = await db.row<{ id: string }>(
    id === undefined
      ? sql`insert into timetable_split_groups (school_id, id, split_id, name, teacher_id, position)
          values (${schoolId}, app.new_id(), ${splitId}, ${name}, ${teacherId}, ${position}) returning id`
      : sql`update timetable_split_groups set name = ${name}, teacher_id = ${teacherId}, position = ${position}
          where school_id = ${schoolId} and split_id = ${splitId} and id = ${id} and not is_removed returning id`,
  );
  if (group === null) throw notFound();
  await db.rows(sql`delete from timetable_split_members where school_id = ${schoolId} and group_id = ${group.id}`);
  await db.rows(sql`insert into timetable_split_members (school_id, group_id, section_id, subject_id)
    select distinct on (n."sectionId") ${schoolId}::uuid, ${group.id}::uuid, n."sectionId", n."subjectId"
    from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as n ("sectionId" uuid, "subjectId" uuid)`);
  return group.id;
}

/** Removes splits from the rules. Timetables that contain them keep them until they are changed. */
export async function removeSplits(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`update timetable_splits set is_removed = true where school_id = ${schoolId} and id = any(${ids}::uuid[])`);
  await db.rows(sql`update timetable_split_groups set is_removed = true where school_id = ${schoolId} and split_id = any(${ids}::uuid[])`);
}

/** A condition for rows of the timetable, with alias `t`: they belong to a split in a period. */
export function ofSplitAt(splitId: string, { day, periodId }: { day: number; periodId: string }): Fragment {
  return sql`t.split_id = ${splitId}::uuid and t.day = ${day} and t.period_id = ${periodId}::uuid`;
}

type GroupLesson = {
  sectionId: string;
  day: number;
  periodId: string;
  subjectId: string;
  teacherId: string | null;
  groupId?: string | null;
};

/** Puts lessons of a split's groups into vacant slots on some days. */
export async function insertGroupLessons(
  db: Db,
  schoolId: string,
  { splitId, from, until }: Span & { splitId: string },
  lessons: readonly GroupLesson[],
): Promise<void> {
  const column = <K extends keyof GroupLesson>(key: K) => lessons.map((lesson) => lesson[key] ?? null);
  await db.rows(sql`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id, split_id, group_id, from_on, until_on)
    select ${schoolId}::uuid, w.section_id, w.day, w.period_id, w.subject_id, w.teacher_id, ${splitId}::uuid, w.group_id, ${from}::date, ${until}::date
    from unnest(${column('sectionId')}::uuid[], ${column('day')}::smallint[], ${column('periodId')}::uuid[], ${column('subjectId')}::uuid[],
      ${column('teacherId')}::uuid[], ${column('groupId')}::uuid[]) as w (section_id, day, period_id, subject_id, teacher_id, group_id)`);
}
