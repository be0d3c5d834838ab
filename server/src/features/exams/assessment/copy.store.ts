import { type Db, sql } from '#platform/db';

type Copied = { schemes: number; subjects: number; areas: number };

/** Copies schemes by name, the subjects' schemes, class rules and areas from one year to another; existing ones stay. */
export async function copyAssessment(db: Db, schoolId: string, { from, to }: { from: string; to: string }): Promise<Copied> {
  const schemes =
    await db.rows(sql`insert into assessment_schemes (school_id, id, year_id, name, preset, source, scale_id, pass_percent, rules)
    select school_id, app.new_id(), ${to}::uuid, name, preset, source, scale_id, pass_percent, rules from assessment_schemes
    where school_id = ${schoolId} and year_id = ${from} on conflict (school_id, year_id, name) do nothing returning id`);
  const made = (schemes as { id: string }[]).map(({ id }) => id);
  const pairs = sql`assessment_schemes o join assessment_schemes n on n.school_id = o.school_id and n.name = o.name and n.year_id = ${to}::uuid`;
  const fresh = sql`o.school_id = ${schoolId} and o.year_id = ${from} and n.id = any (${made}::uuid[])`;
  await db.rows(sql`insert into scheme_terms (school_id, scheme_id, term_no, name, out_of, weight)
    select t.school_id, n.id, t.term_no, t.name, t.out_of, t.weight from ${pairs} join scheme_terms t on t.school_id = o.school_id and t.scheme_id = o.id where ${fresh}`);
  await db.rows(sql`insert into scheme_components (school_id, id, scheme_id, term_no, position, name, max_marks, weight, aggregation, best_of, pass_percent)
    select k.school_id, app.new_id(), n.id, k.term_no, k.position, k.name, k.max_marks, k.weight, k.aggregation, k.best_of, k.pass_percent
    from ${pairs} join scheme_components k on k.school_id = o.school_id and k.scheme_id = o.id where ${fresh}`);
  const subjects = await db.rows(sql`insert into scheme_subjects (school_id, year_id, subject_id, scheme_id, counts_in_total, is_compulsory)
    select f.school_id, ${to}::uuid, f.subject_id, n.id, f.counts_in_total, f.is_compulsory from ${pairs} join scheme_subjects f on f.school_id = o.school_id and f.scheme_id = o.id
    where o.school_id = ${schoolId} and o.year_id = ${from} on conflict do nothing returning subject_id`);
  await db.rows(sql`insert into class_assessments (school_id, year_id, class_id, ranking, rank_within, best_subjects, scale_id, attendance_percent)
    select school_id, ${to}::uuid, class_id, ranking, rank_within, best_subjects, scale_id, attendance_percent from class_assessments
    where school_id = ${schoolId} and year_id = ${from} on conflict do nothing`);
  const areas = await db.rows(sql`insert into assessment_areas (school_id, id, year_id, class_id, kind, domain, name, position, scale_id)
    select school_id, app.new_id(), ${to}::uuid, class_id, kind, domain, name, position, scale_id from assessment_areas
    where school_id = ${schoolId} and year_id = ${from} on conflict do nothing returning id`);
  return { schemes: schemes.length, subjects: subjects.length, areas: areas.length };
}

export function listYearsWithSchemes(db: Db, schoolId: string): Promise<{ id: string; name: string; schemes: number }[]> {
  return db.rows(sql`select y.id, y.name, (select count(*)::int from assessment_schemes a where a.school_id = y.school_id and a.year_id = y.id) as schemes
    from academic_years y where y.school_id = ${schoolId} order by y.starts_on desc`);
}
