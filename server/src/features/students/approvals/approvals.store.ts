import { type Db, sql } from '#platform/db';

type IdentityAct = 'editStudent' | 'addGuardian' | 'editGuardian' | 'removeGuardian';
type Values = Record<string, unknown>;
export type NewChange = {
  studentId: string;
  act: IdentityAct;
  guardianId: string | null;
  input: Values;
  before: Values;
  after: Values;
  reason: string;
  askedBy: string;
};

export async function findSetting(db: Db, schoolId: string): Promise<{ isOn: boolean; administrators: number }> {
  const row = await db.row<{ isOn: boolean; administrators: number }>(sql`select approves_identity as "isOn",
    (select count(*)::int from accounts a where a.school_id = schools.id and a.removed_at is null and a.email_verified_at is not null) as administrators
    from schools where id = ${schoolId}`);
  return row ?? { isOn: false, administrators: 0 };
}

export async function saveIdentityApproval(db: Db, schoolId: string, isOn: boolean): Promise<void> {
  await db.rows(sql`update schools set approves_identity = ${isOn} where id = ${schoolId}`);
}

/** Stores a pending change; returns the name of the user who already requested a change of the same data, if there is one. */
export async function insertChange(db: Db, schoolId: string, change: NewChange): Promise<{ waitsFor: string } | null> {
  const { studentId, act, guardianId, input, before, after, reason, askedBy } = change;
  const made =
    await db.row(sql`insert into identity_changes (school_id, id, student_id, act, guardian_id, input, before, after, reason, asked_by)
    values (${schoolId}, app.new_id(), ${studentId}, ${act}, ${guardianId}, ${input}::jsonb, ${before}::jsonb, ${after}::jsonb, ${reason}, ${askedBy})
    on conflict do nothing returning true`);
  if (made !== null) return null;
  const other = await db.row<{
    name: string;
  }>(sql`select coalesce(a.name, '') as name from identity_changes c left join accounts a on a.id = c.asked_by
    where c.school_id = ${schoolId} and c.student_id = ${studentId}::uuid and c.act = ${act} and c.state = 'waiting'
      and coalesce(c.guardian_id, c.student_id) = coalesce(${guardianId}::uuid, ${studentId}::uuid)`);
  return { waitsFor: other?.name ?? '' };
}

export type ChangeRow = {
  id: string;
  studentId: string;
  student: string;
  className: string;
  sectionName: string;
  guardianId: string | null;
  guardian: string | null;
  act: IdentityAct;
  before: Values;
  after: Values;
  reason: string;
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  askedById: string;
  askedBy: string;
  askedAt: Date;
  decidedBy: string;
  decidedAt: Date | null;
  note: string;
};

export function listIdentityChanges(
  db: Db,
  schoolId: string,
  { state, studentId }: { state: 'waiting' | 'decided' | undefined; studentId: string | undefined },
): Promise<ChangeRow[]> {
  return db.rows(sql`select i.id, s.id as "studentId", s.name as student, coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName", i.guardian_id as "guardianId",
      g.name as guardian, i.act, i.before, i.after, i.reason, i.state, i.asked_by as "askedById", coalesce(a.name, '') as "askedBy", i.asked_at as "askedAt",
      coalesce(d.name, '') as "decidedBy", i.decided_at as "decidedAt", i.note
    from identity_changes i join students s on s.school_id = i.school_id and s.id = i.student_id
    left join enrolments e on e.school_id = i.school_id and e.student_id = i.student_id and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    left join sections sec on sec.school_id = i.school_id and sec.id = e.section_id left join classes c on c.school_id = i.school_id and c.id = sec.class_id
    left join guardians g on g.school_id = i.school_id and g.id = i.guardian_id
    left join accounts a on a.id = i.asked_by left join accounts d on d.id = i.decided_by
    where i.school_id = ${schoolId} and (${state ?? null}::text is null or (i.state = 'waiting') = (${state ?? null}::text = 'waiting'))
      and (${studentId ?? null}::uuid is null or i.student_id = ${studentId ?? null}::uuid)
    order by i.state = 'waiting' desc, case when i.state = 'waiting' then i.asked_at end, i.decided_at desc, i.id limit 200`);
}

export type HeldChange = Pick<ChangeRow, 'id' | 'studentId' | 'guardianId' | 'act' | 'before' | 'after' | 'reason' | 'state'> & {
  input: Values;
  askedById: string;
  askedBy: string;
};

/** A change, locked until the end of the transaction. */
export function lockChange(db: Db, schoolId: string, id: string): Promise<HeldChange | null> {
  return db.row(sql`select i.id, i.student_id as "studentId", i.guardian_id as "guardianId", i.act, i.input, i.before, i.after, i.reason, i.state, i.asked_by as "askedById",
      coalesce((select a.name from accounts a where a.id = i.asked_by), '') as "askedBy"
    from identity_changes i where i.school_id = ${schoolId} and i.id = ${id}::uuid for update`);
}

export async function decideIdentityChange(
  db: Db,
  schoolId: string,
  { id, state, decidedBy, note }: { id: string; state: string; decidedBy: string; note: string },
): Promise<void> {
  await db.rows(sql`update identity_changes set state = ${state}, decided_by = ${decidedBy}::uuid, decided_at = now(), note = ${note}
    where school_id = ${schoolId} and id = ${id}::uuid`);
}
