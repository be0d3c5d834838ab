import { type Db, sql } from '#platform/db';
import type { SchoolFacts } from '../rules/person-facts.ts';

export type Settings = {
  isPublic: boolean;
  bookSize: number;
  schoolCode: string;
  schoolNameHindi: string;
  schoolAddressHindi: string;
  principalNameHindi: string;
  preferred: Record<string, string>;
};
export type School = SchoolFacts & { state: string; settings: Settings; today: string };

/** The school's data for certificates, and its settings for numbering and publishing. */
export async function findSchool(db: Db, schoolId: string): Promise<School> {
  const row =
    await db.row<School>(sql`select o.name, o.board, o.phone, o.email, o.state, o.affiliation_number as "affiliationNumber", o.udise_code as "udiseCode", o.principal_name as principal,
      concat_ws(', ', nullif(o.address, ''), nullif(o.city, ''), nullif(concat_ws(' ', nullif(o.state, ''), nullif(o.pin_code, '')), '')) as address,
      coalesce(s.school_name_hindi, '') as "nameHindi", coalesce(s.school_address_hindi, '') as "addressHindi", coalesce(s.school_code, '') as "schoolCode",
      coalesce(s.principal_name_hindi, '') as "principalHindi",
      o.logo_file_id as "logoFileId", s.signature_file_id as "signatureFileId", s.seal_file_id as "sealFileId", app.today(o.id) as today,
      jsonb_build_object('isPublic', coalesce(s.is_public, false), 'bookSize', coalesce(s.book_size, 100), 'schoolCode', coalesce(s.school_code, ''),
        'schoolNameHindi', coalesce(s.school_name_hindi, ''), 'schoolAddressHindi', coalesce(s.school_address_hindi, ''),
        'principalNameHindi', coalesce(s.principal_name_hindi, ''), 'preferred', coalesce(s.preferred, '{}')) as settings
    from schools o left join certificate_settings s on s.school_id = o.id where o.id = ${schoolId}`);
  return row as School;
}

export async function saveCertificateSettings(db: Db, schoolId: string, settings: Settings): Promise<void> {
  await db.rows(sql`insert into certificate_settings (school_id, is_public, book_size, school_code, school_name_hindi, school_address_hindi, principal_name_hindi, preferred)
    values (${schoolId}, ${settings.isPublic}, ${settings.bookSize}, ${settings.schoolCode}, ${settings.schoolNameHindi}, ${settings.schoolAddressHindi}, ${settings.principalNameHindi}, ${settings.preferred})
    on conflict (school_id) do update set is_public = excluded.is_public, book_size = excluded.book_size, school_code = excluded.school_code,
      school_name_hindi = excluded.school_name_hindi, school_address_hindi = excluded.school_address_hindi,
      principal_name_hindi = excluded.principal_name_hindi, preferred = excluded.preferred`);
}

/** Sets or removes the picture of the signature or the seal. */
export async function setPicture(db: Db, schoolId: string, which: 'signature' | 'seal', fileId: string | null): Promise<void> {
  const column = which === 'signature' ? sql`signature_file_id` : sql`seal_file_id`;
  await db.rows(sql`insert into certificate_settings (school_id, ${column}) values (${schoolId}, ${fileId})
    on conflict (school_id) do update set ${column} = excluded.${column}`);
}

/** Starts a type's series of a year at a serial; issued serials stay. False when an equal or larger one was issued already. */
export async function beginSeries(
  db: Db,
  schoolId: string,
  { type, year, next }: { type: string; year: number; next: number },
): Promise<boolean> {
  const row =
    await db.row(sql`insert into certificate_series (school_id, type, year, first_serial, last_serial) values (${schoolId}, ${type}, ${year}, ${next}, ${next - 1})
    on conflict (school_id, type, year) do update set last_serial = excluded.last_serial,
      first_serial = case when exists (select from certificates c where c.school_id = ${schoolId} and c.type = ${type} and c.year = ${year}) then certificate_series.first_serial else excluded.first_serial end
    where not exists (select from certificates c where c.school_id = ${schoolId} and c.type = ${type} and c.year = ${year} and c.serial_no >= ${next})
    returning true as done`);
  return row !== null;
}

/** The last serial of each type in a year, and the number of valid certificates. */
export function listSeries(db: Db, schoolId: string, year: number): Promise<{ type: string; lastSerial: number; issued: number }[]> {
  return db.rows(sql`select s.type, s.last_serial as "lastSerial", (select count(*)::int from certificates c
      where c.school_id = s.school_id and c.type = s.type and c.year = s.year and c.state = 'issued') as issued
    from certificate_series s where s.school_id = ${schoolId} and s.year = ${year}`);
}
