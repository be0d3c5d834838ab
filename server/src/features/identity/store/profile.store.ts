import { type Db, sql } from '#platform/db';

type Profile = {
  schoolName: string;
  board: string;
  affiliationNumber: string;
  udiseCode: string;
  address: string;
  state: string;
  city: string;
  pinCode: string;
  phone: string;
  email: string;
  website: string;
  principalName: string;
  parentsLanguage: string;
  hasBilingualReceipts: boolean;
};
export type StoredProfile = Profile & { logoFileId: string | null };

const PROFILE = sql`name as "schoolName", board, affiliation_number as "affiliationNumber", udise_code as "udiseCode", address, state, city,
  pin_code as "pinCode", phone, email, website, principal_name as "principalName", parents_language as "parentsLanguage",
  has_bilingual_receipts as "hasBilingualReceipts", logo_file_id as "logoFileId"`;

export function getSchoolProfile(db: Db, schoolId: string): Promise<StoredProfile | null> {
  return db.row(sql`select ${PROFILE} from schools where id = ${schoolId}`);
}

export function lockProfile(db: Db, schoolId: string): Promise<StoredProfile | null> {
  return db.row(sql`select ${PROFILE} from schools where id = ${schoolId} for update`);
}

export async function updateProfile(db: Db, schoolId: string, profile: StoredProfile): Promise<void> {
  await db.rows(sql`update schools set name = ${profile.schoolName}, board = ${profile.board}, affiliation_number = ${profile.affiliationNumber},
    udise_code = ${profile.udiseCode}, address = ${profile.address}, state = ${profile.state}, city = ${profile.city}, pin_code = ${profile.pinCode},
    phone = ${profile.phone}, email = ${profile.email}, website = ${profile.website}, principal_name = ${profile.principalName},
    parents_language = ${profile.parentsLanguage}, has_bilingual_receipts = ${profile.hasBilingualReceipts},
    logo_file_id = ${profile.logoFileId} where id = ${schoolId}`);
}

/** The school's language for parents. */
export async function findParentsLanguage(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ language: string }>(sql`select parents_language as language from schools where id = ${schoolId}`);
  return row?.language ?? 'en';
}

/** Larger pictures were not scaled by the browser, and would make a file of cards too large. */
const PRINTABLE_BYTES = 2 * 1024 * 1024;

/** The letterhead of a school's documents. A logo that is too large to print is left out. */
export function findLetterhead(
  db: Db,
  schoolId: string,
): Promise<{ name: string; address: string; phone: string; logoKey: string | null; year: string } | null> {
  return db.row(sql`select s.name, concat_ws(', ', nullif(s.address, ''), nullif(s.city, '')) as address, s.phone,
      (select f.storage_key from files f where f.school_id = s.id and f.id = s.logo_file_id and f.size_bytes <= ${PRINTABLE_BYTES}) as "logoKey",
      coalesce((select y.name from academic_years y where y.school_id = s.id and y.is_current), '') as year
    from schools s where s.id = ${schoolId}`);
}
