import type { FormContent, PersonKind } from '@shala/contract/certificates';
import { type Db, sql } from '#platform/db';

export type FormRow = {
  id: string;
  type: string;
  prefix: string;
  name: string;
  personKind: PersonKind;
  version: number;
  isArchived: boolean;
  content: FormContent;
};

const FORM = sql`f.id, f.type, f.prefix, f.name, f.person_kind as "personKind", f.version, f.archived_at is not null as "isArchived", v.content
  from certificate_forms f join certificate_form_versions v on v.school_id = f.school_id and v.form_id = f.id and v.version = f.version`;

/** The school's own formats, each in its last version. */
export function listForms(db: Db, schoolId: string): Promise<FormRow[]> {
  return db.rows(sql`select ${FORM} where f.school_id = ${schoolId} order by f.name, f.id`);
}

export function findForm(db: Db, schoolId: string, id: string, { isForUpdate = false } = {}): Promise<FormRow | null> {
  return db.row(sql`select ${FORM} where f.school_id = ${schoolId} and f.id = ${id}::uuid ${isForUpdate ? sql`for update of f` : sql``}`);
}

type NewForm = { type: string; prefix: string; name: string; personKind: PersonKind; content: FormContent; accountId: string };

/** A new format in its first version; null when the name is taken. A type of the school's own has the name of its first format. */
export async function createCertificateForm(db: Db, schoolId: string, form: NewForm): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`with n as (select app.new_id() as id)
    insert into certificate_forms (school_id, id, type, prefix, name, person_kind)
      select ${schoolId}::uuid, n.id, case when ${form.type} = 'own' then 'own-' || n.id else ${form.type} end, ${form.prefix}, ${form.name}, ${form.personKind} from n
    on conflict (school_id, name) do nothing returning id`);
  if (row === null) return null;
  await insertVersion(db, schoolId, { formId: row.id, version: 1, content: form.content, accountId: form.accountId });
  return row.id;
}

type NewVersion = { formId: string; version: number; content: FormContent; accountId: string };

async function insertVersion(db: Db, schoolId: string, { formId, version, content, accountId }: NewVersion): Promise<void> {
  await db.rows(sql`insert into certificate_form_versions (school_id, form_id, version, content, account_id)
    values (${schoolId}, ${formId}::uuid, ${version}, ${content}, ${accountId}::uuid)`);
}

/** Saves a new version of a format; false when another format has the name. */
export async function saveCertificateForm(db: Db, schoolId: string, { name, ...version }: NewVersion & { name: string }): Promise<boolean> {
  const isTaken = await db.row(
    sql`select true as taken from certificate_forms where school_id = ${schoolId} and name = ${name} and id <> ${version.formId}::uuid`,
  );
  if (isTaken !== null) return false;
  await insertVersion(db, schoolId, version);
  await db.rows(
    sql`update certificate_forms set name = ${name}, version = ${version.version} where school_id = ${schoolId} and id = ${version.formId}::uuid`,
  );
  return true;
}

export async function archiveCertificateForm(db: Db, schoolId: string, id: string, isArchived: boolean): Promise<void> {
  await db.rows(sql`update certificate_forms set archived_at = case when ${isArchived} then coalesce(archived_at, now()) end
    where school_id = ${schoolId} and id = ${id}::uuid`);
}

export function listVersions(db: Db, schoolId: string, id: string): Promise<{ version: number; savedAt: Date; savedBy: string }[]> {
  return db.rows(sql`select v.version, v.saved_at as "savedAt", coalesce(a.name, '') as "savedBy" from certificate_form_versions v
    left join accounts a on a.id = v.account_id where v.school_id = ${schoolId} and v.form_id = ${id}::uuid order by v.version desc`);
}
