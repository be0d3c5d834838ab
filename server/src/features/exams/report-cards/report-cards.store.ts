import type { RemarkSentence, ReportLanguage, ReportLayout } from '@shala/contract/exams';
import { type Db, sql } from '#platform/db';
import type { StoredFile } from '#platform/files';
import { listClassTerms } from '../results/compute.store.ts';
import { findVersion } from '../results/results.store.ts';
import type { CardPerson, LegendBand } from '../rules/report-card.ts';

type Look = { layout: ReportLayout | 'own'; language: ReportLanguage };
export type BatchRow = Look & {
  id: string;
  versionId: string;
  place: string;
  accountId: string;
  startedAt: Date;
  startedBy: string;
  total: number;
  drawn: number;
  /** The school's own layout, if it is one. */
  layoutId: string | null;
  layoutName: string;
  /** Whether all parts have a PDF besides their workbook. */
  hasPdf: boolean;
};

const BATCH = sql`b.id, b.version_id as "versionId", b.place, b.layout, b.language, b.account_id as "accountId", b.started_at as "startedAt", coalesce(a.name, '') as "startedBy", n.total, n.drawn,
  b.layout_id as "layoutId", coalesce(l.name, '') as "layoutName", n."hasPdf"
  from report_card_batches b left join report_layouts l on l.school_id = b.school_id and l.id = b.layout_id left join accounts a on a.school_id = b.school_id and a.id = b.account_id
  cross join lateral (select coalesce(sum(cardinality(p.student_ids)), 0)::int as total, coalesce(sum(cardinality(p.student_ids)) filter (where p.file_id is not null), 0)::int as drawn, coalesce(bool_and(p.pdf_file_id is not null), false) as "hasPdf"
    from report_card_parts p where p.school_id = b.school_id and p.batch_id = b.id) n`;

type NewBatch = Look & {
  versionId: string;
  sectionId: string | null;
  place: string;
  accountId: string;
  layoutId: string | null;
  parts: readonly (readonly string[])[];
};

export async function insertBatch(db: Db, schoolId: string, { parts, ...batch }: NewBatch): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into report_card_batches (school_id, id, version_id, section_id, place, layout, language, account_id, layout_id)
    values (${schoolId}, app.new_id(), ${batch.versionId}, ${batch.sectionId}, ${batch.place}, ${batch.layout}, ${batch.language}, ${batch.accountId}, ${batch.layoutId}) returning id`);
  const { id } = row as { id: string };
  await db.rows(sql`insert into report_card_parts (school_id, batch_id, position, student_ids)
    select ${schoolId}::uuid, ${id}::uuid, n.position, n.ids from jsonb_to_recordset(${JSON.stringify(parts.map((ids, position) => ({ ids, position })))}::text::jsonb) as n (position int, ids uuid[])`);
  return id;
}

/** A batch of the same cards that is not drawn yet; the version is held, so that of two who ask at once the second finds what the first began. */
export async function findUndrawnBatch(
  db: Db,
  schoolId: string,
  { versionId, sectionId, layout, layoutId, language }: Omit<NewBatch, 'parts' | 'place' | 'accountId'>,
): Promise<string | null> {
  await db.rows(sql`select id from result_versions where school_id = ${schoolId} and id = ${versionId}::uuid for update`);
  const row = await db.row<{
    id: string;
  }>(sql`select b.id from report_card_batches b where b.school_id = ${schoolId} and b.version_id = ${versionId}::uuid
      and b.section_id is not distinct from ${sectionId}::uuid and b.layout = ${layout} and b.layout_id is not distinct from ${layoutId}::uuid and b.language = ${language}
      and exists (select from report_card_parts p where p.school_id = b.school_id and p.batch_id = b.id and p.file_id is null) order by b.started_at desc limit 1`);
  return row?.id ?? null;
}

export function findBatch(db: Db, schoolId: string, id: string): Promise<BatchRow | null> {
  return db.row(sql`select ${BATCH} where b.school_id = ${schoolId} and b.id::text = ${id}`);
}

export function listBatches(db: Db, schoolId: string, versionId: string): Promise<BatchRow[]> {
  return db.rows(
    sql`select ${BATCH} where b.school_id = ${schoolId} and b.version_id = ${versionId} order by b.started_at desc, b.id desc limit 20`,
  );
}

/** The newest batch of the whole class for each version, without those in the school's own layouts. */
export function listClassBatches(db: Db, schoolId: string, versionIds: readonly string[]): Promise<BatchRow[]> {
  return db.rows(sql`select distinct on (b.version_id) ${BATCH} where b.school_id = ${schoolId} and b.version_id = any(${versionIds}::uuid[])
    and b.section_id is null and b.layout <> 'own' order by b.version_id, b.started_at desc, b.id desc`);
}

/** Batches with an undrawn part, the oldest first. */
export async function listOpenBatches(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select b.id from report_card_batches b where b.school_id = ${schoolId}
    and exists (select from report_card_parts p where p.school_id = b.school_id and p.batch_id = b.id and p.file_id is null) order by b.started_at, b.id`);
  return rows.map(({ id }) => id);
}

export type Part = { position: number; studentIds: string[] };

export function listUndrawnParts(db: Db, schoolId: string, batchId: string): Promise<Part[]> {
  return db.rows(sql`select position, student_ids as "studentIds" from report_card_parts
    where school_id = ${schoolId} and batch_id = ${batchId}::uuid and file_id is null order by position`);
}

/** Stores the file of a part once; false when another was stored already. */
export async function keepPart(
  db: Db,
  schoolId: string,
  { batchId, position, fileId, pdfFileId = null }: { batchId: string; position: number; fileId: string; pdfFileId?: string | null },
): Promise<boolean> {
  return (
    (await db.row(sql`update report_card_parts set file_id = ${fileId}::uuid, pdf_file_id = ${pdfFileId}::uuid
      where school_id = ${schoolId} and batch_id = ${batchId}::uuid and position = ${position}::int and file_id is null returning position`)) !==
    null
  );
}

/** The stored files of a batch in order, each with the section of its students. A built-in layout has only PDFs. */
export function listPartFiles(
  db: Db,
  schoolId: string,
  { batchId, format }: { batchId: string; format: 'xlsx' | 'pdf' },
): Promise<(StoredFile & { section: string })[]> {
  return db.rows(sql`select f.id, f.storage_key, f.name, f.media_type, f.size_bytes, f.sha256, f.damage, coalesce((select s.name from results r join sections s on s.school_id = r.school_id and s.id = r.section_id
        where r.school_id = b.school_id and r.version_id = b.version_id and r.student_id = p.student_ids[1]), '') as section
    from report_card_parts p join report_card_batches b on b.school_id = p.school_id and b.id = p.batch_id
    join files f on f.school_id = p.school_id and f.id = case when b.layout = 'own' and ${format}::text = 'pdf' then p.pdf_file_id else p.file_id end
    where p.school_id = ${schoolId} and p.batch_id = ${batchId}::uuid order by p.position`);
}

/** Schools that may have cards to draw; their data is under their row-level security. */
export async function listReadySchools(global: Db): Promise<string[]> {
  const rows = await global.rows<{ id: string }>(sql`select id from schools where ready_at is not null order by id`);
  return rows.map(({ id }) => id);
}

/** Data about students on a card besides their results. The class is that of the version. */
export function listCardPeople(
  db: Db,
  schoolId: string,
  { versionId, studentIds }: { versionId: string; studentIds: readonly string[] },
): Promise<(Omit<CardPerson, 'principal' | 'photo'> & { studentId: string; photoFileId: string | null })[]> {
  return db.rows(sql`select r.student_id as "studentId", z.photo_file_id as "photoFileId", z.date_of_birth as "dateOfBirth", coalesce(k.mother, '') as mother, coalesce(k.father, '') as father, coalesce(k.guardian, '') as guardian,
      coalesce(e.name, '') as "classTeacher", coalesce((select n.name from classes n where n.school_id = r.school_id and n.position > c.position order by n.position limit 1), '') as "nextClass"
    from results r join students z on z.school_id = r.school_id and z.id = r.student_id join sections s on s.school_id = r.school_id and s.id = r.section_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id left join employees e on e.school_id = s.school_id and e.id = s.class_teacher_id
    left join lateral (select max(g.name) filter (where x.relation = 'Mother') as mother, max(g.name) filter (where x.relation = 'Father') as father, max(g.name) filter (where x.is_primary) as guardian
      from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = r.school_id and x.student_id = r.student_id) k on true
    where r.school_id = ${schoolId} and r.version_id = ${versionId}::uuid and r.student_id = any(${studentIds}::uuid[])`);
}

/** The scales of a version's subjects at publishing, and those of the class's areas. */
export async function listLegends(
  db: Db,
  schoolId: string,
  versionId: string,
): Promise<{ ofMarks: LegendBand[][]; ofAreas: LegendBand[][] }> {
  const row = await db.row<{ ofMarks: LegendBand[][]; ofAreas: LegendBand[][] }>(sql`select
      coalesce((select jsonb_agg(distinct x -> 'bands') from jsonb_array_elements(v.rules -> 'schemes') x where jsonb_array_length(x -> 'bands') > 0), '[]') as "ofMarks",
      coalesce((select jsonb_agg(distinct s.bands) from assessment_areas a join grade_scales s on s.school_id = a.school_id and s.id = a.scale_id
        where a.school_id = v.school_id and a.year_id = v.year_id and a.class_id = v.class_id), '[]') as "ofAreas"
    from result_versions v where v.school_id = ${schoolId} and v.id = ${versionId}::uuid`);
  return row ?? { ofMarks: [], ofAreas: [] };
}

/** The grades of areas that a student's card of a version needs: one for each area, in the year for each of its terms. */
export async function countAreas(db: Db, schoolId: string, versionId: string): Promise<number> {
  const version = await findVersion(db, schoolId, versionId);
  if (version === null) return 0;
  const terms = (await listClassTerms(db, schoolId, version)).length;
  const row = await db.row<{
    count: number;
  }>(sql`select (count(*) * ${terms}::int)::int as count from assessment_areas a
    where a.school_id = ${schoolId} and a.year_id = ${version.yearId} and a.class_id = ${version.classId}`);
  return row?.count ?? 0;
}

/** Whether a version's ranks are within the section or the class. */
export async function findRankWithin(db: Db, schoolId: string, versionId: string): Promise<'section' | 'class'> {
  const row = await db.row<{ within: 'section' | 'class' }>(
    sql`select coalesce(rules -> 'class' ->> 'rankWithin', 'section') as within from result_versions where school_id = ${schoolId} and id = ${versionId}::uuid`,
  );
  return row?.within ?? 'section';
}

export async function findBank(db: Db, schoolId: string): Promise<RemarkSentence[] | null> {
  const row = await db.row<{ sentences: RemarkSentence[] }>(sql`select sentences from remark_banks where school_id = ${schoolId}`);
  return row?.sentences ?? null;
}

export async function saveRemarkBank(db: Db, schoolId: string, sentences: readonly RemarkSentence[]): Promise<void> {
  await db.rows(sql`insert into remark_banks (school_id, sentences) values (${schoolId}, ${JSON.stringify(sentences)}::text::jsonb)
    on conflict (school_id) do update set sentences = excluded.sentences, updated_at = now()`);
}
