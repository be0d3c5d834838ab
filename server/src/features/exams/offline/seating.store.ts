import type { ExamRoom, Seat, Sitter } from '@shala/contract/exams';
import { type Db, sql } from '#platform/db';

type RoomBody = Pick<ExamRoom, 'name' | 'rows' | 'benches' | 'seatsPerBench'>;
const ROOM = sql`r.id, r.name, r.rows::int as rows, r.benches::int as benches, r.seats_per_bench::int as "seatsPerBench", (r.rows * r.benches * r.seats_per_bench)::int as capacity`;

/** The rooms by name; Room 2 before Room 10. */
export function listRooms(db: Db, schoolId: string): Promise<ExamRoom[]> {
  return db.rows(sql`select ${ROOM} from exam_rooms r where r.school_id = ${schoolId}
    order by regexp_replace(r.name, '\\d.*$', ''), coalesce(substring(r.name from '\\d+')::numeric, 0), r.name`);
}

export function lockRoom(db: Db, schoolId: string, roomId: string): Promise<ExamRoom | null> {
  return db.row(sql`select ${ROOM} from exam_rooms r where r.school_id = ${schoolId} and r.id::text = ${roomId.toLowerCase()} for update`);
}

export async function isRoomNameTaken(db: Db, schoolId: string, { name, id }: { name: string; id?: string }): Promise<boolean> {
  return (
    (await db.row(sql`select id from exam_rooms where school_id = ${schoolId} and name = ${name} and id::text <> ${id ?? ''}`)) !== null
  );
}

export async function addExamRoom(db: Db, schoolId: string, room: RoomBody): Promise<ExamRoom> {
  const row = await db.row<ExamRoom>(sql`insert into exam_rooms as r (school_id, id, name, rows, benches, seats_per_bench)
    values (${schoolId}, app.new_id(), ${room.name}, ${room.rows}, ${room.benches}, ${room.seatsPerBench}) returning ${ROOM}`);
  return row as ExamRoom;
}

/** Seats of past papers stay, with the room as it is now. Seats of future papers must fit, otherwise the database refuses the change. */
export async function saveExamRoom(db: Db, schoolId: string, room: RoomBody & { id: string }): Promise<ExamRoom> {
  const row =
    await db.row<ExamRoom>(sql`update exam_rooms r set name = ${room.name}, rows = ${room.rows}, benches = ${room.benches}, seats_per_bench = ${room.seatsPerBench}
    where r.school_id = ${schoolId} and r.id = ${room.id}::uuid returning ${ROOM}`);
  return row as ExamRoom;
}

/** Seats in the room; with a size only those that would be outside it. */
export async function countRoomSeats(
  db: Db,
  schoolId: string,
  { id, size }: { id: string; size?: Pick<RoomBody, 'rows' | 'benches' | 'seatsPerBench'> },
): Promise<number> {
  const outside = size ? sql`and (row_no > ${size.rows}::int or column_no > ${size.benches * size.seatsPerBench}::int)` : sql``;
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from exam_seats where school_id = ${schoolId} and room_id = ${id}::uuid ${outside}`,
  );
  return row?.count ?? 0;
}

export async function removeExamRoom(db: Db, schoolId: string, roomId: string): Promise<void> {
  await db.rows(sql`delete from exam_duties where school_id = ${schoolId} and room_id = ${roomId}::uuid`);
  await db.rows(sql`delete from exam_rooms where school_id = ${schoolId} and id = ${roomId}::uuid`);
}

export type SessionSitter = Sitter & { onDate: string; startsAtMinute: number; minutes: number };

/** All students who write a paper of the exam, by session, in the order of classes, sections and roll numbers. */
export function listSitters(db: Db, schoolId: string, examId: string): Promise<SessionSitter[]> {
  return db.rows(sql`select e.student_id as "studentId", p.id as "paperId", c.id as "classId", p.on_date::text as "onDate", p.starts_at_minute as "startsAtMinute", p.duration_minutes as minutes
    from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join classes c on c.school_id = j.school_id and c.id = j.class_id join sections s on s.school_id = c.school_id and s.class_id = c.id
    join enrolments e on e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id
    join students z on z.school_id = e.school_id and z.id = e.student_id and (z.left_on is null or z.left_on >= p.on_date)
    where p.school_id = ${schoolId} and p.exam_id = ${examId}::uuid and p.on_date is not null
      and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id and o.subject_id = p.subject_id)
    order by p.on_date, p.starts_at_minute, c.position, c.name, s.name, e.roll_number nulls last, lower(z.name), z.name`);
}

type NewSeat = Seat & Pick<SessionSitter, 'onDate' | 'startsAtMinute' | 'minutes'>;

/** Gives students other seats in their papers. The old seats are deleted first, so that two students can swap. */
export async function moveSeat(db: Db, schoolId: string, seats: readonly Seat[]): Promise<void> {
  for (const { paperId, studentId } of seats)
    await db.rows(
      sql`delete from exam_seats where school_id = ${schoolId} and paper_id = ${paperId}::uuid and student_id = ${studentId}::uuid`,
    );
  await insertSeats(db, schoolId, seats);
}

/** Replaces the seats of papers. */
export async function assignSeats(
  db: Db,
  schoolId: string,
  { paperIds, seats }: { paperIds: readonly string[]; seats: readonly NewSeat[] },
): Promise<void> {
  await db.rows(sql`delete from exam_seats where school_id = ${schoolId} and paper_id = any(${paperIds}::uuid[])`);
  await insertSeats(db, schoolId, seats);
}

async function insertSeats(db: Db, schoolId: string, seats: readonly Seat[]): Promise<void> {
  const column = <K extends keyof (typeof seats)[number]>(key: K) => seats.map((seat) => seat[key]);
  await db.rows(sql`insert into exam_seats (school_id, paper_id, student_id, room_id, row_no, column_no, on_date, starts_at_minute, duration_minutes, room_rows, room_benches, room_seats_per_bench)
    select ${schoolId}::uuid, n.paper, n.student, r.id, n.row_no, n.column_no, p.on_date, p.starts_at_minute, p.duration_minutes, r.rows, r.benches, r.seats_per_bench
    from unnest(${column('paperId')}::uuid[], ${column('studentId')}::uuid[], ${column('roomId')}::uuid[], ${column('row')}::int[], ${column('column')}::int[]) as n (paper, student, room, row_no, column_no)
    join exam_rooms r on r.school_id = ${schoolId} and r.id = n.room join exam_papers p on p.school_id = ${schoolId} and p.id = n.paper`);
}

export type SeatRow = {
  paperId: string;
  roomId: string;
  room: string;
  onDate: string;
  startsAtMinute: number;
  minutes: number;
  row: number;
  column: number;
  studentId: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  classId: string;
  className: string;
  sectionId: string;
  section: string;
  subject: string;
};
type SeatFilter = {
  examId: string;
  roomId?: string | undefined;
  onDate?: string | undefined;
  startsAtMinute?: number | undefined;
  sectionId?: string | undefined;
};

/** Seats with their students, by session, room and seat. */
export function listSeats(db: Db, schoolId: string, { examId, roomId, onDate, startsAtMinute, sectionId }: SeatFilter): Promise<SeatRow[]> {
  return db.rows(sql`select t.paper_id as "paperId", r.id as "roomId", r.name as room, t.on_date::text as "onDate", t.starts_at_minute as "startsAtMinute", t.duration_minutes as minutes,
      t.row_no::int as row, t.column_no::int as "column", z.id as "studentId", z.name, z.admission_number as "admissionNumber", e.roll_number as "rollNumber",
      c.id as "classId", c.name as "className", s.id as "sectionId", s.name as section, j.name as subject
    from exam_seats t join exam_papers p on p.school_id = t.school_id and p.id = t.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
    join exam_rooms r on r.school_id = t.school_id and r.id = t.room_id join students z on z.school_id = t.school_id and z.id = t.student_id
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join enrolments e on e.school_id = t.school_id and e.student_id = t.student_id and e.year_id = x.year_id
    join sections s on s.school_id = e.school_id and s.id = e.section_id join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and p.exam_id = ${examId}::uuid
      and (${roomId ?? null}::uuid is null or t.room_id = ${roomId ?? null}::uuid) and (${onDate ?? null}::date is null or t.on_date = ${onDate ?? null}::date)
      and (${startsAtMinute ?? null}::int is null or t.starts_at_minute = ${startsAtMinute ?? null}::int) and (${sectionId ?? null}::text is null or s.id::text = ${sectionId ?? null}::text)
    order by t.on_date, t.starts_at_minute, r.name, t.row_no, t.column_no`);
}

/** The sections that write the exam. */
export function listExamSections(db: Db, schoolId: string, examId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select s.id, c.name || ' ' || s.name as name from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where s.school_id = ${schoolId} and s.class_id in (select j.class_id from exam_papers p join subjects j on j.school_id = p.school_id and j.id = p.subject_id
      where p.school_id = ${schoolId} and p.exam_id = ${examId}::uuid) order by c.position, c.name, s.name`);
}

export type Candidate = {
  studentId: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  photoKey: string | null;
  guardian: string;
};

/** The students of a section with the data for an admit card. */
export function listCandidates(
  db: Db,
  schoolId: string,
  { examId, sectionId }: { examId: string; sectionId: string },
): Promise<Candidate[]> {
  return db.rows(sql`select z.id as "studentId", z.name, z.admission_number as "admissionNumber", e.roll_number as "rollNumber", (select f.storage_key from files f where f.school_id = z.school_id and f.id = z.photo_file_id) as "photoKey",
      coalesce((select g.name from student_guardians k join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
        where k.school_id = z.school_id and k.student_id = z.id order by k.is_primary desc, lower(g.name), g.name limit 1), '') as guardian
    from exams x join enrolments e on e.school_id = x.school_id and e.year_id = x.year_id join students z on z.school_id = e.school_id and z.id = e.student_id
    where x.school_id = ${schoolId} and x.id = ${examId}::uuid and e.section_id::text = ${sectionId.toLowerCase()} and (z.left_on is null or z.left_on >= x.starts_on)
    order by e.roll_number nulls last, lower(z.name), z.name`);
}
