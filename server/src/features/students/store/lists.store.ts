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
      ? [searched(schoolId, filter, words, page), sql`s.token, s.student_id`]
      : filter.classId || filter.sectionId
        ? [seated(schoolId, filter, page), sql`sec.name, s.roll_number, s.name, s.student_id`]
        : [byName(schoolId, filter, page), sql`s.name, s.student_id`];
  return db.rows(sql`${cards(schoolId, hit, filter.status)} order by ${order}`);
}

/** The same rows by their ids. */
export function listStudentsById(db: Db, schoolId: string, ids: readonly string[]): Promise<StudentRow[]> {
  const hit = sql`select x.* from student_cards x where x.school_id = ${schoolId} and x.student_id = any (${ids}::uuid[])`;
  return db.rows(sql`${cards(schoolId, hit, 'all')} order by c.position, sec.name, "rollNumber", s.name, s.student_id`);
}

/** Cards with the names of their places. A card's seat is that of the running year; of those who left, the last one they had. */
function cards(schoolId: string, hit: Fragment, status: StudentFilter['status']): Fragment {
  const isPast = status === 'left' || status === 'all';
  const [section, roll] = isPast
    ? [sql`coalesce(s.section_id, e.section_id)`, sql`coalesce(s.roll_number, e.roll_number)`]
    : [sql`s.section_id`, sql`s.roll_number`];
  const last = sql`left join lateral (select n.section_id, n.roll_number from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
    where n.school_id = ${schoolId} and n.student_id = s.student_id and s.section_id is null order by y.starts_on desc limit 1) e on true`;
  return sql`select s.student_id as id, s.name, s.admission_number as "admissionNumber", c.id as "classId", coalesce(c.name, '') as "className", sec.id as "sectionId",
      coalesce(sec.name, '') as "sectionName", ${roll} as "rollNumber", s.gender, s.guardian, s.phone, s.photo_file_id as "photoFileId", s.left_on as "leftOn"
    from (${hit}) s ${isPast ? last : sql``} left join sections sec on sec.school_id = ${schoolId} and sec.id = ${section}
    left join classes c on c.school_id = ${schoolId} and c.id = sec.class_id`;
}

const highest = (word: string) => `${word}\u{10ffff}`;

/** By the words of the search table: the longest word leads, the others must be there too; each student once. */
function searched(schoolId: string, filter: StudentFilter, [lead = '', ...others]: readonly string[], { offset, limit }: Page): Fragment {
  const also = others.map(
    (word) =>
      sql` and exists (select from student_search o where o.school_id = ${schoolId} and o.student_id = t.student_id and o.token >= ${word} and o.token < ${highest(word)})`,
  );
  return sql`select x.*, t.token from student_search t
    join student_cards x on x.school_id = ${schoolId} and x.student_id = t.student_id
    where t.school_id = ${schoolId} and t.token >= ${lead} and t.token < ${highest(lead)}
      and not exists (select from student_search u where u.school_id = ${schoolId} and u.student_id = t.student_id and u.token >= ${lead} and u.token < t.token)
      ${join(also, sql``)} and ${who(schoolId, filter)} ${inPlace(schoolId, filter)}
    order by t.token, t.student_id offset ${offset} limit ${limit}`;
}

/** A class or section in the order of its register. */
function seated(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  return sql`select x.*
    from sections q join enrolments n on n.school_id = ${schoolId} and n.section_id = q.id
      and n.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    join student_cards x on x.school_id = ${schoolId} and x.student_id = n.student_id
    where q.school_id = ${schoolId} and ${placeOf(filter)} and ${who(schoolId, filter)}
    order by q.name, n.roll_number, x.name, x.student_id offset ${offset} limit ${limit}`;
}

function byName(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  return sql`select x.* from students b join student_cards x on x.school_id = ${schoolId} and x.student_id = b.id
    where b.school_id = ${schoolId} and ${who(schoolId, filter)} order by b.name, b.id offset ${offset} limit ${limit}`;
}

function inPlace(schoolId: string, filter: StudentFilter): Fragment {
  if (!filter.classId && !filter.sectionId) return sql``;
  return sql`and exists (select from sections q where q.school_id = ${schoolId} and q.id = x.section_id and ${placeOf(filter)})`;
}

function placeOf({ classId, sectionId }: StudentFilter): Fragment {
  return sectionId ? sql`q.id = ${sectionId}::uuid` : sql`q.class_id = ${classId}::uuid`;
}

function who(schoolId: string, { gender, status = 'present' }: StudentFilter): Fragment {
  // Who was brought in by mistake and taken back was never there.
  const taken = sql`not exists (select from students u where u.school_id = ${schoolId} and u.id = x.student_id and u.undone_at is not null)`;
  const there =
    status === 'all'
      ? sql`(x.left_on is null or ${taken})`
      : status === 'left'
        ? sql`x.left_on is not null and ${taken}`
        : sql`x.left_on is null`;
  return gender ? sql`${there} and x.gender = ${gender}` : there;
}

export type SectionRow = { classId: string; className: string; sectionId: string | null; sectionName: string };

/** Every section with its class, in school order. */
export function listSections(db: Db, schoolId: string): Promise<SectionRow[]> {
  return db.rows(sql`select c.id as "classId", c.name as "className", s.id as "sectionId", coalesce(s.name, '') as "sectionName"
    from classes c left join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${schoolId} order by c.position, c.name, s.name`);
}

/** How many students there are, by section and gender, from the kept counts; those who left are counted by the seat they had this year. */
export function countStudents(
  db: Db,
  schoolId: string,
): Promise<{ sectionId: string | null; gender: string; hasLeft: boolean; count: number }[]> {
  return db.rows(sql`select section_id as "sectionId", gender, false as "hasLeft", students as count from seat_counts where school_id = ${schoolId} and students > 0
    union all select c.section_id, c.gender, true, count(*)::int from students s join student_cards c on c.school_id = ${schoolId} and c.student_id = s.id
      where s.school_id = ${schoolId} and s.left_on is not null and s.undone_at is null group by 1, 2`);
}

/** Which of a filter's ids the school does not have. */
export async function isPlace(db: Db, schoolId: string, { classId, sectionId }: StudentFilter): Promise<boolean> {
  if (!classId && !sectionId) return true;
  const row =
    await db.row(sql`select true as there where (${classId ?? null}::uuid is null or exists (select from classes where school_id = ${schoolId} and id = ${classId ?? null}::uuid))
    and (${sectionId ?? null}::uuid is null or exists (select from sections where school_id = ${schoolId} and id = ${sectionId ?? null}::uuid))`);
  return row !== null;
}
