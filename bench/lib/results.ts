import { schoolOf } from './finance-reads.ts';
import { asOwner, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

let made: Promise<BenchSchool> | undefined;

/** A school of 2,000 with five published terms over two years: a row a student and term, and a row a student, subject and term. */
export function resultSchool(place: Place): Promise<BenchSchool> {
  made ??= schoolOf(place, 2000).then(async (school) => {
    await asOwner(place, async (owner) => {
      for (const [at, yearBack] of [0, 0, 1, 1, 2].entries())
        await owner.begin(async (tx) => {
          await tx`insert into academic_years (school_id, id, name, starts_on, ends_on)
          select school_id, app.new_id(), 'Bench year ' || ${yearBack}::int, (starts_on - make_interval(years => ${yearBack + 20}::int))::date, (ends_on - make_interval(years => ${yearBack + 20}::int))::date
          from academic_years where school_id = ${school.schoolId} and is_current on conflict do nothing`;
          await tx`insert into result_versions (school_id, id, year_id, class_id, term_no, term_name, version, rules)
          select c.school_id, app.new_id(), y.id, c.id, ${(at % 2) + 1}::int, 'Term ' || ${(at % 2) + 1}::int, 1, '{}' from classes c
          join academic_years y on y.school_id = c.school_id and y.name = 'Bench year ' || ${yearBack}::int where c.school_id = ${school.schoolId} on conflict do nothing`;
          const placed = tx`select v.id as version_id, v.school_id, e.student_id, e.section_id, s.class_id, 3000 + (hashtext(e.student_id::text || ${at}::text) & 4095) as percent
          from enrolments e join sections s on s.school_id = e.school_id and s.id = e.section_id join academic_years n on n.school_id = e.school_id and n.id = e.year_id and n.is_current
          join academic_years y on y.school_id = e.school_id and y.name = 'Bench year ' || ${yearBack}::int
          join result_versions v on v.school_id = e.school_id and v.year_id = y.id and v.class_id = s.class_id and v.term_no = ${(at % 2) + 1}::int where e.school_id = ${school.schoolId}`;
          await tx`insert into results (school_id, version_id, student_id, section_id, obtained, out_of, percent, grade, outcome, extras)
          select p.school_id, p.version_id, p.student_id, p.section_id, p.percent * 9, 90000, p.percent, 'B1', case when p.percent < 3300 then 'fail' else 'pass' end,
            '{"areas": [], "remark": "", "attendance": {"present": 100, "days": 118}}' from (${placed}) p on conflict do nothing`;
          await tx`insert into result_subjects (school_id, version_id, student_id, subject_id, section_id, obtained, out_of, percent, grade, outcome)
          select p.school_id, p.version_id, p.student_id, j.id, p.section_id, p.percent, 10000, p.percent, 'B1', case when p.percent < 3300 then 'fail' else 'pass' end
          from (${placed}) p join subjects j on j.school_id = p.school_id and j.class_id = p.class_id on conflict do nothing`;
        });
      const uncounted = owner`select id from result_versions v where school_id = ${school.schoolId}
        and not exists (select from result_section_figures f where f.school_id = v.school_id and f.version_id = v.id)`;
      await owner`select app.count_results(${school.schoolId}, array(${uncounted}))`;
      for (const table of ['result_section_figures', 'result_subject_figures']) await owner.unsafe(`vacuum analyze ${table}`);
      await owner.unsafe('vacuum analyze results');
      await owner.unsafe('vacuum analyze result_subjects');
    });
    return school;
  });
  return made;
}
