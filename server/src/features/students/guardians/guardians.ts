import type { CallAnswer } from '@shala/contract/shared';
import { phone as phoneSchema } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { changeOfSiblings } from '#features/finance';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type WriteContext } from '#platform/http';
import { areIdentitiesHeld, holdChange, isParent } from '../approvals/hold-identity.ts';
import { findRecord, indexStudents } from '../profile/records.store.ts';
import { changedFields } from '../rules/changes.ts';
import * as store from './guardians.store.ts';

const MOST = 6;
type NewGuardian = Input<typeof calls.addGuardian>['body'];

/** Guardians with a phone number, with their students. */
export async function findGuardians(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findGuardians>,
): Promise<CallAnswer<typeof calls.findGuardians>> {
  const phone = phoneSchema['~standard'].validate(query.phone);
  if (phone instanceof Promise || phone.issues) return [];
  const rows = await store.findGuardians(db, school.id, phone.value);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const { id, name, phone: number } = own[0] as store.KnownRow;
    return {
      id,
      name,
      phone: number,
      children: own.map(({ studentId, student, className, sectionName, relation }) => ({
        id: studentId,
        name: student,
        className,
        sectionName,
        relation,
      })),
    };
  });
}

/** Adds the guardians of a new student and returns their names. Refuses several primary guardians, an unknown person, and the same one twice. */
export async function putNewGuardians(context: WriteContext, studentId: string, guardians: readonly NewGuardian[]): Promise<string[]> {
  const primaries = guardians.filter(({ isPrimary }) => isPrimary).length;
  if (primaries > 1) throw new Refusal('unprocessable', 'primaryGuardian');
  const names: string[] = [];
  const seen = new Set<string>();
  for (const [index, guardian] of guardians.entries()) {
    const { id, name } = await requirePerson(context, guardian);
    if (seen.has(id)) throw new Refusal('conflict', 'guardianTwice', { values: { name } });
    seen.add(id);
    const isPrimary = guardian.isPrimary || (primaries === 0 && index === 0);
    await store.putLink(context.db, context.school.id, { ...guardian, studentId, guardianId: id, isPrimary });
    names.push(`${name} (${guardian.relation})`);
  }
  return names;
}

type Approval = { isApproved?: boolean };

/**
 * Adds a guardian; father and mother need a second administrator when the school requires it. Refuses a seventh guardian, the same one twice, and input with
 * neither a name nor an existing person.
 */
export async function addGuardian(
  context: WriteContext,
  { params, body }: Input<typeof calls.addGuardian>,
  { isApproved = false }: Approval = {},
): Promise<CallAnswer<typeof calls.addGuardian>> {
  const { db, school, audit } = context;
  const studentId = await requireStudent(context, params.studentId);
  const present = await store.listGuardians(db, school.id, studentId);
  if (present.length >= MOST) throw new Refusal('unprocessable', 'tooManyGuardians');
  const known = present.find(({ id }) => id === body.guardianId?.toLowerCase());
  if (known) throw new Refusal('conflict', 'guardianTwice', { values: { name: known.name } });
  if (!isApproved && isParent(body.relation) && (await areIdentitiesHeld(context))) {
    const person = body.guardianId === undefined ? null : await store.findGuardian(db, school.id, body.guardianId);
    if (body.guardianId === undefined ? body.name === undefined : person === null)
      throw body.guardianId === undefined ? new Refusal('unprocessable', 'guardianNeeded') : notFound();
    const after = { name: person?.name ?? body.name, relation: body.relation, ...(body.phone && { phone: body.phone }) };
    const input = { params: { studentId }, body };
    await holdChange(context, { studentId, act: 'addGuardian', guardianId: null, input, before: {}, after, reason: '' });
    return { id: null };
  }
  const { id, name } = await requirePerson(context, body);
  await changeOfSiblings(context, [studentId, ...(await store.childrenOf(db, school.id, id))], () =>
    store.putLink(db, school.id, { ...body, studentId, guardianId: id, isPrimary: body.isPrimary || present.length === 0 }),
  );
  await indexStudents(db, school.id, [studentId]);
  audit({
    entity: 'student',
    entityId: studentId,
    after: { guardian: `${name} (${body.relation})`, ...(body.consentNote && { consent: body.consentNote }) },
  });
  return { id };
}

/**
 * Changes the person and the relation to this student. Name and relation of father and mother need a second administrator when the school requires it. Refuses
 * to leave the student without a primary guardian.
 */
export async function editGuardian(
  context: WriteContext,
  { params, body }: Input<typeof calls.editGuardian>,
  { isApproved = false }: Approval = {},
): Promise<CallAnswer<typeof calls.editGuardian>> {
  const { db, school, audit } = context;
  const studentId = await requireStudent(context, params.studentId);
  const guardian = await requireGuardian(context, params);
  const { seen, ...sent } = body;
  refuseStale(guardian, sent, seen);
  const { kept, waiting } = isApproved ? { kept: sent, waiting: [] } : await holdParent(context, studentId, { guardian, body: sent });
  const { reason, consent, relation, isPrimary, mayCollect, ...person } = kept;
  if (isPrimary === false && guardian.isPrimary) throw new Refusal('unprocessable', 'primaryStays');
  const personChange = changedFields(guardian, person);
  const linkChange = changedFields(guardian, { relation, isPrimary, mayCollect });
  if (personChange) await store.editGuardian(db, school.id, guardian.id, person);
  if (linkChange) await store.putLink(db, school.id, { ...guardian, ...linkChange.after, studentId, guardianId: guardian.id });
  if (consent) await store.setConsent(db, school.id, guardian.id, consent);
  const names = personChange?.fields.some((field) => field === 'name' || field === 'phone');
  if (names) await indexStudents(db, school.id, await store.childrenOf(db, school.id, guardian.id));
  if (personChange || linkChange || consent)
    audit({
      entity: 'guardian',
      entityId: guardian.id,
      before: { ...personChange?.before, ...linkChange?.before, ...(consent && { consent: stateOf(guardian) }) },
      after: { ...personChange?.after, ...linkChange?.after, ...(consent && { consent }) },
      ...(reason && { reason }),
    });
  return { changed: [...(personChange?.fields ?? []), ...(linkChange?.fields ?? []), ...(consent ? ['consent'] : [])], waiting };
}

type Edit = Omit<Input<typeof calls.editGuardian>['body'], 'seen'>;

/** Stores a parent's new name and relation for another administrator, when the school requires it, and returns the other fields. */
async function holdParent(
  context: WriteContext,
  studentId: string,
  { guardian, body }: { guardian: store.GuardianRow; body: Edit },
): Promise<{ kept: Edit; waiting: string[] }> {
  const { name, relation, ...rest } = body;
  const held = isParent(guardian.relation) || isParent(relation) ? changedFields(guardian, { name, relation }) : null;
  if (held === null || !(await areIdentitiesHeld(context))) return { kept: body, waiting: [] };
  await holdChange(context, {
    studentId,
    act: 'editGuardian',
    guardianId: guardian.id,
    input: { params: { studentId, guardianId: guardian.id }, body: { ...held.after, ...(body.reason && { reason: body.reason }) } },
    before: held.before,
    after: held.after,
    reason: body.reason ?? '',
  });
  return { kept: rest, waiting: held.fields };
}

/** Removes a guardian; another one becomes primary. Father and mother need a second administrator when the school requires it. */
export async function removeGuardian(
  context: WriteContext,
  { params }: Input<typeof calls.removeGuardian>,
  { isApproved = false }: Approval = {},
): Promise<CallAnswer<typeof calls.removeGuardian>> {
  const { db, school, audit } = context;
  const studentId = await requireStudent(context, params.studentId);
  const guardian = await requireGuardian(context, params);
  if (!isApproved && isParent(guardian.relation) && (await areIdentitiesHeld(context))) {
    const input = { params: { studentId, guardianId: guardian.id } };
    const before = { name: guardian.name, relation: guardian.relation };
    await holdChange(context, { studentId, act: 'removeGuardian', guardianId: guardian.id, input, before, after: {}, reason: '' });
    return { isWaiting: true };
  }
  await changeOfSiblings(context, [studentId], () => store.removeGuardian(db, school.id, { studentId, guardianId: guardian.id }));
  const [next] = await store.listGuardians(db, school.id, studentId);
  if (guardian.isPrimary && next) await store.putLink(db, school.id, { ...next, studentId, guardianId: next.id, isPrimary: true });
  await indexStudents(db, school.id, [studentId]);
  audit({ entity: 'student', entityId: studentId, before: { guardian: `${guardian.name} (${guardian.relation})` } });
  return { isWaiting: false };
}

/** Students whose guardian seems to be the same person as one of this student's guardians. */
export async function listLikelySiblings(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listLikelySiblings>,
): Promise<CallAnswer<typeof calls.listLikelySiblings>> {
  if ((await findRecord(db, school.id, params.studentId)) === null) throw notFound();
  return (await listSharedContacts(db, school.id, [params.studentId])).map(({ ofStudentId: _id, ofStudent: _name, ...pair }) => pair);
}

/** Guardians of these students who have the phone or email of somebody else's guardian, each pair once. */
export async function listSharedContacts(db: Db, schoolId: string, studentIds: readonly string[]) {
  const rows = await store.listLikelySiblings(db, schoolId, studentIds);
  return [...Map.groupBy(rows, ({ guardianId, otherGuardianId }) => [guardianId, otherGuardianId].sort().join(' ')).values()].map(
    (both) => {
      const own = both.filter(({ guardianId }) => guardianId === both[0]?.guardianId);
      const { ofStudentId, ofStudent, guardianId, guardian, otherGuardianId, otherGuardian, phone, email } = own[0] as store.LikelyRow;
      const students = [...new Map(own.map((row) => [row.studentId, row])).values()].map(
        ({ studentId, student, className, sectionName }) => ({ id: studentId, name: student, className, sectionName }),
      );
      const shared = phone !== '' ? ({ shared: 'phone', value: phone } as const) : ({ shared: 'email', value: email } as const);
      return { ofStudentId, ofStudent, guardianId, guardian, otherGuardianId, otherGuardian, ...shared, students };
    },
  );
}

/** Merges two guardians who are the same person. Their students are siblings then, which may lower their fees. */
export async function confirmSiblings(
  context: WriteContext,
  { params, body }: Input<typeof calls.confirmSiblings>,
): Promise<CallAnswer<typeof calls.confirmSiblings>> {
  const { db, school, audit } = context;
  const studentId = await requireStudent(context, params.studentId);
  const keep = await requireGuardian(context, { studentId, guardianId: body.guardianId });
  const drop = await store.findGuardian(db, school.id, body.otherGuardianId);
  if (drop === null) throw notFound();
  if (drop.id === keep.id) throw new Refusal('conflict', 'sameGuardian');
  const children = await store.childrenOf(db, school.id, drop.id);
  const family = [studentId, ...(await store.childrenOf(db, school.id, keep.id)), ...children];
  const feeChange = await changeOfSiblings(context, [...new Set(family)], () =>
    store.confirmSiblings(db, school.id, { keep: keep.id, drop: drop.id }),
  );
  await indexStudents(db, school.id, [...children, studentId]);
  audit({ entity: 'guardian', entityId: keep.id, before: { samePersonAs: null }, after: { samePersonAs: drop.name } });
  return { students: children.length, feeChange };
}

async function requirePerson({ db, school }: WriteContext, guardian: NewGuardian): Promise<{ id: string; name: string }> {
  if (guardian.guardianId !== undefined) {
    const known = await store.findGuardian(db, school.id, guardian.guardianId);
    if (known === null) throw notFound();
    return known;
  }
  if (guardian.name === undefined) throw new Refusal('unprocessable', 'guardianNeeded');
  const { name, phone, email, occupation, consentNote } = guardian;
  const person = { name, ...(phone && { phone }), ...(email && { email }), ...(occupation && { occupation }), consentNote };
  return { id: await store.insertGuardian(db, school.id, person, consentNote !== ''), name };
}

async function requireStudent({ db, school }: WriteContext, studentId: string): Promise<string> {
  const record = await findRecord(db, school.id, studentId, { isForUpdate: true });
  if (record === null) throw notFound();
  if (record.anonymisedAt !== null) throw new Refusal('unprocessable', 'studentAnonymised');
  return record.id;
}

async function requireGuardian(
  { db, school }: WriteContext,
  { studentId, guardianId }: { studentId: string; guardianId: string },
): Promise<store.GuardianRow> {
  // Compares the id in the form in which the database writes it.
  const guardian = (await store.listGuardians(db, school.id, studentId)).find(({ id }) => id === guardianId.toLowerCase());
  if (guardian === undefined) throw notFound();
  return guardian;
}

function stateOf({ consentAt, consentWithdrawnAt }: store.GuardianRow): string | null {
  return consentWithdrawnAt !== null ? 'withdrawn' : consentAt !== null ? 'given' : null;
}
