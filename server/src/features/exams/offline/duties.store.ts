import { type Db, sql } from '#platform/db';

export type RoomSession = { roomId: string; room: string; onDate: string; startsAtMinute: number; minutes: number; subjects: string[] };

/** Each room of each session with students, and the subjects written there. */
export function listRoomSessions(db: Db, schoolId: string, examId: string): Promise<RoomSession[]> {
  return db.rows(sql`select t.room_id as "roomId", r.name as room, t.on_date::text as "onDate", t.starts_at_minute as "startsAtMinute", max(t.duration_minutes) as minutes,
      array_agg(distinct j.name) as subjects
    from exam_seats t join exam_papers p on p.school_id = t.school_id and p.id = t.paper_id join exam_rooms r on r.school_id = t.school_id and r.id = t.room_id
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    where t.school_id = ${schoolId} and p.exam_id = ${examId}::uuid group by 1, 2, 3, 4
    order by 3, 4, regexp_replace(r.name, '\\d.*$', ''), coalesce(substring(r.name from '\\d+')::numeric, 0), r.name`);
}

/** A name as lists of duties need it: of two employees with the same name, each with the employee code. */
const TELLING_NAME = sql`e.name || case when exists (select from employees o where o.school_id = e.school_id and lower(o.name) = lower(e.name) and o.id <> e.id and o.left_on is null)
  then ' (' || e.employee_code || ')' else '' end`;

type Reason = { code: 'fewest' | 'even' | 'byHand' | 'nobody'; duties: number; isFree: boolean };
export type DutyRow = {
  roomId: string;
  onDate: string;
  startsAtMinute: number;
  minutes: number;
  place: number;
  employeeId: string;
  name: string;
  isByHand: boolean;
  reason: Reason;
};

export function listDuties(db: Db, schoolId: string, examId: string): Promise<DutyRow[]> {
  return db.rows(sql`select d.room_id as "roomId", d.on_date::text as "onDate", d.starts_at_minute as "startsAtMinute", d.minutes, d.place::int as place, d.employee_id as "employeeId",
      ${TELLING_NAME} as name, d.is_by_hand as "isByHand", d.reason
    from exam_duties d join employees e on e.school_id = d.school_id and e.id = d.employee_id
    where d.school_id = ${schoolId} and d.exam_id = ${examId}::uuid order by d.on_date, d.starts_at_minute, d.place`);
}

export type TeacherRow = { id: string; name: string; role: string; subjects: string[]; earlier: number };

/** The teaching staff with the names of their subjects (from profile and timetable) and their duties in other exams of the year. */
export function listTeachers(db: Db, schoolId: string, { examId, yearId }: { examId: string; yearId: string }): Promise<TeacherRow[]> {
  return db.rows(sql`select e.id, ${TELLING_NAME} as name, e.position_role as role, coalesce((select array_agg(distinct s.name) from subjects s where s.school_id = e.school_id and s.id in (
        select k.subject_id from employee_subjects k where k.school_id = e.school_id and k.employee_id = e.id
        union select t.subject_id from app.week_now(${schoolId}) t where t.teacher_id = e.id)), '{}') as subjects,
      (select count(*) from exam_duties d join exams x on x.school_id = d.school_id and x.id = d.exam_id
        where d.school_id = e.school_id and d.employee_id = e.id and x.year_id = ${yearId}::uuid and x.id <> ${examId}::uuid)::int as earlier
    from employees e where e.school_id = ${schoolId} and e.is_teaching and e.left_on is null order by lower(e.name), e.name, e.id`);
}

type Window = { onDate: string; from: number; until: number };
const windowsOf = (windows: readonly Window[]) =>
  sql`unnest(${windows.map(({ onDate }) => onDate)}::date[], ${windows.map(({ from }) => from)}::int[], ${windows.map(({ until }) => until)}::int[]) as w (on_date, starts, ends)`;
export type Hindrance = { employeeId: string; onDate: string; from: number; kind: 'leave' | 'duty' | 'lesson' };

/**
 * Reasons why teachers are not available in a session: leave (half a day counts as the whole day), a duty in another exam at that time, or a lesson in a
 * section that writes no paper on that day. Sections that write a paper have no lessons.
 */
export function listHindrances(
  db: Db,
  schoolId: string,
  { examId, windows }: { examId: string; windows: readonly Window[] },
): Promise<Hindrance[]> {
  return db.rows(sql`select distinct a.employee_id as "employeeId", w.on_date::text as "onDate", w.starts as from, 'leave' as kind
      from ${windowsOf(windows)} cross join lateral app.staff_away(${schoolId}, w.on_date) a
    union all select d.employee_id, w.on_date::text, w.starts, 'duty' from ${windowsOf(windows)} join exam_duties d on d.school_id = ${schoolId} and d.exam_id <> ${examId}::uuid
      and d.on_date = w.on_date and d.starts_at_minute < w.ends and d.starts_at_minute + d.minutes > w.starts
    union all select distinct t.teacher_id, w.on_date::text, w.starts, 'lesson' from ${windowsOf(windows)}
      join lateral app.lessons_on(${schoolId}, w.on_date) t on t.teacher_id is not null
      join periods p on p.school_id = t.school_id and p.id = t.period_id and p.starts_at_minute < w.ends and p.ends_at_minute > w.starts
      where not exists (select from exam_sittings g where g.school_id = t.school_id and g.section_id = t.section_id and g.on_date = w.on_date)`);
}

export type NewDuty = Omit<DutyRow, 'name'>;

/** Replaces the duties of an exam that were not assigned by hand. */
export async function assignDuties(
  db: Db,
  schoolId: string,
  { examId, duties }: { examId: string; duties: readonly NewDuty[] },
): Promise<void> {
  await db.rows(sql`delete from exam_duties where school_id = ${schoolId} and exam_id = ${examId}::uuid and not is_by_hand`);
  await db.rows(sql`insert into exam_duties (school_id, exam_id, room_id, on_date, starts_at_minute, minutes, place, employee_id, is_by_hand, reason)
      select ${schoolId}::uuid, ${examId}::uuid, n."roomId", n."onDate", n."startsAtMinute", n.minutes, n.place, n."employeeId", n."isByHand", n.reason
      from jsonb_to_recordset(${JSON.stringify(duties)}::text::jsonb) as n ("roomId" uuid, "onDate" date, "startsAtMinute" int, minutes int, place int, "employeeId" uuid, "isByHand" boolean, reason jsonb)`);
}

type At = Pick<NewDuty, 'roomId' | 'onDate' | 'startsAtMinute' | 'place'>;

/** Sets one duty, replacing the present one. */
export async function setDuty(
  db: Db,
  schoolId: string,
  { examId, at, duty }: { examId: string; at: At; duty: NewDuty | null },
): Promise<void> {
  await db.rows(sql`delete from exam_duties where school_id = ${schoolId} and exam_id = ${examId}::uuid and room_id = ${at.roomId}::uuid and on_date = ${at.onDate}
    and starts_at_minute = ${at.startsAtMinute} and place = ${at.place}`);
  if (duty === null) return;
  await db.rows(sql`insert into exam_duties (school_id, exam_id, room_id, on_date, starts_at_minute, minutes, place, employee_id, is_by_hand, reason)
    values (${schoolId}, ${examId}::uuid, ${at.roomId}::uuid, ${at.onDate}, ${at.startsAtMinute}, ${duty.minutes}, ${at.place}, ${duty.employeeId}::uuid, true, ${JSON.stringify(duty.reason)}::text::jsonb)`);
}

export async function findPerRoom(db: Db, schoolId: string, examId: string): Promise<number> {
  const row = await db.row<{ n: number }>(
    sql`select invigilators_a_room::int as n from exams where school_id = ${schoolId} and id = ${examId}::uuid`,
  );
  return row?.n ?? 1;
}

export async function keepPerRoom(db: Db, schoolId: string, { examId, perRoom }: { examId: string; perRoom: number }): Promise<void> {
  await db.rows(sql`update exams set invigilators_a_room = ${perRoom} where school_id = ${schoolId} and id = ${examId}::uuid`);
  await db.rows(sql`delete from exam_duties where school_id = ${schoolId} and exam_id = ${examId}::uuid and place > ${perRoom}`);
}
