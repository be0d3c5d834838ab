import { type Db, sql } from '#platform/db';
import type { Year } from '../years.store.ts';

/** A term with a published result, with the current versions. */
export type PublishedTerm = { year: Year; termNo: number; term: string; versions: string[] };

/** The terms with a published result, newest first; the year (0) before its terms. */
export function listTerms(db: Db, schoolId: string): Promise<PublishedTerm[]> {
  return db.rows(sql`select jsonb_build_object('id', y.id, 'name', y.name, 'startsOn', y.starts_on, 'endsOn', y.ends_on, 'isCurrent', y.is_current) as year,
      v.term_no::int as "termNo", min(v.term_name) as term, array_agg(v.id) as versions
    from result_versions v join academic_years y on y.school_id = v.school_id and y.id = v.year_id
    where v.school_id = ${schoolId} and v.is_current group by y.id, y.name, y.starts_on, y.ends_on, y.is_current, v.term_no
    order by y.starts_on desc, (v.term_no = 0) desc, v.term_no desc`);
}

type Subject = { id: string; name: string; classId: string; isAssessed: boolean };
export type Choices = {
  classes: { id: string; name: string; sections: { id: string; name: string }[] }[];
  /** In the order of their names. */
  subjects: Subject[];
  /** All employees, in the order of their names. */
  employees: { id: string; name: string }[];
};

/** The choices of the filters, and the names for figures. */
export async function readChoices(db: Db, schoolId: string): Promise<Choices> {
  const row = await db.row<Choices>(sql`select
    coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'sections', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name) from sections s where s.school_id = c.school_id and s.class_id = c.id), '[]')) order by c.position, c.name)
      from classes c where c.school_id = ${schoolId}), '[]') as classes,
    coalesce((select json_agg(json_build_object('id', j.id, 'name', j.name, 'classId', j.class_id, 'isAssessed', j.id in (select f.subject_id from scheme_subjects f where f.school_id = ${schoolId})) order by j.name)
      from subjects j where j.school_id = ${schoolId}), '[]') as subjects,
    coalesce((select json_agg(json_build_object('id', w.id, 'name', w.name) order by lower(w.name), w.name) from employees w where w.school_id = ${schoolId}), '[]') as employees`);
  return row ?? { classes: [], subjects: [], employees: [] };
}

export type Lesson = { sectionId: string; subjectId: string; teacherId: string };

/** Who teaches a subject in a section, by the timetable. As one text, because decoding three hundred rows cost more time than finding them. */
export async function listLessons(db: Db, schoolId: string): Promise<Lesson[]> {
  const row = await db.row<{
    lines: string | null;
  }>(sql`select string_agg(concat_ws('|', section_id, subject_id, teacher_id), E'\\n') as lines from (
      select distinct section_id, subject_id, teacher_id from app.week_now(${schoolId}) where teacher_id is not null and subject_id is not null) l`);
  return (row?.lines?.split('\n') ?? []).map((line) => {
    const [sectionId, subjectId, teacherId] = line.split('|') as [string, string, string];
    return { sectionId, subjectId, teacherId };
  });
}
