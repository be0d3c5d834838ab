import { type Db, type Fragment, sql } from '#platform/db';

/** The days for which a change is valid: from a day on, until another timetable starts (`infinity` if none does). */
export type Span = { from: string; until: string };
/** A slot of a section's week with its wanted content; days count from 1, Monday. */
export type Placed = { sectionId: string; day: number; periodId: string; subjectId: string | null; teacherId: string | null };
export type Named = Placed & {
  sectionName: string | null;
  className: string | null;
  periodName: string | null;
  subjectName: string | null;
  isOfClass: boolean | null;
  teacherName: string | null;
  hasLeft: boolean | null;
  /** The present content. */
  oldSubjectId: string | null;
  oldSubjectName: string | null;
  oldTeacherId: string | null;
  /** The split that is taught there at present. */
  oldSplitName: string | null;
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

/** Locks the school's timetable and covers against other writers until this transaction ends. */
export async function lockTimetable(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select app.lock_timetable(${schoolId}::uuid)`);
}

/** The slots with the names of all records, and their content on a day (default today); a name is null when the school has no such record. */
export function namePlaces(db: Db, schoolId: string, on: string | undefined, places: readonly Placed[]): Promise<Named[]> {
  return db.rows(sql`select w.section_id as "sectionId", w.day, w.period_id as "periodId", w.subject_id as "subjectId", w.teacher_id as "teacherId",
      c.name as "sectionName", k.name as "className", p.name as "periodName", s.name as "subjectName", s.class_id = c.class_id as "isOfClass",
      e.name as "teacherName", e.left_on is not null as "hasLeft",
      t.subject_id as "oldSubjectId", o.name as "oldSubjectName", t.teacher_id as "oldTeacherId", x.name as "oldSplitName"
    from ${wanted(places)}
    left join sections c on c.school_id = ${schoolId} and c.id = w.section_id
    left join classes k on k.school_id = c.school_id and k.id = c.class_id
    left join periods p on p.school_id = ${schoolId} and p.id = w.period_id
    left join subjects s on s.school_id = ${schoolId} and s.id = w.subject_id
    left join employees e on e.school_id = ${schoolId} and e.id = w.teacher_id
    left join lateral (select * from ${weekOf(schoolId, on)} h where h.section_id = w.section_id and h.day = w.day
      and h.period_id = w.period_id order by h.part_id limit 1) t on true
    left join timetable_splits x on x.school_id = t.school_id and x.id = t.split_id
    left join subjects o on o.school_id = t.school_id and o.id = t.subject_id
    order by w.n`);
}

/** The other lessons of these teachers at those times, by the timetable of a day (default today). */
export function listBusy(db: Db, schoolId: string, on: string | undefined, places: readonly Placed[]): Promise<Busy[]> {
  return db.rows(sql`select t.teacher_id as "teacherId", e.name as "teacherName", t.section_id as "sectionId", k.name as "className",
      c.name as "sectionName", t.day, t.period_id as "periodId", p.name as "periodName"
    from ${wanted(places)}
    join ${weekOf(schoolId, on)} t on t.teacher_id = w.teacher_id and t.day = w.day and t.period_id = w.period_id
    join employees e on e.school_id = t.school_id and e.id = t.teacher_id
    join sections c on c.school_id = t.school_id and c.id = t.section_id
    join classes k on k.school_id = c.school_id and k.id = c.class_id
    join periods p on p.school_id = t.school_id and p.id = t.period_id
    order by w.n`);
}

/** The teachers who cover another class at that time, on the days for which the slots are valid. */
export function listCovering(
  db: Db,
  schoolId: string,
  { from, until }: Span,
  places: readonly Placed[],
): Promise<{ teacherName: string; periodName: string; onDate: string }[]> {
  return db.rows(sql`select e.name as "teacherName", p.name as "periodName", v.on_date as "onDate"
    from ${wanted(places)}
    join covers v on v.school_id = ${schoolId} and v.teacher_id = w.teacher_id and v.period_id = w.period_id
      and v.on_date >= ${from}::date and v.on_date < ${until}::date and extract(isodow from v.on_date) = w.day
    join employees e on e.school_id = v.school_id and e.id = v.teacher_id
    join periods p on p.school_id = v.school_id and p.id = v.period_id
    order by w.n`);
}

/** Active teachers of a subject with this name who have no lesson in that period, by the timetable of a day (default today). */
export function listFreeTeachers(
  db: Db,
  schoolId: string,
  { on, subjectId, day, periodId }: { on: string | undefined; subjectId: string; day: number; periodId: string },
): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select e.id, e.name from employees e
    where e.school_id = ${schoolId} and e.left_on is null and exists (
      select from employee_subjects x join subjects s on s.school_id = x.school_id and s.id = x.subject_id
      join subjects w on w.school_id = s.school_id and lower(w.name) = lower(s.name)
      where x.school_id = e.school_id and x.employee_id = e.id and w.id = ${subjectId}
    ) and not exists (
      select from ${weekOf(schoolId, on)} t where t.teacher_id = e.id and t.day = ${day} and t.period_id = ${periodId}
    ) order by lower(e.name), e.name`);
}

/** Clears the slots, then fills those with a subject; in this order, so that lessons can be swapped. A lesson whose subject stays keeps its room. */
export async function writePlaces(db: Db, schoolId: string, { from, until }: Span, places: readonly Placed[]): Promise<void> {
  const rooms = await db.rows<{ id: string | null }>(sql`select t.room_id as id from ${wanted(places)}
    left join app.week_on(${schoolId}, ${from}::date) t on t.section_id = w.section_id and t.day = w.day and t.period_id = w.period_id
      and t.subject_id = w.subject_id and t.until_on >= ${until}::date order by w.n`);
  await endLessons(
    db,
    schoolId,
    from,
    sql`t.from_on < ${until}::date and (t.section_id, t.day, t.period_id) in (select w.section_id, w.day, w.period_id from ${wanted(places)})`,
  );
  await db.rows(sql`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id, room_id, from_on, until_on)
    select ${schoolId}::uuid, w.section_id, w.day, w.period_id, w.subject_id, w.teacher_id, r.id, ${from}::date, ${until}::date
    from ${wanted(places)} join unnest(${rooms.map(({ id }) => id)}::uuid[]) with ordinality as r (id, n) on r.n = w.n
    where w.subject_id is not null order by r.id nulls last`);
}

/** Ends lessons on the day before: those that would begin later are deleted, the others keep their past days. */
export async function endLessons(db: Db, schoolId: string, from: string, which: Fragment): Promise<void> {
  await db.rows(sql`delete from timetable_slots t where t.school_id = ${schoolId} and t.from_on >= ${from}::date and ${which}`);
  await db.rows(sql`update timetable_slots t set until_on = ${from} where t.school_id = ${schoolId} and t.from_on < ${from}::date
    and t.until_on > ${from}::date and ${which}`);
}

/**
 * Removes a teacher from all lessons from today on, including planned timetables; the lessons keep section, period and subject. Returns their number in today's
 * timetable.
 */
export async function vacate(db: Db, schoolId: string, teacherId: string): Promise<number> {
  const row = await db.row<{
    count: number;
    today: string;
  }>(sql`select count(distinct (day, period_id))::int as count, app.today(${schoolId}::uuid)::text as today
    from app.week_now(${schoolId}) where teacher_id = ${teacherId}`);
  const today = row?.today ?? '';
  await db.rows(
    sql`update timetable_slots set teacher_id = null where school_id = ${schoolId} and teacher_id = ${teacherId} and from_on >= ${today}::date`,
  );
  await db.rows(sql`with held as (select section_id, day, period_id, subject_id, room_id, split_id, group_id, part_id, from_on, until_on from timetable_slots
      where school_id = ${schoolId} and teacher_id = ${teacherId} and from_on < ${today}::date and until_on > ${today}::date),
    ended as (update timetable_slots t set until_on = ${today} from held h where t.school_id = ${schoolId} and t.section_id = h.section_id and t.day = h.day
      and t.period_id = h.period_id and t.part_id = h.part_id and t.from_on = h.from_on returning 1)
    insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id, room_id, split_id, group_id, from_on, until_on)
    select ${schoolId}::uuid, section_id, day, period_id, subject_id, null, room_id, split_id, group_id, ${today}, until_on from held cross join (select count(*) from ended) e`);
  return row?.count ?? 0;
}

/** Deletes a teacher's covers from today on: their lessons are open again. */
export async function dropCovers(db: Db, schoolId: string, teacherId: string): Promise<void> {
  await db.rows(
    sql`delete from covers where school_id = ${schoolId} and teacher_id = ${teacherId} and on_date >= app.today(${schoolId}::uuid)`,
  );
}

/** The timetable of a day (default today). */
function weekOf(schoolId: string, on: string | undefined): Fragment {
  return on === undefined ? sql`app.week_now(${schoolId})` : sql`app.week_on(${schoolId}, ${on}::date)`;
}

function wanted(places: readonly Placed[]) {
  const column = <K extends keyof Placed>(key: K) => places.map((place) => place[key]);
  return sql`unnest(${column('sectionId')}::uuid[], ${column('day')}::smallint[], ${column('periodId')}::uuid[], ${column('subjectId')}::uuid[],
    ${column('teacherId')}::uuid[]) with ordinality as w (section_id, day, period_id, subject_id, teacher_id, n)`;
}
