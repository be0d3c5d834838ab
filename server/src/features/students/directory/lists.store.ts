import { type Db, type Fragment, join, searchWords, sql, wordBegins } from '#platform/db';

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

/** Of a shorter word many students have several that begin with it. */
const SHORTEST_TRIED = 3;

/**
 * Students of the filter: the best matches of a search first; a class by section and roll number; otherwise by name. Two words of a student may begin with what is
 * searched for. Hardly any student has two, and to look for them takes PostgreSQL half of a search: so the first page is read without, and with it where one is there twice.
 */
export async function listStudents(db: Db, schoolId: string, filter: StudentFilter, page: Page): Promise<StudentRow[]> {
  const words = searchWords(filter.search ?? '');
  if (page.offset === 0 && (words[0]?.length ?? 0) >= SHORTEST_TRIED) {
    const rows = await listPage(db, schoolId, filter, { ...page, words, isEachOnce: false });
    if (new Set(rows.map(({ id }) => id)).size === rows.length) return rows;
  }
  return listPage(db, schoolId, filter, { ...page, words, isEachOnce: true });
}

type Searched = Page & { words: readonly string[]; isEachOnce: boolean };

function listPage(db: Db, schoolId: string, filter: StudentFilter, page: Searched): Promise<StudentRow[]> {
  const [hit, order] =
    page.words.length > 0
      ? [searched(schoolId, filter, page), sql`s.token, s.student_id`]
      : filter.classId || filter.sectionId
        ? [seated(schoolId, filter, page), sql`s.section_name, s.roll_number, lower(s.name), s.name, s.student_id`]
        : [byName(schoolId, filter, page), sql`lower(s.name), s.name, s.student_id`];
  const isPast = filter.status === 'left' || filter.status === 'all';
  return db.rows(sql`${isPast ? formerStudents(schoolId, hit) : currentStudents(hit)} order by ${order}`);
}

/** The same rows by their ids. */
export function listStudentsById(db: Db, schoolId: string, ids: readonly string[]): Promise<StudentRow[]> {
  const hit = sql`select x.* from student_directory x where x.school_id = ${schoolId} and x.student_id = any (${ids}::uuid[])`;
  return db.rows(sql`select p.* from (${formerStudents(schoolId, hit)}) p left join classes c on c.school_id = ${schoolId} and c.id = p."classId"
    order by c.position, p."sectionName", p."rollNumber", lower(p.name), p.name, p.id`);
}

const PERSON = sql`s.student_id as id, s.name, s.admission_number as "admissionNumber", s.gender, s.guardian, s.phone, s.photo_file_id as "photoFileId", s.left_on as "leftOn"`;

/** Enrolled students, with their class of the current year. */
function currentStudents(hit: Fragment): Fragment {
  return sql`select ${PERSON}, s.class_id as "classId", s.class_name as "className", s.section_id as "sectionId", s.section_name as "sectionName",
    s.roll_number as "rollNumber" from (${hit}) s`;
}

/** Former students, with their last class. */
function formerStudents(schoolId: string, hit: Fragment): Fragment {
  const last = sql`select n.section_id, n.roll_number, sec.name as section_name, c.id as class_id, c.name as class_name
    from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
    join sections sec on sec.school_id = n.school_id and sec.id = n.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    where n.school_id = ${schoolId} and n.student_id = s.student_id and s.section_id is null order by y.starts_on desc limit 1`;
  return sql`select ${PERSON}, coalesce(s.class_id, e.class_id) as "classId", coalesce(e.class_name, s.class_name) as "className",
    coalesce(s.section_id, e.section_id) as "sectionId", coalesce(e.section_name, s.section_name) as "sectionName", coalesce(s.roll_number, e.roll_number) as "rollNumber"
    from (${hit}) s left join lateral (${last}) e on true`;
}

/** By the words of the search table: the longest word selects, the others must match too; a student once for each word that the longest begins, or once. */
function searched(
  schoolId: string,
  filter: StudentFilter,
  { words: [lead = '', ...others], isEachOnce, offset, limit }: Searched,
): Fragment {
  const once = sql` and not exists (select from student_search u where u.school_id = ${schoolId} and u.student_id = t.student_id and ${wordBegins(sql`u.token`, lead)} and u.token < t.token)`;
  const also = others.map(
    (word) =>
      sql` and exists (select from student_search o where o.school_id = ${schoolId} and o.student_id = t.student_id and ${wordBegins(sql`o.token`, word)})`,
  );
  return sql`select x.*, t.token from student_search t
    join student_directory x on x.school_id = ${schoolId} and x.student_id = t.student_id
    where t.school_id = ${schoolId} and ${wordBegins(sql`t.token`, lead)}${isEachOnce ? once : sql``}
      ${join(also, sql``)} and ${who(schoolId, filter)} ${inPlace(filter)}
    order by t.token, t.student_id offset ${offset} limit ${limit}`;
}

/** A class or section in the order of its register. */
function seated(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  const place = filter.sectionId ? sql`q.id = ${filter.sectionId}::uuid` : sql`q.class_id = ${filter.classId}::uuid`;
  return sql`select x.*
    from sections q join enrolments n on n.school_id = ${schoolId} and n.section_id = q.id
      and n.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    join student_directory x on x.school_id = ${schoolId} and x.student_id = n.student_id
    where q.school_id = ${schoolId} and ${place} and ${who(schoolId, filter)}
    order by q.name, n.roll_number, lower(x.name), x.name, x.student_id offset ${offset} limit ${limit}`;
}

function byName(schoolId: string, filter: StudentFilter, { offset, limit }: Page): Fragment {
  return sql`select x.* from student_directory x where x.school_id = ${schoolId} and ${who(schoolId, filter)}
    order by lower(x.name), x.name, x.student_id offset ${offset} limit ${limit}`;
}

function inPlace({ classId, sectionId }: StudentFilter): Fragment {
  if (sectionId) return sql`and x.section_id = ${sectionId}::uuid`;
  return classId ? sql`and x.class_id = ${classId}::uuid` : sql``;
}

function who(schoolId: string, { gender, status = 'present' }: StudentFilter): Fragment {
  // A student whose import was undone is not listed as a former student.
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

/** The number of students by section and gender, from maintained counts; former students are counted in their section of this year. */
export function countStudents(
  db: Db,
  schoolId: string,
): Promise<{ sectionId: string | null; gender: string; hasLeft: boolean; count: number }[]> {
  return db.rows(sql`select section_id as "sectionId", gender, false as "hasLeft", students as count from enrolment_counts where school_id = ${schoolId} and students > 0
    union all select x.section_id, x.gender, true, count(*)::int from student_directory x where x.school_id = ${schoolId} and ${who(schoolId, { status: 'left' })} group by 1, 2`);
}

/** Which of a filter's ids do not exist in the school. */
export async function isPlace(db: Db, schoolId: string, { classId, sectionId }: StudentFilter): Promise<boolean> {
  if (!classId && !sectionId) return true;
  const row =
    await db.row(sql`select true as there where (${classId ?? null}::uuid is null or exists (select from classes where school_id = ${schoolId} and id = ${classId ?? null}::uuid))
    and (${sectionId ?? null}::uuid is null or exists (select from sections where school_id = ${schoolId} and id = ${sectionId ?? null}::uuid))`);
  return row !== null;
}
