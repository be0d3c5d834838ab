import type { Band } from '@shala/contract/exams';
import { type Db, sql } from '#platform/db';

export type Scale = { id: string; name: string; source: string; bands: Band[] };

export function listScales(db: Db, schoolId: string): Promise<Scale[]> {
  return db.rows(sql`select id, name, source, bands from grade_scales where school_id = ${schoolId} order by name`);
}

/** Creates a preset's scale unless the school has one with that name. */
export async function ensureScale(
  db: Db,
  schoolId: string,
  scale: { name: string; source: string; bands: readonly Band[]; preset: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into grade_scales (school_id, id, name, bands, preset, source)
    values (${schoolId}, app.new_id(), ${scale.name}, ${JSON.stringify(scale.bands)}::text::jsonb, ${scale.preset}, ${scale.source})
    on conflict (school_id, name) do update set name = excluded.name returning id`);
  return (row as { id: string }).id;
}

export async function saveScale(
  db: Db,
  schoolId: string,
  scaleId: string,
  { name, bands }: { name: string; bands: readonly Band[] },
): Promise<void> {
  await db.rows(sql`update grade_scales set name = ${name}, bands = ${JSON.stringify(bands)}::text::jsonb
    where school_id = ${schoolId} and id = ${scaleId}`);
}

export async function addScale(db: Db, schoolId: string, { name, bands }: Pick<Scale, 'name' | 'bands'>): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into grade_scales (school_id, id, name, bands)
    values (${schoolId}, app.new_id(), ${name}, ${JSON.stringify(bands)}::text::jsonb) returning id`);
  return (row as { id: string }).id;
}

/** Whether another scale of the school has the name. */
export async function isScaleNameTaken(
  db: Db,
  schoolId: string,
  { scaleId, name }: { scaleId: string | null; name: string },
): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as taken from grade_scales where school_id = ${schoolId} and lower(name) = lower(${name}) and id is distinct from ${scaleId}::uuid limit 1`,
    )) !== null
  );
}

export type ClassRules = {
  ranking: 'off' | 'standard' | 'dense';
  rankWithin: 'section' | 'class';
  bestSubjects: number | null;
  scaleId: string | null;
  attendancePercent: number | null;
};
type Area = { id: string; kind: 'coscholastic' | 'discipline' | 'competency'; domain: string; name: string; scaleId: string };
export type ClassAssessment = ClassRules & {
  classId: string;
  className: string;
  subjects: { subjectId: string; subject: string; schemeId: string | null; countsInTotal: boolean; isCompulsory: boolean }[];
  areas: Area[];
};

/** The settings of each class (or one) in a year. */
export function listClassAssessments(
  db: Db,
  schoolId: string,
  { yearId, classId }: { yearId: string; classId?: string },
): Promise<ClassAssessment[]> {
  return db.rows(sql`select c.id as "classId", c.name as "className", coalesce(r.ranking, 'off') as ranking, coalesce(r.rank_within, 'section') as "rankWithin",
      r.best_subjects as "bestSubjects", r.scale_id as "scaleId", case when r.class_id is null then 75 else r.attendance_percent end as "attendancePercent",
      coalesce((select jsonb_agg(jsonb_build_object('subjectId', s.id, 'subject', s.name, 'schemeId', f.scheme_id,
          'countsInTotal', coalesce(f.counts_in_total, true), 'isCompulsory', coalesce(f.is_compulsory, true)) order by s.position, s.name)
        from subjects s left join scheme_subjects f on f.school_id = s.school_id and f.subject_id = s.id and f.year_id = ${yearId}::uuid
        where s.school_id = c.school_id and s.class_id = c.id), '[]') as subjects,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'domain', a.domain, 'name', a.name, 'scaleId', a.scale_id) order by a.position)
        from assessment_areas a where a.school_id = c.school_id and a.class_id = c.id and a.year_id = ${yearId}::uuid), '[]') as areas
    from classes c left join class_assessments r on r.school_id = c.school_id and r.class_id = c.id and r.year_id = ${yearId}::uuid
    where c.school_id = ${schoolId} and (${classId ?? null}::text is null or c.id::text = ${classId ?? null}::text) order by c.position, c.name`);
}

export async function putClassRules(
  db: Db,
  schoolId: string,
  { yearId, classId, ...rules }: ClassRules & { yearId: string; classId: string },
): Promise<void> {
  await db.rows(sql`insert into class_assessments (school_id, year_id, class_id, ranking, rank_within, best_subjects, scale_id, attendance_percent)
    values (${schoolId}, ${yearId}, ${classId}, ${rules.ranking}, ${rules.rankWithin}, ${rules.bestSubjects}, ${rules.scaleId}, ${rules.attendancePercent})
    on conflict (school_id, year_id, class_id) do update set ranking = excluded.ranking, rank_within = excluded.rank_within,
      best_subjects = excluded.best_subjects, scale_id = excluded.scale_id, attendance_percent = excluded.attendance_percent`);
}

type Followed = { subjectId: string; schemeId: string | null; countsInTotal: boolean; isCompulsory: boolean };

/** Sets the schemes of these subjects; null removes a subject's scheme. */
export async function putSchemeSubjects(db: Db, schoolId: string, yearId: string, subjects: readonly Followed[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb) as n ("subjectId" uuid, "schemeId" uuid, "countsInTotal" boolean, "isCompulsory" boolean)`;
  await db.rows(
    sql`delete from scheme_subjects f using ${rows} where f.school_id = ${schoolId} and f.year_id = ${yearId} and f.subject_id = n."subjectId" and n."schemeId" is null`,
  );
  await db.rows(sql`insert into scheme_subjects (school_id, year_id, subject_id, scheme_id, counts_in_total, is_compulsory)
    select ${schoolId}::uuid, ${yearId}::uuid, n."subjectId", n."schemeId", n."countsInTotal", n."isCompulsory" from ${rows} where n."schemeId" is not null
    on conflict (school_id, year_id, subject_id) do update set scheme_id = excluded.scheme_id, counts_in_total = excluded.counts_in_total, is_compulsory = excluded.is_compulsory`);
}

/** The subjects of classes. */
export function listSubjectNames(db: Db, schoolId: string, classIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select id, name from subjects where school_id = ${schoolId} and class_id = any (${classIds}::uuid[])`);
}

/** Assigns a scheme to those of these subjects that have none in the year; returns how many. */
export async function giveScheme(
  db: Db,
  schoolId: string,
  { yearId, schemeId, subjectIds, isBestOf }: { yearId: string; schemeId: string; subjectIds: readonly string[]; isBestOf: boolean },
): Promise<number> {
  const rows = await db.rows(sql`insert into scheme_subjects (school_id, year_id, subject_id, scheme_id, is_compulsory)
    select s.school_id, ${yearId}::uuid, s.id, ${schemeId}::uuid, not ${isBestOf}::boolean or s.name ilike 'english%' from subjects s
    where s.school_id = ${schoolId} and s.id = any (${subjectIds}::uuid[]) on conflict do nothing returning subject_id`);
  return rows.length;
}

type AreaToPut = Omit<Area, 'id'> & { id?: string | undefined };

/** Adds areas to classes that have none with that name; returns how many. */
export async function addAreas(
  db: Db,
  schoolId: string,
  { yearId, classIds, areas }: { yearId: string; classIds: readonly string[]; areas: readonly AreaToPut[] },
): Promise<number> {
  const rows = await db.rows(sql`insert into assessment_areas (school_id, id, year_id, class_id, kind, domain, name, position, scale_id)
    select ${schoolId}::uuid, app.new_id(), ${yearId}::uuid, c.id, a.kind, a.domain, a.name, a.place, a."scaleId"
    from unnest(${classIds}::uuid[]) as c (id), rows from (jsonb_to_recordset(${JSON.stringify(areas)}::text::jsonb) as (kind text, domain text, name text, "scaleId" uuid)) with ordinality as a (kind, domain, name, "scaleId", place)
    on conflict (school_id, year_id, class_id, domain, name) do nothing returning id`);
  return rows.length;
}

/**
 * Saves the list of areas: existing ones are changed, new ones added, others deleted. Returns the name of a graded one that would be deleted, otherwise null.
 */
export async function putAreas(
  db: Db,
  schoolId: string,
  { yearId, classId, areas }: { yearId: string; classId: string; areas: readonly AreaToPut[] },
): Promise<string | null> {
  const kept = areas.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const mine = sql`school_id = ${schoolId} and year_id = ${yearId} and class_id = ${classId}`;
  const graded = await db.row<{
    name: string;
  }>(sql`select a.name from assessment_areas a where ${mine} and a.id::text <> all (${kept}::text[])
    and exists (select from area_grades g where g.school_id = a.school_id and g.area_id = a.id) limit 1`);
  if (graded !== null) return graded.name;
  await db.rows(sql`delete from assessment_areas where ${mine} and id::text <> all (${kept}::text[])`);
  await db.rows(sql`update assessment_areas set name = id::text where ${mine}`);
  await db.rows(sql`insert into assessment_areas (school_id, id, year_id, class_id, kind, domain, name, position, scale_id)
    select ${schoolId}::uuid, coalesce((select k.id from assessment_areas k where k.school_id = ${schoolId} and k.class_id = ${classId} and k.id::text = a ->> 'id'), app.new_id()),
      ${yearId}::uuid, ${classId}::uuid, a ->> 'kind', a ->> 'domain', a ->> 'name', place, (a ->> 'scaleId')::uuid
    from jsonb_array_elements(${JSON.stringify(areas)}::text::jsonb) with ordinality as n (a, place)
    on conflict (school_id, id) do update set kind = excluded.kind, domain = excluded.domain, name = excluded.name, position = excluded.position, scale_id = excluded.scale_id`);
  return null;
}

export async function countKnownSubjects(db: Db, schoolId: string, classId: string, subjectIds: readonly string[]): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from subjects where school_id = ${schoolId} and class_id = ${classId} and id::text = any (${subjectIds}::text[])`,
  );
  return row?.count ?? 0;
}
