import type { GapRule, PlannedExam, SheetPaper } from '@shala/contract/exams';
import { type Db, type Fragment, sql } from '#platform/db';
import { EXAM_STATE } from '../marks/exams.store.ts';
import type { Apart } from '../rules/check-slots.ts';

const CLOCK = (minute: Fragment) => sql`to_char(time '00:00' + ${minute} * interval '1 minute', 'HH24:MI')`;
const TAKES = (
  student: Fragment,
) => sql`not exists (select from subjects_not_taken o where o.school_id = p.school_id and o.year_id = x.year_id
  and o.student_id = ${student} and o.subject_id = p.subject_id)`;

const EXAM = sql`x.id, x.name, x.year_id as "yearId", y.name as year, y.is_current as "isCurrentYear", x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
    x.lock_on::text as "lockOn", ${EXAM_STATE}, x.gap_rule as "gapRule", ${CLOCK(sql`x.starts_at_minute`)} as "startsAt", x.minutes::int as minutes, x.announced_at as "announcedAt",
    x.has_date_sheet as "hasDateSheet", coalesce(n.papers, 0)::int as papers, coalesce(n.placed, 0)::int as placed, coalesce(n.classes, '[]') as classes,
    (select count(*) from exam_seats s join exam_papers q on q.school_id = s.school_id and q.id = s.paper_id where q.school_id = x.school_id and q.exam_id = x.id)::int as seats,
    (select count(*) from exam_duties d where d.school_id = x.school_id and d.exam_id = x.id)::int as duties
  from exams x join academic_years y on y.school_id = x.school_id and y.id = x.year_id
  left join lateral (select sum(k.papers) as papers, sum(k.placed) as placed, jsonb_agg(jsonb_build_object('id', c.id, 'className', c.name) order by c.position, c.name) as classes
    from (select j.class_id, count(*) as papers, count(p.on_date) as placed from exam_papers p join subjects j on j.school_id = p.school_id and j.id = p.subject_id
      where p.school_id = x.school_id and p.exam_id = x.id group by 1) k join classes c on c.school_id = x.school_id and c.id = k.class_id) n on true`;

type ExamFacts = Omit<PlannedExam, 'announcedAt'> & { announcedAt: Date | null };
const onWire = (row: ExamFacts): PlannedExam => ({ ...row, announcedAt: row.announcedAt?.toISOString() ?? null });

/** Exams with a date sheet of all years, and those of the current year without one. */
export async function listOfflineExams(db: Db, schoolId: string): Promise<PlannedExam[]> {
  const rows = await db.rows<ExamFacts>(
    sql`select ${EXAM} where x.school_id = ${schoolId} and (x.has_date_sheet or y.is_current) order by x.starts_on desc, x.name limit 200`,
  );
  return rows.map(onWire);
}

export async function findPlanned(db: Db, schoolId: string, examId: string): Promise<PlannedExam | null> {
  const row = await db.row<ExamFacts>(sql`select ${EXAM} where x.school_id = ${schoolId} and x.id::text = ${examId.toLowerCase()}`);
  return row && onWire(row);
}

/** The exam, locked so that two users do not change its date sheet at the same time. */
export async function holdPlanned(db: Db, schoolId: string, examId: string): Promise<PlannedExam | null> {
  await db.rows(sql`select id from exams where school_id = ${schoolId} and id::text = ${examId.toLowerCase()} for update`);
  return findPlanned(db, schoolId, examId);
}

export type PlacedPaper = SheetPaper & { className: string; sectionIds: string[] };

/** The papers of an exam in the order of classes and subjects, with the sections in which a student takes them. */
export function listSheetPapers(
  db: Db,
  schoolId: string,
  { examId, paperId }: { examId?: string; paperId?: string },
): Promise<PlacedPaper[]> {
  return db.rows(sql`select p.id, p.exam_id as "examId", j.class_id as "classId", c.name as "className", p.subject_id as "subjectId", j.name as subject, coalesce(k.name, '') as component,
      k.term_no::int as "termNo", p.max_marks::float8 as "maxMarks", p.pass_marks::float8 as "passMarks", p.weight::float8 as weight, k.aggregation, p.on_date::text as "onDate",
      ${CLOCK(sql`p.starts_at_minute`)} as "startsAt", p.duration_minutes as minutes, p.is_core as "isCore", p.syllabus,
      (select count(*) from exam_paper_chapters h where h.school_id = p.school_id and h.paper_id = p.id)::int as chapters,
      coalesce((select array_agg(s.id order by s.name) from sections s where s.school_id = c.school_id and s.class_id = c.id
        and (not exists (select from enrolments e where e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id)
          or exists (select from enrolments e where e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id and ${TAKES(sql`e.student_id`)}))), '{}') as "sectionIds"
    from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join classes c on c.school_id = j.school_id and c.id = j.class_id left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
    where p.school_id = ${schoolId} and ${examId === undefined ? sql`p.id = ${paperId ?? null}::uuid` : sql`p.exam_id = ${examId}::uuid`}
    order by c.position, c.name, j.position, j.name, k.position`);
}

export type Sitting = {
  paperId: string;
  exam: string;
  sectionId: string;
  subjectId: string;
  subject: string;
  isCore: boolean;
  onDate: string;
  from: number;
  until: number;
};

/** The papers of these sections in other exams around those days. */
export function listOtherSittings(
  db: Db,
  schoolId: string,
  { examId, sectionIds, from, to }: { examId: string; sectionIds: readonly string[]; from: string; to: string },
): Promise<Sitting[]> {
  return db.rows(sql`select t.paper_id as "paperId", x.name as exam, t.section_id as "sectionId", j.id as "subjectId", j.name as subject, p.is_core as "isCore", t.on_date::text as "onDate",
      t.starts_at_minute as from, t.starts_at_minute + t.duration_minutes as until
    from exam_sittings t join exam_papers p on p.school_id = t.school_id and p.id = t.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    where t.school_id = ${schoolId} and p.exam_id <> ${examId}::uuid and t.section_id = any(${sectionIds}::uuid[]) and t.on_date between ${from}::date - 7 and ${to}::date + 7`);
}

/** The pairs of subjects of these sections that no student takes both of. Only a subject that somebody does not take can be in such a pair. */
export function listApart(
  db: Db,
  schoolId: string,
  { yearId, sectionIds, from }: { yearId: string; sectionIds: readonly string[]; from: string },
): Promise<Apart[]> {
  return db.rows(sql`with chosen as (select distinct e.section_id, o.subject_id from enrolments e
      join subjects_not_taken o on o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id
      where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.section_id = any(${sectionIds}::uuid[]))
    select a.section_id as "sectionId", a.subject_id as one, b.subject_id as other from chosen a
    join chosen b on b.section_id = a.section_id and b.subject_id > a.subject_id
    where not app.takes_both(${schoolId}, ${yearId}::uuid, a.section_id, a.subject_id, b.subject_id, ${from}::date)`);
}

/** A student of these sections who takes both subjects and is in the school on that day. */
export async function findTakesBoth(
  db: Db,
  schoolId: string,
  {
    yearId,
    sectionIds,
    subjectIds,
    onDate,
  }: { yearId: string; sectionIds: readonly string[]; subjectIds: readonly string[]; onDate: string },
): Promise<string | null> {
  const row = await db.row<{ name: string }>(sql`select z.name from enrolments e
    join students z on z.school_id = e.school_id and z.id = e.student_id and (z.left_on is null or z.left_on >= ${onDate}::date)
    join sections s on s.school_id = e.school_id and s.id = e.section_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.section_id = any(${sectionIds}::uuid[])
      and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id
        and o.subject_id = any(${subjectIds}::uuid[]))
    order by s.name, e.roll_number nulls last, lower(z.name), z.name limit 1`);
  return row?.name ?? null;
}

export type SheetDay = { day: string; isSchoolDay: boolean; holiday: string | null };

/** Days with whether students attend, and their holiday. */
export function listDays(db: Db, schoolId: string, { from, to }: { from: string; to: string }): Promise<SheetDay[]> {
  return db.rows(sql`select d.day::date::text as day, app.is_school_day(${schoolId}, d.day::date, 'students') as "isSchoolDay",
      (select e.title from calendar_events e where e.school_id = ${schoolId} and e.kind = 'holiday' and e.for_students and d.day::date between e.starts_on and e.ends_on
        order by e.ends_on - e.starts_on limit 1) as holiday
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day) order by 1`);
}

export type Slot = {
  paperId: string;
  onDate: string | null;
  startsAtMinute: number | null;
  minutes: number | null;
  sectionIds: readonly string[];
};

/** Sets the day and time of papers. Seats planned for another time are deleted, and duties in rooms without students too. Returns the deleted seats. */
export async function writeSlots(db: Db, schoolId: string, examId: string, slots: readonly Slot[]): Promise<number> {
  const given = JSON.stringify(slots);
  const ids = slots.map(({ paperId }) => paperId);
  const seats = await db.rows(
    sql`delete from exam_seats where school_id = ${schoolId} and paper_id = any(${ids}::uuid[]) returning student_id`,
  );
  await db.rows(sql`delete from exam_sittings where school_id = ${schoolId} and paper_id = any(${ids}::uuid[])`);
  await db.rows(sql`update exam_papers p set on_date = n."onDate", starts_at_minute = n."startsAtMinute", duration_minutes = n.minutes
    from jsonb_to_recordset(${given}::text::jsonb) as n ("paperId" uuid, "onDate" date, "startsAtMinute" int, minutes int)
    where p.school_id = ${schoolId} and p.exam_id = ${examId}::uuid and p.id = n."paperId"`);
  await db.rows(sql`insert into exam_sittings (school_id, paper_id, section_id, on_date, starts_at_minute, duration_minutes)
    select ${schoolId}::uuid, n."paperId", s.id::uuid, n."onDate", n."startsAtMinute", n.minutes
    from jsonb_to_recordset(${given}::text::jsonb) as n ("paperId" uuid, "onDate" date, "startsAtMinute" int, minutes int, "sectionIds" jsonb)
    cross join lateral jsonb_array_elements_text(n."sectionIds") as s (id) where n."onDate" is not null`);
  await db.rows(sql`update exams set has_date_sheet = true where school_id = ${schoolId} and id = ${examId}::uuid and not has_date_sheet`);
  if (seats.length > 0) await dropIdleDuties(db, schoolId, examId);
  return seats.length;
}

/** Deletes duties in rooms without students at that time. */
export async function dropIdleDuties(db: Db, schoolId: string, examId: string): Promise<void> {
  await db.rows(sql`delete from exam_duties d where d.school_id = ${schoolId} and d.exam_id = ${examId}::uuid and not exists (
    select from exam_seats s join exam_papers p on p.school_id = s.school_id and p.id = s.paper_id
    where s.school_id = d.school_id and p.exam_id = d.exam_id and s.room_id = d.room_id and s.on_date = d.on_date and s.starts_at_minute = d.starts_at_minute)`);
}

type Sitting0 = { id: string; gapRule: GapRule; startsAtMinute: number; minutes: number };

/** Gives the exam a date sheet with its usual time and its gap rule. */
export async function updateSitting(db: Db, schoolId: string, { id, gapRule, startsAtMinute, minutes }: Sitting0): Promise<void> {
  await db.rows(sql`update exams set has_date_sheet = true, gap_rule = ${gapRule}, starts_at_minute = ${startsAtMinute}, minutes = ${minutes}
    where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** Subjects that do not count in the total have no main papers. */
export async function markCore(db: Db, schoolId: string, examId: string, classIds: readonly string[] | null = null): Promise<void> {
  await db.rows(sql`update exam_papers p set is_core = false from exams x, scheme_subjects f where p.school_id = ${schoolId} and p.exam_id = ${examId}::uuid
    and x.school_id = p.school_id and x.id = p.exam_id and f.school_id = p.school_id and f.year_id = x.year_id and f.subject_id = p.subject_id and not f.counts_in_total
    and (${classIds}::uuid[] is null or p.subject_id in (select j.id from subjects j where j.school_id = ${schoolId} and j.class_id = any (${classIds}::uuid[])))`);
}

export async function countOutside(
  db: Db,
  schoolId: string,
  { id, startsOn, endsOn }: { id: string; startsOn: string; endsOn: string },
): Promise<number> {
  const row = await db.row<{
    count: number;
  }>(sql`select count(*)::int as count from exam_papers where school_id = ${schoolId} and exam_id = ${id}::uuid
    and on_date not between ${startsOn}::date and ${endsOn}::date`);
  return row?.count ?? 0;
}

export async function announceExam(db: Db, schoolId: string, examId: string): Promise<void> {
  await db.rows(sql`update exams set announced_at = now() where school_id = ${schoolId} and id = ${examId}::uuid`);
}

export type SyllabusRow = { className: string; subject: string; onDate: string | null; syllabus: string; chapters: string[] };

/** The syllabus of each paper of an exam, as text and as chapters of the textbook; papers without one are left out. */
export function listSyllabus(db: Db, schoolId: string, examId: string): Promise<SyllabusRow[]> {
  return db.rows(sql`select c.name as "className", j.name as subject, p.on_date::text as "onDate", p.syllabus, coalesce(k.names, '{}') as chapters
    from exam_papers p join subjects j on j.school_id = p.school_id and j.id = p.subject_id join classes c on c.school_id = j.school_id and c.id = j.class_id
    left join lateral (select array_agg(h.chapter_number || '. ' || h.name order by h.position) as names from exam_paper_chapters o
      join textbook_chapters h on h.school_id = o.school_id and h.id = o.chapter_id where o.school_id = p.school_id and o.paper_id = p.id) k on true
    where p.school_id = ${schoolId} and p.exam_id = ${examId}::uuid and (p.syllabus <> '' or k.names is not null)
    order by c.position, c.name, p.on_date nulls last, j.position, j.name`);
}

export type Chapter = { id: string; number: number; name: string; page: number | null; isChosen: boolean };

/** The chapters of the subject's textbook, and whether the paper covers each. */
export async function listPaperChapters(
  db: Db,
  schoolId: string,
  { paperId, subjectId }: { paperId: string; subjectId: string },
): Promise<{ textbook: string | null; chapters: Chapter[] }> {
  const rows = await db.rows<
    Chapter & { textbook: string }
  >(sql`select b.title as textbook, h.id, h.chapter_number as number, h.name, h.page,
      exists (select from exam_paper_chapters k where k.school_id = h.school_id and k.paper_id = ${paperId}::uuid and k.chapter_id = h.id) as "isChosen"
    from textbooks b join textbook_chapters h on h.school_id = b.school_id and h.textbook_id = b.id
    where b.school_id = ${schoolId} and b.subject_id = ${subjectId}::uuid order by h.position`);
  return { textbook: rows[0]?.textbook ?? null, chapters: rows.map(({ textbook: _, ...chapter }) => chapter) };
}

export async function savePaperPlan(
  db: Db,
  schoolId: string,
  { paperId, isCore, syllabus, chapterIds }: { paperId: string; isCore: boolean; syllabus: string; chapterIds: readonly string[] },
): Promise<void> {
  await db.rows(
    sql`update exam_papers set is_core = ${isCore}, syllabus = ${syllabus} where school_id = ${schoolId} and id = ${paperId}::uuid`,
  );
  await db.rows(sql`delete from exam_paper_chapters where school_id = ${schoolId} and paper_id = ${paperId}::uuid`);
  await db.rows(sql`insert into exam_paper_chapters (school_id, paper_id, chapter_id)
    select distinct ${schoolId}::uuid, ${paperId}::uuid, c from unnest(${chapterIds}::uuid[]) as c`);
}

/** A paper for each paper of another exam whose subject has that component in this year's schemes. Returns the pairs. */
export function copyPapers(
  db: Db,
  schoolId: string,
  { fromId, toId, yearId }: { fromId: string; toId: string; yearId: string },
): Promise<{ id: string; fromId: string }[]> {
  return db.rows(sql`with pairs as materialized (select app.new_id() as id, p.id as from_id, p.subject_id, k.id as component_id, p.max_marks, p.pass_marks, p.weight, p.is_core, p.syllabus
      from exam_papers p join scheme_components o on o.school_id = p.school_id and o.id = p.component_id
      join scheme_subjects f on f.school_id = p.school_id and f.subject_id = p.subject_id and f.year_id = ${yearId}::uuid
      join scheme_components k on k.school_id = f.school_id and k.scheme_id = f.scheme_id and k.term_no = o.term_no and k.name = o.name
      where p.school_id = ${schoolId} and p.exam_id = ${fromId}::uuid
    ), made as (insert into exam_papers (school_id, id, exam_id, subject_id, component_id, max_marks, pass_marks, weight, is_core, syllabus)
      select ${schoolId}::uuid, id, ${toId}::uuid, subject_id, component_id, max_marks, pass_marks, weight, is_core, syllabus from pairs returning id
    ), covered as (insert into exam_paper_chapters (school_id, paper_id, chapter_id)
      select h.school_id, n.id, h.chapter_id from pairs n join exam_paper_chapters h on h.school_id = ${schoolId} and h.paper_id = n.from_id returning paper_id)
    select n.id, n.from_id as "fromId" from pairs n join made m on m.id = n.id`);
}

/** The calendar's entry of an exam. */
export async function findEventId(db: Db, schoolId: string, examId: string): Promise<string | null> {
  const row = await db.row<{ id: string | null }>(
    sql`select event_id as id from exams where school_id = ${schoolId} and id = ${examId}::uuid`,
  );
  return row?.id ?? null;
}

export async function keepEventId(
  db: Db,
  schoolId: string,
  { examId, eventId }: { examId: string; eventId: string | null },
): Promise<void> {
  await db.rows(sql`update exams set event_id = ${eventId}::uuid where school_id = ${schoolId} and id = ${examId}::uuid`);
}
