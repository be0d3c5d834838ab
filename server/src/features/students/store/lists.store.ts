import { type Db, type Fragment, join, sql } from '#platform/db';
import { searchWords } from '../rules/search-words.ts';

export type StudentFilter = {
  search?: string | undefined;
  classId?: string | undefined;
  sectionId?: string | undefined;
  gender?: string | undefined;
  status?: 'present' | 'left' | 'all' | undefined;
};
export type StudentRow = {
  id: string;
  name: string;
  admissionNumber: string;
  classId: string | null;
  className: string;
  sectionId: string | null;
  sectionName: string;
  rollNumber: number | null;
  gender: string;
  guardian: string;
  phone: string;
  photoFileId: string | null;
  leftOn: string | null;
};
type Page = { offset: number; limit: number };

/** Students of the filter: the best matches of a search first, a class by section and roll number, else by name. */
export function listStudents(db: Db, schoolId: string, filter: StudentFilter, page: Page): Promise<StudentRow[]> {
  const words = searchWords(filter.search ?? '');
  const [hit, order] =
    words.length > 0
      ? [searched(schoolId, filter, words, page), sql`h.token, h.id`]
      : filter.classId || filter.sectionId
        ? [seated(schoolId, filter, page), sql`sec.name, e.roll_number, s.name, s.id`]
        : [byName(schoolId, filter, page), sql`s.name, s.id`];
  return db.rows(
    sql`${ROW} from (${hit}) h join students s on s.school_id = ${schoolId} and s.id = h.id ${joins(schoolId, filter.status)} order by ${order}`,
  );
}

/** The same rows by their ids. */
export function listStudentsById(db: Db, schoolId: string, ids: readonly string[]): Promise<StudentRow[]> {
  return db.rows(sql`${ROW} from students s ${joins(schoolId, 'all')}
    where s.school_id = ${schoolId} and s.id = any (${ids}::uuid[]) order by c.position, sec.name, e.roll_number, s.name, s.id`);
}

const ROW = sql`select s.id, s.name, s.admission_number as "admissionNumber", c.id as "classId", coalesce(c.name, '') as "className", sec.id as "sectionId",
    coalesce(sec.name, '') as "sectionName", e.roll_number as "rollNumber", s.gender, coalesce(g.name, '') as guardian, coalesce(g.phone, '') as phone,
    s.photo_file_id as "photoFileId", s.left_on as "leftOn"`;

/** The seat of the running year; of those who left, the last one they had. */
function joins(schoolId: string, status: StudentFilter['status']): Fragment {
  const seat =
    status === 'left' || status === 'all'
      ? sql`left join lateral (select n.section_id, n.roll_number from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
          where n.school_id = ${schoolId} and n.student_id = s.id order by y.starts_on desc limit 1) e on true`
      : sql`left join enrolments e on e.school_id = ${schoolId} and e.student_id = s.id and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)`;
  return sql`${seat} left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    left join classes c on c.school_id = ${schoolId} and c.id = sec.class_id
    left join student_guardians k on k.school_id = ${schoolId} and k.student_id = s.id and k.is_primary
    left join guardians g on g.school_id = ${schoolId} and g.id = k.guardian_id`;
}

const highest = (word: string) => `${word}\u{10ffff}`;

/** By the words of the search table: the longest word leads, the others must be there too; each student once. */
function searched(schoolId: string, filter: StudentFilter, [lead = '', ...others]: readonly string[], { offset, limit }: Page): Fragment {
  const also = others.map(
    (word) =>
      sql` and exists (select from student_search o where o.school_id = ${schoolId} and o.student_id = t.student_id and o.token >= ${word} and o.token < ${highest(word)})`,
  );
  return sql`select t.student_id as id, t.token from student_search t
    join students x on x.school_id = ${schoolId} and x.id = t.student_id
    where t.school_id = ${schoolId} and t.token >= ${lead} and t.token < ${highest(lead)}
      and not exists (select from student_search u where u.school_id = ${schoolId} and u.student_id = t.student_id and u.token >= ${lead} and u.token < t.token)
      ${join(also, sql``)} and ${who(filter)} ${inSeat(schoolId, filter, sql`t.student_id`)}
    order by t.token, t.student_id offset ${offset} limit ${limit}`;
}

/** A class or section in the order of its register. */
function seated(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  return sql`select x.id
    from sections q join enrolments n on n.school_id = ${schoolId} and n.section_id = q.id
      and n.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    join students x on x.school_id = ${schoolId} and x.id = n.student_id
    where q.school_id = ${schoolId} and ${placeOf(filter)} and ${who(filter)}
    order by q.name, n.roll_number, x.name, x.id offset ${offset} limit ${limit}`;
}

function byName(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  return sql`select x.id from students x where x.school_id = ${schoolId} and ${who(filter)} order by x.name, x.id offset ${offset} limit ${limit}`;
}

function inSeat(schoolId: string, filter: StudentFilter, student: Fragment): Fragment {
  if (!filter.classId && !filter.sectionId) return sql``;
  return sql`and exists (select from enrolments n join sections q on q.school_id = ${schoolId} and q.id = n.section_id
    where n.school_id = ${schoolId} and n.student_id = ${student} and n.year_id = (select id from academic_years where school_id = ${schoolId} and is_current) and ${placeOf(filter)})`;
}

function placeOf({ classId, sectionId }: StudentFilter): Fragment {
  return sectionId ? sql`q.id = ${sectionId}::uuid` : sql`q.class_id = ${classId}::uuid`;
}

function who({ gender, status = 'present' }: StudentFilter): Fragment {
  // Who was brought in by mistake and taken back was never there.
  const there =
    status === 'all'
      ? sql`x.undone_at is null`
      : status === 'left'
        ? sql`x.left_on is not null and x.undone_at is null`
        : sql`x.left_on is null`;
  return gender ? sql`${there} and x.gender = ${gender}` : there;
}

export type SectionRow = { classId: string; className: string; sectionId: string | null; sectionName: string };

/** Every section with its class, in school order. */
export function listSections(db: Db, schoolId: string): Promise<SectionRow[]> {
  return db.rows(sql`select c.id as "classId", c.name as "className", s.id as "sectionId", coalesce(s.name, '') as "sectionName"
    from classes c left join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${schoolId} order by c.position, c.name, s.name`);
}

export function countStudents(
  db: Db,
  schoolId: string,
): Promise<{ sectionId: string | null; gender: string; hasLeft: boolean; count: number }[]> {
  return db.rows(sql`select e.section_id as "sectionId", s.gender, s.left_on is not null as "hasLeft", count(*)::int as count
    from students s left join enrolments e on e.school_id = s.school_id and e.student_id = s.id
      and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    where s.school_id = ${schoolId} and s.undone_at is null group by 1, 2, 3`);
}

/** Which of a filter's ids the school does not have. */
export async function isPlace(db: Db, schoolId: string, { classId, sectionId }: StudentFilter): Promise<boolean> {
  if (!classId && !sectionId) return true;
  const row =
    await db.row(sql`select true as there where (${classId ?? null}::uuid is null or exists (select from classes where school_id = ${schoolId} and id = ${classId ?? null}::uuid))
    and (${sectionId ?? null}::uuid is null or exists (select from sections where school_id = ${schoolId} and id = ${sectionId ?? null}::uuid))`);
  return row !== null;
}
