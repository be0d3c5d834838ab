import { type Db, sql } from '#platform/db';
import { studentMatches } from '../counter/student-search.ts';
import type { StudentNameRow } from '../wire.ts';
import type { DefaulterFilter } from './overdue.store.ts';

export type HeadDue = StudentNameRow & {
  classId: string | null;
  headId: string;
  head: string;
  /** Before concessions. */
  chargedPaise: number;
  concededPaise: number;
  paidPaise: number;
  /** The unpaid part of what was due before today. */
  overduePaise: number;
  dueExtendedTo: string | null;
  leftOn: string | null;
};
type Filter = Pick<DefaulterFilter, 'who' | 'classId' | 'sectionId' | 'headId' | 'search'>;

/** The current year's fees of each student under each head, by class, section, name and the school's order of heads. */
export function listHeadDues(db: Db, schoolId: string, filter: Filter, limit: number): Promise<HeadDue[]> {
  const { who = 'all', classId = null, sectionId = null, headId = null, search } = filter;
  const present = { all: sql``, studying: sql` and s.left_on is null`, left: sql` and s.left_on is not null` };
  const found = search ? sql` and ${studentMatches(schoolId, sql`s.id`, search)}` : sql``;
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(x.name, '') as "sectionName",
      c.id as "classId", h.id as "headId", h.name as head, d.charged as "chargedPaise", d.conceded as "concededPaise", d.paid as "paidPaise", d.overdue as "overduePaise",
      f.due_extended_to as "dueExtendedTo", s.left_on as "leftOn"
    from (select id from academic_years where school_id = ${schoolId} and is_current) y cross join lateral app.head_dues(${schoolId}::uuid, y.id) d
    join fee_heads h on h.school_id = ${schoolId} and h.id = d.head_id join students s on s.school_id = ${schoolId} and s.id = d.student_id
    join fee_accounts f on f.school_id = ${schoolId} and f.year_id = y.id and f.student_id = d.student_id
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = y.id and e.student_id = d.student_id
    left join sections x on x.school_id = ${schoolId} and x.id = e.section_id left join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    where (${classId}::uuid is null or c.id = ${classId}::uuid) and (${sectionId}::uuid is null or x.id = ${sectionId}::uuid)
      and (${headId}::uuid is null or h.id = ${headId}::uuid)${present[who]}${found}
    order by c.position, x.name, lower(s.name), s.name, s.id, h.position, h.name limit ${limit}`);
}
