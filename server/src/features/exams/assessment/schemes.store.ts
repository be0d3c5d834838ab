import type { CodeEffects, ComponentRule, Rounding } from '@shala/contract/exams';
import { type Db, type Fragment, sql } from '#platform/db';

type Component = ComponentRule & { id: string; papers: number };
type StoredTerm = { termNo: number; name: string; weight: number; outOf: number; components: Component[] };
/** Marks and weights in hundredths, percentages in hundredths of a percent. */
export type StoredScheme = {
  id: string;
  yearId: string;
  name: string;
  preset: string;
  source: string;
  scaleId: string | null;
  passPercent: number | null;
  codes: CodeEffects;
  rounding: Rounding;
  revision: number;
  subjects: number;
  terms: StoredTerm[];
};

const COMPONENTS = sql`coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'max', (k.max_marks * 100)::int, 'weight', (k.weight * 100)::int,
    'aggregation', k.aggregation, 'bestOf', k.best_of, 'passPercent', (k.pass_percent * 100)::int,
    'papers', (select count(*) from exam_papers p where p.school_id = k.school_id and p.component_id = k.id)) order by k.position)
  from scheme_components k where k.school_id = t.school_id and k.scheme_id = t.scheme_id and k.term_no = t.term_no), '[]')`;

/** The schemes of a year by name, or one of them. */
export function listSchemes(
  db: Db,
  schoolId: string,
  { yearId, schemeId }: { yearId?: string; schemeId?: string },
): Promise<StoredScheme[]> {
  return db.rows(sql`select a.id, a.year_id as "yearId", a.name, a.preset, a.source, a.scale_id as "scaleId", (a.pass_percent * 100)::int as "passPercent",
      a.rules -> 'codes' as codes, a.rules -> 'rounding' as rounding, a.revision,
      (select count(*)::int from scheme_subjects f where f.school_id = a.school_id and f.scheme_id = a.id) as subjects,
      coalesce((select jsonb_agg(jsonb_build_object('termNo', t.term_no, 'name', t.name, 'weight', (t.weight * 100)::int, 'outOf', (t.out_of * 100)::int, 'components', ${COMPONENTS}) order by t.term_no)
        from scheme_terms t where t.school_id = a.school_id and t.scheme_id = a.id), '[]') as terms
    from assessment_schemes a where a.school_id = ${schoolId}
      and (${yearId ?? null}::uuid is null or a.year_id = ${yearId ?? null}::uuid) and (${schemeId ?? null}::text is null or a.id::text = ${schemeId ?? null}::text)
    order by a.name`);
}

/** The scheme, locked until the transaction ends. */
export async function lockScheme(db: Db, schoolId: string, schemeId: string): Promise<StoredScheme | null> {
  const held = await db.row(sql`select id from assessment_schemes where school_id = ${schoolId} and id::text = ${schemeId} for update`);
  return held === null ? null : ((await listSchemes(db, schoolId, { schemeId }))[0] ?? null);
}

export type NewScheme = Omit<StoredScheme, 'id' | 'yearId' | 'revision' | 'subjects' | 'terms'>;

export async function insertScheme(db: Db, schoolId: string, yearId: string, scheme: NewScheme): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into assessment_schemes (school_id, id, year_id, name, preset, source, scale_id, pass_percent, rules)
    values (${schoolId}, app.new_id(), ${yearId}, ${scheme.name}, ${scheme.preset}, ${scheme.source}, ${scheme.scaleId}, ${share(scheme.passPercent)}::numeric,
      ${JSON.stringify({ codes: scheme.codes, rounding: scheme.rounding })}::text::jsonb) returning id`);
  return (row as { id: string }).id;
}

export async function saveScheme(db: Db, schoolId: string, scheme: Omit<NewScheme, 'preset' | 'source'> & { id: string }): Promise<void> {
  await db.rows(sql`update assessment_schemes set name = ${scheme.name}, scale_id = ${scheme.scaleId}, pass_percent = ${share(scheme.passPercent)}::numeric,
      rules = ${JSON.stringify({ codes: scheme.codes, rounding: scheme.rounding })}::text::jsonb, revision = revision + 1
    where school_id = ${schoolId} and id = ${scheme.id}`);
}

/** Whether another scheme of the year has the name (case-insensitive). */
export async function isSchemeNameTaken(
  db: Db,
  schoolId: string,
  { yearId, name, but }: { yearId: string; name: string; but: string | null },
): Promise<boolean> {
  return (
    (await db.row(sql`select true as taken from assessment_schemes
      where school_id = ${schoolId} and year_id = ${yearId} and lower(name) = lower(${name}) and (${but}::uuid is null or id <> ${but}::uuid) limit 1`)) !==
    null
  );
}

/** A new scheme of the same year with the same rules, without subjects; returns its id. */
export async function copyScheme(db: Db, schoolId: string, { schemeId, name }: { schemeId: string; name: string }): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into assessment_schemes (school_id, id, year_id, name, scale_id, pass_percent, rules)
    select school_id, app.new_id(), year_id, ${name}, scale_id, pass_percent, rules from assessment_schemes where school_id = ${schoolId} and id = ${schemeId} returning id`);
  return (row as { id: string }).id;
}

/** Whether something is kept by the number of one of these terms, for a class that follows the scheme: grades of areas, remarks or a published result. */
export async function isTermEntered(db: Db, schoolId: string, scheme: { id: string; yearId: string }, fromTerm: number): Promise<boolean> {
  const entered = (
    table: Fragment,
  ) => sql`exists (select from ${table} x where x.school_id = ${schoolId} and x.year_id = ${scheme.yearId}::uuid and x.term_no >= ${fromTerm}
      and x.student_id in (select e.student_id from enrolments e join sections n on n.school_id = e.school_id and n.id = e.section_id
        where e.school_id = ${schoolId} and e.year_id = ${scheme.yearId}::uuid and n.class_id in (select class_id from followers)))`;
  const row = await db.row<{ isEntered: boolean }>(sql`with followers as (select distinct j.class_id from scheme_subjects f
      join subjects j on j.school_id = f.school_id and j.id = f.subject_id where f.school_id = ${schoolId} and f.scheme_id = ${scheme.id}::uuid)
    select ${entered(sql`result_remarks`)} or ${entered(sql`student_voices`)} or ${entered(sql`term_attendance`)}
      or exists (select from area_grades g join assessment_areas a on a.school_id = g.school_id and a.id = g.area_id
        where g.school_id = ${schoolId} and a.year_id = ${scheme.yearId}::uuid and a.class_id in (select class_id from followers) and g.term_no >= ${fromTerm})
      or exists (select from result_versions v where v.school_id = ${schoolId} and v.year_id = ${scheme.yearId}::uuid
        and v.class_id in (select class_id from followers) and v.term_no >= ${fromTerm}) as "isEntered"`);
  return row?.isEntered ?? false;
}

type TermToPut = Omit<StoredTerm, 'components'> & { components: (ComponentRule & { id?: string | undefined })[] };

/** Saves the list of terms and components; missing ones are deleted. Components keep their ids, so that their papers stay linked. */
export async function putTerms(db: Db, schoolId: string, schemeId: string, terms: readonly TermToPut[]): Promise<void> {
  const kept = terms.flatMap(({ components }) => components.flatMap(({ id }) => (id === undefined ? [] : [id])));
  await db.rows(
    sql`delete from scheme_components where school_id = ${schoolId} and scheme_id = ${schemeId} and id <> all (${kept}::uuid[])`,
  );
  await db.rows(sql`insert into scheme_terms (school_id, scheme_id, term_no, name, out_of, weight)
    select ${schoolId}::uuid, ${schemeId}::uuid, (t ->> 'termNo')::smallint, t ->> 'name', (t ->> 'outOf')::numeric / 100, (t ->> 'weight')::numeric / 100
    from jsonb_array_elements(${JSON.stringify(terms)}::text::jsonb) t
    on conflict (school_id, scheme_id, term_no) do update set name = excluded.name, out_of = excluded.out_of, weight = excluded.weight`);
  // Two components may swap names, so all names are first replaced by unique ones.
  await db.rows(sql`update scheme_components set name = id::text where school_id = ${schoolId} and scheme_id = ${schemeId}`);
  await db.rows(sql`insert into scheme_components (school_id, id, scheme_id, term_no, position, name, max_marks, weight, aggregation, best_of, pass_percent)
    select ${schoolId}::uuid, coalesce((k ->> 'id')::uuid, app.new_id()), ${schemeId}::uuid, (t ->> 'termNo')::smallint, k_no, k ->> 'name', (k ->> 'max')::numeric / 100,
      (k ->> 'weight')::numeric / 100, k ->> 'aggregation', (k ->> 'bestOf')::smallint, (k ->> 'passPercent')::numeric / 100
    from jsonb_array_elements(${JSON.stringify(terms)}::text::jsonb) t, jsonb_array_elements(t -> 'components') with ordinality as c (k, k_no)
    on conflict (school_id, id) do update set term_no = excluded.term_no, position = excluded.position, name = excluded.name, max_marks = excluded.max_marks,
      weight = excluded.weight, aggregation = excluded.aggregation, best_of = excluded.best_of, pass_percent = excluded.pass_percent`);
  await db.rows(sql`delete from scheme_terms where school_id = ${schoolId} and scheme_id = ${schemeId} and term_no > ${terms.length}`);
}

function share(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
