import { type Db, type Fragment, join, sql, wordBegins } from '#platform/db';
import type { Meant } from '../rules/read-search.ts';

const MOST = 6;
/** How many candidates are examined: enough to put enrolled students first, few enough for a search at every keystroke. */
const CANDIDATES = 60;

export type Found = {
  students: {
    id: string;
    name: string;
    admissionNumber: string;
    className: string | null;
    section: string | null;
    hasLeft: boolean;
  }[];
  employees: { id: string; name: string; employeeCode: string; positionRole: string; hasLeft: boolean }[];
  classes: { id: string; className: string; sections: number }[];
  receipts: {
    id: string;
    no: number;
    financialYear: number;
    student: string;
    studentId: string;
    paise: number;
    paidOn: string;
    isCancelled: boolean;
  }[];
};

/** All four lists in one statement and one round trip. */
export async function searchEverywhere(db: Db, schoolId: string, wanted: Meant & { words: readonly string[] }): Promise<Found> {
  const found = await db.row<Found>(sql`select
    coalesce((select jsonb_agg(to_jsonb(x)) from (${studentsLike(schoolId, wanted.words)}) x), '[]') as students,
    coalesce((select jsonb_agg(to_jsonb(x)) from (${employeesLike(schoolId, wanted.words)}) x), '[]') as employees,
    coalesce((select jsonb_agg(to_jsonb(x)) from (${classesLike(schoolId, wanted.className)}) x), '[]') as classes,
    coalesce((select jsonb_agg(to_jsonb(x)) from (${receiptsLike(schoolId, wanted.receipt)}) x), '[]') as receipts`);
  return found ?? { students: [], employees: [], classes: [], receipts: [] };
}

/**
 * Students with a word that begins with each typed word; the longest and rarest one selects. Results come from the directory by keys alone, so that the search
 * takes the same time in a school of any size.
 */
function studentsLike(schoolId: string, words: readonly string[]): Fragment {
  const [longest = '', ...others] = words;
  const also = others.map(
    (word) =>
      sql`exists (select from student_search o where o.school_id = ${schoolId} and o.student_id = t.student_id and ${wordBegins(sql`o.token`, word)})`,
  );
  return sql`select s.id, s.name, s.admission_number as "admissionNumber", nullif(s.class_name, '') as "className", nullif(s.section_name, '') as section, s.left_on is not null as "hasLeft"
    from (
      select distinct on (left_on is not null, lower(name), name, admission_number) x.student_id as id, x.name, x.admission_number, x.left_on, x.class_name, x.section_name
      from (
        select t.student_id from student_search t
        where ${join([sql`t.school_id = ${schoolId}`, wordBegins(sql`t.token`, longest), ...also], sql` and `)}
        order by t.token limit ${CANDIDATES}
      ) hit
      join student_directory x on x.school_id = ${schoolId} and x.student_id = hit.student_id
      where x.left_on is null or exists (select from students s where s.school_id = ${schoolId} and s.id = hit.student_id and s.anonymised_at is null)
      order by left_on is not null, lower(name), name, admission_number limit ${MOST}
    ) s
    order by s.left_on is not null, lower(s.name), s.name, s.admission_number`;
}

/** A school has some hundred employees at most, so their names are simply scanned. */
function employeesLike(schoolId: string, words: readonly string[]): Fragment {
  const has = words.map((word) => sql`app.has_words(app.name_words(m.name || ' ' || m.employee_code || ' ' || m.phone), ${` ${word}`})`);
  return sql`select m.id, m.name, m.employee_code as "employeeCode", m.position_role as "positionRole", m.left_on is not null as "hasLeft"
    from employees m where ${join([sql`m.school_id = ${schoolId}`, ...has], sql` and `)}
    order by m.left_on is not null, lower(m.name), m.name limit ${MOST}`;
}

function classesLike(schoolId: string, className: string): Fragment {
  return sql`select c.id, c.name as "className",
      (select count(*)::int from sections n where n.school_id = c.school_id and n.class_id = c.id) as sections
    from classes c where c.school_id = ${schoolId} and ${className} <> '' and strpos(lower(c.name), ${className}) = 1
    order by c.position limit ${MOST}`;
}

/** The same receipt number exists once in each financial year. */
function receiptsLike(schoolId: string, receipt: Meant['receipt']): Fragment {
  return sql`select p.id, p.receipt_no as no, p.financial_year as "financialYear", s.name as student, p.student_id as "studentId",
      p.amount_paise as paise, p.received_on as "paidOn", p.state <> 'live' as "isCancelled"
    from (select generate_series(min(y.financial_year), max(y.financial_year)) as year from payments y where y.school_id = ${schoolId}) k
    join payments p on p.school_id = ${schoolId} and p.financial_year = k.year and p.receipt_no = ${receipt?.no ?? null}::int
    join students s on s.school_id = p.school_id and s.id = p.student_id
    where ${receipt?.year ?? null}::int is null or k.year = ${receipt?.year ?? null}::int
    order by p.financial_year desc limit ${MOST}`;
}
