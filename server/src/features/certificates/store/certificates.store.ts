import { randomBytes } from 'node:crypto';
import { CERTIFICATE_CODE, type PersonKind } from '@shala/contract/certificates';
import { byKey, type Db, join, sql } from '#platform/db';
import type { Snapshot } from '../rules/snapshot.ts';

export type CertificateRow = {
  id: string;
  type: string;
  typeName: string;
  formName: string;
  formVersion: number;
  number: string;
  serialNo: number;
  bookNo: number;
  year: number;
  personKind: PersonKind;
  personId: string;
  personName: string;
  personNumber: string;
  place: string;
  issuedOn: string;
  issuedAt: Date;
  issuedBy: string;
  state: 'issued' | 'cancelled';
  cancelledOn: string | null;
  cancelReason: string;
  copies: number;
};

const ROW = sql`c.id, c.type, c.type_name as "typeName", c.form_name as "formName", c.form_version as "formVersion", c.number, c.serial_no as "serialNo", c.book_no as "bookNo", c.year,
  c.person_kind as "personKind", coalesce(c.student_id, c.employee_id) as "personId", c.person_name as "personName", c.person_number as "personNumber", c.place,
  c.issued_on as "issuedOn", c.issued_at as "issuedAt", coalesce(a.name, '') as "issuedBy", c.state,
  (c.cancelled_at at time zone (select time_zone from schools where id = c.school_id))::date as "cancelledOn", c.cancel_reason as "cancelReason", c.copies`;

export type RegisterFilter = {
  search?: string | undefined;
  type?: string | undefined;
  year?: number | undefined;
  state?: 'issued' | 'cancelled' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  personId?: string | undefined;
};

function chosen(schoolId: string, { search = '', type, year, state, from, to, personId }: RegisterFilter) {
  const words = search.toLowerCase().trim().split(/\s+/).filter(Boolean).slice(0, 5);
  const conditions = [
    sql`c.school_id = ${schoolId}`,
    ...words.map(
      (word) => sql`lower(c.person_name || ' ' || c.number || ' ' || c.person_number) like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    ),
    ...(type ? [sql`c.type = ${type}`] : []),
    ...(year ? [sql`c.year = ${year}::int`] : []),
    ...(state ? [sql`c.state = ${state}`] : []),
    ...(from ? [sql`c.issued_on >= ${from}::date`] : []),
    ...(to ? [sql`c.issued_on <= ${to}::date`] : []),
    ...(personId ? [sql`(c.student_id = ${personId}::uuid or c.employee_id = ${personId}::uuid)`] : []),
  ];
  return join(conditions, sql` and `);
}

/** The register, newest first. */
export function listRegister(
  db: Db,
  schoolId: string,
  filter: RegisterFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CertificateRow[]> {
  return db.rows(sql`select ${ROW} from certificates c left join accounts a on a.id = c.account_id where ${chosen(schoolId, filter)}
    order by c.issued_at desc, c.id desc offset ${offset} limit ${limit}`);
}

export async function countRegister(db: Db, schoolId: string, filter: RegisterFilter): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from certificates c where ${chosen(schoolId, filter)}`);
  return row?.count ?? 0;
}

/** The years in which anything was issued, newest first. */
export async function listYears(db: Db, schoolId: string): Promise<number[]> {
  const rows = await db.rows<{ year: number }>(sql`select distinct year from certificates where school_id = ${schoolId} order by 1 desc`);
  return rows.map(({ year }) => year);
}

export type IssuedRow = CertificateRow & { code: string; snapshot: Snapshot; fileId: string | null };

/** A certificate with its content; `isForUpdate` locks it. Null when the school has none with that id. */
export function findCertificate(db: Db, schoolId: string, id: string, { isForUpdate = false } = {}): Promise<IssuedRow | null> {
  return db.row(sql`select ${ROW}, c.code, c.snapshot, c.file_id as "fileId" from certificates c left join accounts a on a.id = c.account_id
    where c.school_id = ${schoolId} and c.id = ${id}::uuid ${isForUpdate ? sql`for update of c` : sql``}`);
}

/** The next serial of a type in a year, locked until the end of the transaction. */
export async function nextCertificateSerial(db: Db, schoolId: string, { type, year }: { type: string; year: number }): Promise<number> {
  const row = await db.row<{ serial: number }>(sql`select app.next_certificate_serial(${schoolId}::uuid, ${type}, ${year}::int) as serial`);
  return (row as { serial: number }).serial;
}

export type NewCertificate = {
  type: string;
  typeName: string;
  year: number;
  serialNo: number;
  bookNo: number;
  number: string;
  formId: string;
  formName: string;
  formVersion: number;
  personKind: PersonKind;
  personId: string;
  personName: string;
  personNumber: string;
  place: string;
  issuedOn: string;
  issuedAt: Date;
  accountId: string;
  code: string;
  snapshot: Snapshot;
  batchId: string | null;
};

/** Stores an issued certificate with its public code. */
export async function insertCertificate(db: Db, schoolId: string, c: NewCertificate): Promise<string> {
  const isStudent = c.personKind === 'student';
  const row = await db.row<{
    id: string;
  }>(sql`insert into certificates (school_id, id, type, type_name, year, serial_no, book_no, number, form_id, form_name, form_version, person_kind,
      student_id, employee_id, person_name, person_number, place, issued_on, issued_at, account_id, code, snapshot, batch_id)
    values (${schoolId}, app.new_id(), ${c.type}, ${c.typeName}, ${c.year}, ${c.serialNo}, ${c.bookNo}, ${c.number}, ${c.formId}, ${c.formName}, ${c.formVersion}, ${c.personKind},
      ${isStudent ? c.personId : null}::uuid, ${isStudent ? null : c.personId}::uuid, ${c.personName}, ${c.personNumber}, ${c.place}, ${c.issuedOn}, ${c.issuedAt}, ${c.accountId}, ${c.code}, ${c.snapshot}, ${c.batchId}::uuid)
    returning id`);
  const id = (row as { id: string }).id;
  await db.rows(
    sql`insert into public_codes (code, school_id, kind, document_id) values (${c.code}, ${schoolId}, 'certificate', ${id}::uuid)`,
  );
  return id;
}

export const newCode = (): string => `${CERTIFICATE_CODE}${randomBytes(12).toString('base64url')}`;

/** Sets the stored original; false when another was stored meanwhile. */
export async function keepFile(db: Db, schoolId: string, { id, fileId }: { id: string; fileId: string }): Promise<boolean> {
  const row = await db.row(
    sql`update certificates set file_id = ${fileId}::uuid where school_id = ${schoolId} and id = ${id}::uuid and file_id is null returning true as done`,
  );
  return row !== null;
}

/** Certificates whose file is not stored yet, oldest first. */
export async function listUndrawn(
  db: Db,
  schoolId: string,
  limit: number,
): Promise<{ id: string; number: string; snapshot: Snapshot; accountId: string }[]> {
  return db.rows(
    sql`select id, number, snapshot, account_id as "accountId" from certificates where school_id = ${schoolId} and file_id is null order by issued_at, id limit ${limit}`,
  );
}

/** Counts a duplicate and returns its number. */
export async function reprintCertificate(db: Db, schoolId: string, id: string): Promise<number> {
  const row = await db.row<{ copies: number }>(
    sql`update certificates set copies = copies + 1 where school_id = ${schoolId} and id = ${id}::uuid returning copies`,
  );
  return (row as { copies: number }).copies;
}

export async function cancelCertificate(
  db: Db,
  schoolId: string,
  { id, reason, accountId }: { id: string; reason: string; accountId: string },
): Promise<void> {
  await db.rows(sql`update certificates set state = 'cancelled', cancelled_at = now(), cancelled_by = ${accountId}::uuid, cancel_reason = ${reason}
    where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** Locks a person's record until the end of the transaction. */
export async function holdPerson(db: Db, schoolId: string, { kind, id }: { kind: PersonKind; id: string }): Promise<void> {
  const table = kind === 'student' ? sql`students` : sql`employees`;
  await db.rows(sql`select 1 from ${table} where school_id = ${schoolId} and id = ${id}::uuid for no key update`);
}

/** The newest certificate of a type that each of these students was issued in an academic year and still holds. */
export function listOfYear(
  db: Db,
  schoolId: string,
  { type, year, studentIds }: { type: string; year: number; studentIds: readonly string[] },
): Promise<{ studentId: string; number: string; issuedOn: string }[]> {
  return db.rows(sql`select distinct on (student_id) student_id as "studentId", number, issued_on as "issuedOn" from certificates
    where school_id = ${schoolId} and type = ${type} and year = ${year} and state = 'issued' and student_id = any (${studentIds}::uuid[])
    order by student_id, serial_no desc`);
}

/** A person's certificates of a type, newest first. */
export function listEarlier(
  db: Db,
  schoolId: string,
  { type, personId }: { type: string; personId: string },
): Promise<{ id: string; number: string; issuedOn: string; state: 'issued' | 'cancelled' }[]> {
  return db.rows(sql`select id, number, issued_on as "issuedOn", state from certificates
    where school_id = ${schoolId} and type = ${type} and (student_id = ${personId}::uuid or employee_id = ${personId}::uuid) order by issued_at desc limit 10`);
}

/** The certificate on which a code is printed. */
export function findCode(db: Db, code: string): Promise<{ schoolId: string; id: string } | null> {
  const paper = sql`select school_id as "schoolId", document_id as id from public_codes where code = ${code} and kind = 'certificate'`;
  return db.row(byKey('code', code, paper));
}
