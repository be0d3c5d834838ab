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
};
export type StoredProfile = Profile & { logoFileId: string | null };

const PROFILE = sql`name as "schoolName", board, affiliation_number as "affiliationNumber", udise_code as "udiseCode", address, state, city,
  pin_code as "pinCode", phone, email, website, principal_name as "principalName", logo_file_id as "logoFileId"`;

export function findProfile(db: Db, schoolId: string): Promise<StoredProfile | null> {
  return db.row(sql`select ${PROFILE} from schools where id = ${schoolId}`);
}

export function lockProfile(db: Db, schoolId: string): Promise<StoredProfile | null> {
  return db.row(sql`select ${PROFILE} from schools where id = ${schoolId} for update`);
}

export async function updateProfile(db: Db, schoolId: string, profile: StoredProfile): Promise<void> {
  await db.rows(sql`update schools set name = ${profile.schoolName}, board = ${profile.board}, affiliation_number = ${profile.affiliationNumber},
    udise_code = ${profile.udiseCode}, address = ${profile.address}, state = ${profile.state}, city = ${profile.city}, pin_code = ${profile.pinCode},
    phone = ${profile.phone}, email = ${profile.email}, website = ${profile.website}, principal_name = ${profile.principalName},
    logo_file_id = ${profile.logoFileId} where id = ${schoolId}`);
}
