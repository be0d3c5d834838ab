import { type Db, sql } from '#platform/db';

/** A place of a section's week with what is to stand there; the day counts from 1, Monday. */
export type Placed = { sectionId: string; day: number; periodId: string; subjectId: string | null; teacherId: string | null };
export type Named = Placed & {
  sectionName: string | null;
  className: string | null;
  periodName: string | null;
  subjectName: string | null;
  isOfClass: boolean | null;
  teacherName: string | null;
  hasLeft: boolean | null;
  /** What stands there now. */
  oldSubjectId: string | null;
  oldSubjectName: string | null;
  oldTeacherId: string | null;
};
export type Busy = {
  teacherId: string;
  teacherName: string;
  sectionId: string;
  className: string;
  sectionName: string;
  day: number;
  periodId: string;
  periodName: string;
};

/** Other writers of this school's timetable and covers wait until this transaction ends. */
export async function lockTimetable(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select app.lock_timetable(${schoolId}::uuid)`);
}

/** The places with the names of all that they refer to, and what stands there now; a name is null where the school has no such thing. */
export function namePlaces(db: Db, schoolId: string, places: readonly Placed[]): Promise<Named[]> {
  return db.rows(sql`select w.section_id as "sectionId", w.day, w.period_id as "periodId", w.subject_id as "subjectId", w.teacher_id as "teacherId",
      c.name as "sectionName", k.name as "className", p.name as "periodName", s.name as "subjectName", s.class_id = c.class_id as "isOfClass",
      e.name as "teacherName", e.left_on is not null as "hasLeft",
      t.subject_id as "oldSubjectId", o.name as "oldSubjectName", t.teacher_id as "oldTeacherId"
    from ${wanted(places)}
    left join sections c on c.school_id = ${schoolId} and c.id = w.section_id
    left join classes k on k.school_id = c.school_id and k.id = c.class_id
    left join periods p on p.school_id = ${schoolId} and p.id = w.period_id
    left join subjects s on s.school_id = ${schoolId} and s.id = w.subject_id
    left join employees e on e.school_id = ${schoolId} and e.id = w.teacher_id
    left join timetable_slots t on t.school_id = ${schoolId} and t.section_id = w.section_id and t.day = w.day and t.period_id = w.period_id
    left join subjects o on o.school_id = t.school_id and o.id = t.subject_id
    order by w.n`);
}

/** Lessons that the teachers of these places have then in other places. */
export function listBusy(db: Db, schoolId: string, places: readonly Placed[]): Promise<Busy[]> {
  return db.rows(sql`select t.teacher_id as "teacherId", e.name as "teacherName", t.section_id as "sectionId", k.name as "className",
      c.name as "sectionName", t.day, t.period_id as "periodId", p.name as "periodName"
    from ${wanted(places)}
    join timetable_slots t on t.school_id = ${schoolId} and t.teacher_id = w.teacher_id and t.day = w.day and t.period_id = w.period_id
    join employees e on e.school_id = t.school_id and e.id = t.teacher_id
    join sections c on c.school_id = t.school_id and c.id = t.section_id
    join classes k on k.school_id = c.school_id and k.id = c.class_id
    join periods p on p.school_id = t.school_id and p.id = t.period_id
    order by w.n`);
}

/** Who is to cover another class then, from today on. */
export function listCovering(
  db: Db,
  schoolId: string,
  places: readonly Placed[],
): Promise<{ teacherName: string; periodName: string; onDate: string }[]> {
  return db.rows(sql`select e.name as "teacherName", p.name as "periodName", v.on_date as "onDate"
    from ${wanted(places)}
    join covers v on v.school_id = ${schoolId} and v.teacher_id = w.teacher_id and v.period_id = w.period_id
      and v.on_date >= app.today(${schoolId}::uuid) and extract(isodow from v.on_date) = w.day
    join employees e on e.school_id = v.school_id and e.id = v.teacher_id
    join periods p on p.school_id = v.school_id and p.id = v.period_id
    order by w.n`);
}

/** Who teaches a subject of this name, works here, and has no lesson in that period. */
export function listFreeTeachers(
  db: Db,
  schoolId: string,
  { subjectId, day, periodId }: { subjectId: string; day: number; periodId: string },
): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select e.id, e.name from employees e
    where e.school_id = ${schoolId} and e.left_on is null and exists (
      select from employee_subjects x join subjects s on s.school_id = x.school_id and s.id = x.subject_id
      join subjects w on w.school_id = s.school_id and lower(w.name) = lower(s.name)
      where x.school_id = e.school_id and x.employee_id = e.id and w.id = ${subjectId}
    ) and not exists (
      select from timetable_slots t where t.school_id = e.school_id and t.teacher_id = e.id and t.day = ${day} and t.period_id = ${periodId}
    ) order by e.name`);
}

/** Empties the places, then fills those that have a subject; in this order, so that lessons can change places. */
export async function writePlaces(db: Db, schoolId: string, places: readonly Placed[]): Promise<void> {
  await db.rows(sql`delete from timetable_slots t using ${wanted(places)}
    where t.school_id = ${schoolId} and t.section_id = w.section_id and t.day = w.day and t.period_id = w.period_id`);
  await db.rows(sql`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
    select ${schoolId}::uuid, w.section_id, w.day, w.period_id, w.subject_id, w.teacher_id from ${wanted(places)} where w.subject_id is not null`);
}

/** Takes a teacher out of all lessons; they keep section, period and subject. Gives how many there were. */
export async function vacate(db: Db, schoolId: string, teacherId: string): Promise<Placed[]> {
  return db.rows<Placed>(sql`update timetable_slots set teacher_id = null where school_id = ${schoolId} and teacher_id = ${teacherId}
    returning section_id as "sectionId", day, period_id as "periodId", subject_id as "subjectId", ${teacherId}::uuid as "teacherId"`);
}

/** Takes back the covers that a teacher was to give from today on: their lessons are open again. */
export async function dropCovers(db: Db, schoolId: string, teacherId: string): Promise<void> {
  await db.rows(
    sql`delete from covers where school_id = ${schoolId} and teacher_id = ${teacherId} and on_date >= app.today(${schoolId}::uuid)`,
  );
}

function wanted(places: readonly Placed[]) {
  const column = <K extends keyof Placed>(key: K) => places.map((place) => place[key]);
  return sql`unnest(${column('sectionId')}::uuid[], ${column('day')}::smallint[], ${column('periodId')}::uuid[], ${column('subjectId')}::uuid[],
    ${column('teacherId')}::uuid[]) with ordinality as w (section_id, day, period_id, subject_id, teacher_id, n)`;
}
