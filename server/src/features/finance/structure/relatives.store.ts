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

/** The present month of the current year if it has a sibling discount, and which of these students and of their brothers and sisters have fees in it. */
export function findSiblingYear(
  db: Db,
  schoolId: string,
  studentIds: readonly string[],
): Promise<{ id: string; month: number; students: string[] } | null> {
  return db.row(sql`select y.id, app.fee_month(${schoolId})::int as month, array(select f.student_id from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id
      and f.student_id = any (app.affected(${schoolId}::uuid, y.id, ${studentIds}::uuid[])) order by 1) as students
    from academic_years y join fee_rules r on r.school_id = y.school_id and r.year_id = y.id and r.sibling_discount_bp > 0
    where y.school_id = ${schoolId} and y.is_current`);
}

/** What these students are charged in the year, in paise. */
export async function sumCharged(
  db: Db,
  schoolId: string,
  { yearId, studentIds }: { yearId: string; studentIds: readonly string[] },
): Promise<number> {
  const row = await db.row<{
    paise: number;
  }>(sql`select coalesce(sum(c), 0)::bigint as paise from fee_accounts f cross join unnest(f.charged) c
    where f.school_id = ${schoolId} and f.year_id = ${yearId}::uuid and f.student_id = any (${studentIds}::uuid[])`);
  return row?.paise ?? 0;
}
