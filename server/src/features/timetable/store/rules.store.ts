import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { Bell } from '@shala/contract/timetable';
import { type Db, sql } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input } from '#platform/http';
import { type BellToSave, bellsOf, removeBells, writeBell } from './bells.store.ts';
import { removeSplits, splitsOf, writeSplit } from './splits.store.ts';

type OnWire = CallAnswer<typeof calls.getTimetableRules>;
/** The rules, with the times of bells in minutes after midnight. */
export type Rules = Omit<OnWire, 'bells'> & { bells: Bell<number>[] };
export type RulesToSave = Omit<Input<typeof calls.saveTimetableRules>['body'], 'bells'> & { bells: BellToSave[] };
type Away = readonly (readonly [number, string])[];

/** The rules of a school that has set none. */
export const NO_RULES: Rules = {
  classTeacherFirst: false,
  rooms: [],
  teachers: [],
  subjects: [],
  sectionSubjects: [],
  closures: [],
  bells: [],
  fixed: [],
  splits: [],
};

/** Rules to save that change nothing. */
export const NO_CHANGE = {
  ...{ rooms: [], teachers: [], subjects: [], sectionSubjects: [], closures: [], bells: [], fixed: [], splits: [] },
  ...{ removedRoomIds: [], removedClosureIds: [], removedBellIds: [], removedSplitIds: [] },
};

/** All rules of the timetable. Teachers who have left have none. */
export async function readRules(db: Db, schoolId: string): Promise<Rules> {
  const away = (
    column: 'teacher_id' | 'room_id' | 'closure_id',
  ) => sql`coalesce((select json_agg(json_build_array(a.day, a.period_id) order by a.day, p.position)
    from timetable_away a join periods p on p.school_id = a.school_id and p.id = a.period_id where a.school_id = ${schoolId} and ${OWNERS[column]} = x.id), '[]')`;
  const row = await db.row<Rules>(sql`select
    coalesce((select class_teacher_first from timetable_settings where school_id = ${schoolId}), false) as "classTeacherFirst",
    (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'kind', x.kind, 'away', ${away('room_id')}) order by x.kind, x.name), '[]')
      from timetable_rooms x where x.school_id = ${schoolId}) as rooms,
    (select coalesce(json_agg(json_build_object('teacherId', x.id, 'mostADay', coalesce(t.most_a_day, 0), 'mostInRow', coalesce(t.most_in_row, 0),
        'mostVacant', coalesce(t.most_vacant, 0), 'away', ${away('teacher_id')}) order by x.name, x.id), '[]')
      from employees x left join timetable_teachers t on t.school_id = x.school_id and t.teacher_id = x.id
      where x.school_id = ${schoolId} and x.left_on is null and (t.teacher_id is not null
        or exists (select from timetable_away a where a.school_id = x.school_id and a.teacher_id = x.id))) as teachers,
    (select coalesce(json_agg(json_build_object('subjectId', subject_id, 'longCount', long_count, 'longLength', long_length, 'onceADay', once_a_day,
        'partOfDay', part_of_day, 'roomId', room_id, 'roomKind', room_kind, 'roomForDoubles', room_for_doubles) order by subject_id), '[]')
      from timetable_subjects where school_id = ${schoolId}) as subjects,
    (select coalesce(json_agg(json_build_object('sectionId', x.section_id, 'subjectId', x.subject_id, 'teacherId', e.id,
        'periodsPerWeek', x.periods_per_week) order by x.section_id, x.subject_id), '[]')
      from timetable_section_subjects x left join employees e on e.school_id = x.school_id and e.id = x.teacher_id and e.left_on is null
      where x.school_id = ${schoolId} and (e.id is not null or x.periods_per_week is not null)) as "sectionSubjects",
    (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'classIds', coalesce((select json_agg(c.class_id order by c.class_id)
        from timetable_closure_classes c where c.school_id = x.school_id and c.closure_id = x.id), '[]'), 'away', ${away('closure_id')}) order by x.name, x.id), '[]')
      from timetable_closures x where x.school_id = ${schoolId}) as closures,
    ${bellsOf(schoolId)} as bells,
    (select coalesce(json_agg(json_build_object('sectionId', section_id, 'day', day, 'periodId', period_id, 'subjectId', subject_id)
        order by day, section_id), '[]') from timetable_fixed where school_id = ${schoolId}) as fixed,
    ${splitsOf(schoolId)} as splits`);
  return row ?? NO_RULES;
}

const OWNERS = { teacher_id: sql`a.teacher_id`, room_id: sql`a.room_id`, closure_id: sql`a.closure_id` };

/** Saves the given rules; ids of other schools violate a foreign key, which is reported as not found. */
export async function saveTimetableRules(db: Db, schoolId: string, rules: RulesToSave): Promise<void> {
  const { classTeacherFirst, removedRoomIds, removedClosureIds, removedBellIds, removedSplitIds } = rules;
  if (removedRoomIds.length > 0)
    await db.rows(sql`delete from timetable_rooms where school_id = ${schoolId} and id = any(${removedRoomIds}::uuid[])`);
  if (removedClosureIds.length > 0)
    await db.rows(sql`delete from timetable_closures where school_id = ${schoolId} and id = any(${removedClosureIds}::uuid[])`);
  if (removedBellIds.length > 0) await removeBells(db, schoolId, removedBellIds);
  if (removedSplitIds.length > 0) await removeSplits(db, schoolId, removedSplitIds);
  if (classTeacherFirst !== undefined)
    await db.rows(sql`insert into timetable_settings (school_id, class_teacher_first) values (${schoolId}, ${classTeacherFirst})
      on conflict (school_id) do update set class_teacher_first = excluded.class_teacher_first`);
  for (const room of rules.rooms) await writeRoom(db, schoolId, room);
  for (const closure of rules.closures) await writeClosure(db, schoolId, closure);
  for (const bell of rules.bells) await writeBell(db, schoolId, bell);
  if (rules.teachers.length > 0) await writeTeachers(db, schoolId, rules.teachers);
  if (rules.subjects.length > 0) await writeSubjects(db, schoolId, rules.subjects);
  if (rules.sectionSubjects.length > 0) await writeSectionSubjects(db, schoolId, rules.sectionSubjects);
  if (rules.fixed.length > 0) await writeFixed(db, schoolId, rules.fixed);
  for (const split of rules.splits) await writeSplit(db, schoolId, split);
}

async function writeRoom(db: Db, schoolId: string, { id, name, kind, away }: RulesToSave['rooms'][number]): Promise<void> {
  const row = await db.row<{ id: string }>(
    id === undefined
      ? sql`insert into timetable_rooms (school_id, id, name, kind) values (${schoolId}, app.new_id(), ${name}, ${kind}) returning id`
      : sql`update timetable_rooms set name = ${name}, kind = ${kind} where school_id = ${schoolId} and id = ${id} returning id`,
  );
  if (row === null) throw notFound();
  await writeAway(db, schoolId, 'room_id', [{ id: row.id, away }]);
}

async function writeClosure(db: Db, schoolId: string, { id, name, classIds, away }: RulesToSave['closures'][number]): Promise<void> {
  const row = await db.row<{ id: string }>(
    id === undefined
      ? sql`insert into timetable_closures (school_id, id, name) values (${schoolId}, app.new_id(), ${name}) returning id`
      : sql`update timetable_closures set name = ${name} where school_id = ${schoolId} and id = ${id} returning id`,
  );
  if (row === null) throw notFound();
  const closureId = row.id;
  await db.rows(sql`delete from timetable_closure_classes where school_id = ${schoolId} and closure_id = ${closureId}`);
  await db.rows(sql`insert into timetable_closure_classes (school_id, closure_id, class_id)
    select distinct ${schoolId}::uuid, ${closureId}::uuid, c from unnest(${classIds}::uuid[]) as c`);
  await writeAway(db, schoolId, 'closure_id', [{ id: closureId, away }]);
}

async function writeTeachers(db: Db, schoolId: string, teachers: RulesToSave['teachers']): Promise<void> {
  const ids = teachers.map(({ teacherId }) => teacherId);
  await db.rows(sql`delete from timetable_teachers where school_id = ${schoolId} and teacher_id = any(${ids}::uuid[])`);
  await db.rows(sql`insert into timetable_teachers (school_id, teacher_id, most_a_day, most_in_row, most_vacant)
    select ${schoolId}::uuid, n."teacherId", n."mostADay", n."mostInRow", n."mostVacant"
    from jsonb_to_recordset(${JSON.stringify(teachers)}::text::jsonb) as n ("teacherId" uuid, "mostADay" int, "mostInRow" int, "mostVacant" int)
    where n."mostADay" > 0 or n."mostInRow" > 0 or n."mostVacant" > 0`);
  await writeAway(
    db,
    schoolId,
    'teacher_id',
    teachers.map(({ teacherId, away }) => ({ id: teacherId, away })),
  );
}

async function writeAway(
  db: Db,
  schoolId: string,
  owner: 'teacher_id' | 'room_id' | 'closure_id',
  rows: readonly { id: string; away: Away }[],
): Promise<void> {
  const column = { teacher_id: sql`teacher_id`, room_id: sql`room_id`, closure_id: sql`closure_id` }[owner];
  await db.rows(sql`delete from timetable_away where school_id = ${schoolId} and ${column} = any(${rows.map(({ id }) => id)}::uuid[])`);
  const flat = rows.flatMap(({ id, away }) => away.map(([day, period]) => ({ id, day, period })));
  await db.rows(sql`insert into timetable_away (school_id, day, period_id, ${column})
    select distinct ${schoolId}::uuid, n.day, n.period, n.id from jsonb_to_recordset(${JSON.stringify(flat)}::text::jsonb) as n (id uuid, day int, period uuid)`);
}

async function writeSubjects(db: Db, schoolId: string, subjects: RulesToSave['subjects']): Promise<void> {
  const ids = subjects.map(({ subjectId }) => subjectId);
  await db.rows(sql`delete from timetable_subjects where school_id = ${schoolId} and subject_id = any(${ids}::uuid[])`);
  await db.rows(sql`insert into timetable_subjects (school_id, subject_id, long_count, long_length, once_a_day, part_of_day, room_id, room_kind, room_for_doubles)
    select ${schoolId}::uuid, n."subjectId", n."longCount", n."longLength", n."onceADay", n."partOfDay", n."roomId", case when n."roomId" is null then n."roomKind" else '' end,
      coalesce(n."roomForDoubles", false) and n."longCount" > 0
    from jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb) as n ("subjectId" uuid, "longCount" int, "longLength" int, "onceADay" boolean,
      "partOfDay" text, "roomId" uuid, "roomKind" text, "roomForDoubles" boolean)
    where n."longCount" > 0 or n."onceADay" or n."partOfDay" <> 'any' or n."roomId" is not null or n."roomKind" <> ''`);
}

async function writeSectionSubjects(db: Db, schoolId: string, rows: RulesToSave['sectionSubjects']): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n ("sectionId" uuid, "subjectId" uuid, "teacherId" uuid, "periodsPerWeek" int)`;
  await db.rows(sql`delete from timetable_section_subjects x using ${named}
    where x.school_id = ${schoolId} and x.section_id = n."sectionId" and x.subject_id = n."subjectId"`);
  await db.rows(sql`insert into timetable_section_subjects (school_id, section_id, subject_id, teacher_id, periods_per_week)
    select ${schoolId}::uuid, n."sectionId", n."subjectId", n."teacherId", n."periodsPerWeek" from ${named}
    where n."teacherId" is not null or n."periodsPerWeek" is not null`);
}

async function writeFixed(db: Db, schoolId: string, rows: RulesToSave['fixed']): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n ("sectionId" uuid, day int, "periodId" uuid, "subjectId" uuid)`;
  await db.rows(sql`delete from timetable_fixed x using ${named}
    where x.school_id = ${schoolId} and x.section_id = n."sectionId" and x.day = n.day and x.period_id = n."periodId"`);
  await db.rows(sql`insert into timetable_fixed (school_id, section_id, day, period_id, subject_id)
    select ${schoolId}::uuid, n."sectionId", n.day, n."periodId", n."subjectId" from ${named} where n."subjectId" is not null`);
}

export type Mismatch = {
  kind: 'class' | 'left' | 'longs';
  subject: string;
  className: string;
  teacher: string;
  periods: number;
  count: number;
  length: number;
};

/** Values that do not fit together: a subject of another class, a teacher who has left, more consecutive periods than a week has. */
export function findMismatch(
  db: Db,
  schoolId: string,
  { sectionSubjects, fixed, subjects, teachers, splits }: RulesToSave,
): Promise<Mismatch | null> {
  const groups = splits.flatMap((split) => split.groups);
  const members = groups.flatMap((group) => group.members);
  const pairs = JSON.stringify([...sectionSubjects, ...fixed, ...members].map(({ sectionId, subjectId }) => ({ sectionId, subjectId })));
  const given = [...sectionSubjects.map(({ teacherId }) => teacherId), ...[...teachers, ...groups].map(({ teacherId }) => teacherId)];
  return db.row(sql`select 'class' as kind, s.name as subject, k.name as "className", '' as teacher, 0 as periods, 0 as count, 0 as length
    from jsonb_to_recordset(${pairs}::text::jsonb) as n ("sectionId" uuid, "subjectId" uuid)
    join sections c on c.school_id = ${schoolId} and c.id = n."sectionId" join classes k on k.school_id = c.school_id and k.id = c.class_id
    join subjects s on s.school_id = c.school_id and s.id = n."subjectId" and s.class_id <> c.class_id
    union all select 'left', '', '', e.name, 0, 0, 0 from employees e
    where e.school_id = ${schoolId} and e.id = any(${given.filter((id) => id !== null)}::uuid[]) and e.left_on is not null
    union all select 'longs', s.name, k.name, '', s.periods_per_week, n."longCount", n."longLength"
    from jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb) as n ("subjectId" uuid, "longCount" int, "longLength" int)
    join subjects s on s.school_id = ${schoolId} and s.id = n."subjectId" join classes k on k.school_id = s.school_id and k.id = s.class_id
    where s.periods_per_week > 0 and n."longCount" * n."longLength" > s.periods_per_week limit 1`);
}

export async function findTeacherName(db: Db, schoolId: string, teacherId: string): Promise<string | null> {
  return (
    (await db.row<{ name: string }>(sql`select name from employees where school_id = ${schoolId} and id = ${teacherId}`))?.name ?? null
  );
}
