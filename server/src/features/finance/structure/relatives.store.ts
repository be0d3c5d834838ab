import { type Db, sql } from '#platform/db';

export type RelativeFees = { studentId: string; name: string; chargedPaise: number };

/** The brothers and sisters who study here, with their fees of the year, if the school grants a sibling discount. */
export function listRelatives(
  db: Db,
  schoolId: string,
  { yearId, studentId }: { yearId: string; studentId: string },
): Promise<RelativeFees[]> {
  return db.rows(sql`select s.id as "studentId", s.name, (select sum(c) from unnest(f.charged) c)::bigint as "chargedPaise"
    from unnest(app.affected(${schoolId}::uuid, ${yearId}::uuid, array[${studentId}::uuid])) a
    join students s on s.school_id = ${schoolId} and s.id = a and s.id <> ${studentId}::uuid and s.left_on is null
    join fee_accounts f on f.school_id = ${schoolId} and f.year_id = ${yearId} and f.student_id = s.id order by lower(s.name), s.name, s.id`);
}

/** Charges the fees of the students who were enrolled in this transaction now, and not at its end (app.attach_fees). */
export async function attachFeesNow(db: Db): Promise<void> {
  await db.rows(sql`set constraints fees_attach immediate`);
}
