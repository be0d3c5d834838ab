import { type Db, type Fragment, join, sql } from '#platform/db';

export type GuardianRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  occupation: string;
  relation: string;
  isPrimary: boolean;
  mayCollect: boolean | null;
  consentAt: Date | null;
  consentNote: string;
  consentWithdrawnAt: Date | null;
  children: number;
};

/** A student's guardians, the primary one first. */
export function listGuardians(db: Db, schoolId: string, studentId: string): Promise<GuardianRow[]> {
  return db.rows(sql`select g.id, g.name, g.phone, g.email, g.occupation, k.relation, k.is_primary as "isPrimary", k.may_collect as "mayCollect",
    g.consent_at as "consentAt", g.consent_note as "consentNote", g.consent_withdrawn_at as "consentWithdrawnAt",
    (select count(*)::int from student_guardians o where o.school_id = g.school_id and o.guardian_id = g.id) as children
    from student_guardians k join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
    where k.school_id = ${schoolId} and k.student_id = ${studentId}::uuid order by k.is_primary desc, lower(g.name), g.name, g.id`);
}

type PersonField = 'name' | 'phone' | 'email' | 'occupation' | 'consentNote';
export type PersonValues = { [Field in PersonField]?: string | undefined };
const COLUMNS: Record<PersonField, Fragment> = {
  name: sql`name`,
  phone: sql`phone`,
  email: sql`email`,
  occupation: sql`occupation`,
  consentNote: sql`consent_note`,
};

/** A guardian of the school. */
export function findGuardian(db: Db, schoolId: string, guardianId: string): Promise<{ id: string; name: string } | null> {
  return db.row(sql`select id, name from guardians where school_id = ${schoolId} and id = ${guardianId}::uuid`);
}

export async function insertGuardian(
  db: Db,
  schoolId: string,
  person: PersonValues & { name: string },
  hasConsent: boolean,
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into guardians (school_id, id, name, phone, email, occupation, consent_note, consent_at)
    values (${schoolId}, app.new_id(), ${person.name}, ${person.phone ?? ''}, ${person.email ?? ''}, ${person.occupation ?? ''}, ${person.consentNote ?? ''},
      case when ${hasConsent}::boolean then now() end) returning id`);
  return (row as { id: string }).id;
}

export async function editGuardian(db: Db, schoolId: string, guardianId: string, values: PersonValues): Promise<void> {
  const given = (Object.keys(COLUMNS) as PersonField[]).filter((field) => values[field] !== undefined);
  if (given.length === 0) return;
  const sets = given.map((field) => sql`${COLUMNS[field]} = ${values[field]}`);
  await db.rows(sql`update guardians set ${join(sets, sql`, `)} where school_id = ${schoolId} and id = ${guardianId}::uuid`);
}

/** Consent is given or withdrawn now; the day on which it was given stays. */
export async function setConsent(db: Db, schoolId: string, guardianId: string, consent: 'given' | 'withdrawn'): Promise<void> {
  await db.rows(
    consent === 'given'
      ? sql`update guardians set consent_at = now(), consent_withdrawn_at = null where school_id = ${schoolId} and id = ${guardianId}::uuid`
      : sql`update guardians set consent_withdrawn_at = now() where school_id = ${schoolId} and id = ${guardianId}::uuid`,
  );
}

type Link = { studentId: string; guardianId: string; relation: string; isPrimary: boolean; mayCollect: boolean | null };

/** Links a guardian to a student; a new primary guardian replaces the old one. */
export async function putLink(db: Db, schoolId: string, { studentId, guardianId, relation, isPrimary, mayCollect }: Link): Promise<void> {
  if (isPrimary)
    await db.rows(
      sql`update student_guardians set is_primary = false where school_id = ${schoolId} and student_id = ${studentId}::uuid and is_primary and guardian_id <> ${guardianId}::uuid`,
    );
  await db.rows(sql`insert into student_guardians (school_id, student_id, guardian_id, relation, is_primary, may_collect)
    values (${schoolId}, ${studentId}, ${guardianId}, ${relation}, ${isPrimary}, ${mayCollect})
    on conflict (school_id, student_id, guardian_id) do update set relation = excluded.relation, is_primary = excluded.is_primary, may_collect = excluded.may_collect`);
}

/** Removes a guardian from a student. A guardian of no other student is deleted. */
export async function removeGuardian(
  db: Db,
  schoolId: string,
  { studentId, guardianId }: Pick<Link, 'studentId' | 'guardianId'>,
): Promise<void> {
  await db.rows(
    sql`delete from student_guardians where school_id = ${schoolId} and student_id = ${studentId}::uuid and guardian_id = ${guardianId}::uuid`,
  );
  await db.rows(sql`delete from guardians g where g.school_id = ${schoolId} and g.id = ${guardianId}::uuid
    and not exists (select from student_guardians k where k.school_id = g.school_id and k.guardian_id = g.id)`);
}

/** Students of a guardian, including those who have left. */
export async function childrenOf(db: Db, schoolId: string, guardianId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select student_id as id from student_guardians where school_id = ${schoolId} and guardian_id = ${guardianId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

/** Replaces one guardian by the other for all students, and deletes the first. */
export async function confirmSiblings(db: Db, schoolId: string, { keep, drop }: { keep: string; drop: string }): Promise<void> {
  // A student with both guardians keeps one link, primary if either was.
  await db.rows(sql`with both_had as (
      select k.student_id, o.is_primary from student_guardians k join student_guardians o on o.school_id = k.school_id and o.student_id = k.student_id and o.guardian_id = ${drop}::uuid
      where k.school_id = ${schoolId} and k.guardian_id = ${keep}::uuid
    ), gone as (
      delete from student_guardians d using both_had b where d.school_id = ${schoolId} and d.student_id = b.student_id and d.guardian_id = ${drop}::uuid returning d.student_id, d.is_primary
    ) select 1 from gone`);
  await db.rows(
    sql`update student_guardians set guardian_id = ${keep}::uuid where school_id = ${schoolId} and guardian_id = ${drop}::uuid`,
  );
  await db.rows(sql`update student_guardians k set is_primary = true where k.school_id = ${schoolId} and k.guardian_id = ${keep}::uuid
    and not exists (select from student_guardians o where o.school_id = k.school_id and o.student_id = k.student_id and o.is_primary)`);
  // Messages to the one become messages to the other, unless both got them.
  await db.rows(sql`update notice_deliveries d set guardian_id = ${keep}::uuid where d.school_id = ${schoolId} and d.guardian_id = ${drop}::uuid
    and not exists (select from notice_deliveries o where o.school_id = d.school_id and o.notice_id = d.notice_id and o.channel = d.channel and o.guardian_id = ${keep}::uuid)`);
  await db.rows(sql`delete from guardians where school_id = ${schoolId} and id = ${drop}::uuid`);
}

export type KnownRow = {
  id: string;
  name: string;
  phone: string;
  studentId: string;
  student: string;
  className: string;
  sectionName: string;
  relation: string;
};

/** Guardians with a phone number, one row for each student. */
export function findGuardians(db: Db, schoolId: string, phone: string): Promise<KnownRow[]> {
  return db.rows(sql`select g.id, g.name, g.phone, s.id as "studentId", s.name as student, coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName", k.relation
    from guardians g join student_guardians k on k.school_id = g.school_id and k.guardian_id = g.id join students s on s.school_id = g.school_id and s.id = k.student_id
    ${SEAT(schoolId)} where g.school_id = ${schoolId} and g.phone = ${phone} and g.phone <> '' order by lower(g.name), g.name, g.id, lower(s.name), s.name limit 60`);
}

const SEAT = (schoolId: string) => sql`left join enrolments e on e.school_id = s.school_id and e.student_id = s.id
    and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
  left join sections sec on sec.school_id = s.school_id and sec.id = e.section_id left join classes c on c.school_id = s.school_id and c.id = sec.class_id`;

export type LikelyRow = {
  ofStudentId: string;
  ofStudent: string;
  guardianId: string;
  guardian: string;
  otherGuardianId: string;
  otherGuardian: string;
  phone: string;
  email: string;
  studentId: string;
  student: string;
  className: string;
  sectionName: string;
};

/** Other guardians with the phone or email of one of these students' guardians, one row for each of their students. Father and mother may share a phone. */
export function listLikelySiblings(db: Db, schoolId: string, studentIds: readonly string[]): Promise<LikelyRow[]> {
  return db.rows(sql`select k.student_id as "ofStudentId", (select p.name from students p where p.school_id = k.school_id and p.id = k.student_id) as "ofStudent", mine.id as "guardianId", mine.name as guardian, other.id as "otherGuardianId", other.name as "otherGuardian",
      case when other.phone = mine.phone then mine.phone else '' end as phone, mine.email,
      s.id as "studentId", s.name as student, coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName"
    from student_guardians k join guardians mine on mine.school_id = k.school_id and mine.id = k.guardian_id
    join guardians other on other.school_id = mine.school_id and other.id <> mine.id
      and (other.phone = mine.phone and mine.phone <> '' or other.email = mine.email and mine.email <> '')
    join student_guardians t on t.school_id = other.school_id and t.guardian_id = other.id and t.student_id <> k.student_id
    join students s on s.school_id = t.school_id and s.id = t.student_id ${SEAT(schoolId)}
    where k.school_id = ${schoolId} and k.student_id = any (${studentIds}::uuid[])
      and not exists (select from student_guardians x where x.school_id = k.school_id and x.student_id = k.student_id and x.guardian_id = other.id)
    order by lower(mine.name), mine.name, mine.id, lower(other.name), other.name, other.id, lower(s.name), s.name, s.id limit 600`);
}
