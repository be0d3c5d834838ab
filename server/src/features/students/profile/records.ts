import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { changeOfRelatives } from '#features/finance';
import { notFound, Refusal, sentence } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type WriteContext } from '#platform/http';
import { areIdentitiesHeld, holdChange, isIdentityField } from '../approvals/hold-identity.ts';
import { listStudentsById } from '../directory/lists.store.ts';
import { findSection, insertSeat } from '../directory/seats.store.ts';
import { listGuardians } from '../guardians/guardians.store.ts';
import { putNewGuardians } from '../guardians/guardians.ts';
import { changedFields } from '../rules/changes.ts';
import { addDays, isPupilsBirth } from '../rules/days.ts';
import { studentOf } from '../wire.ts';
import { listDocuments } from './documents.store.ts';
import * as store from './records.store.ts';

/** All data of one student. Refuses an unknown student. */
export async function getStudent(
  context: ReadContext,
  { params }: Input<typeof calls.getStudent>,
): Promise<CallAnswer<typeof calls.getStudent>> {
  const { db, school } = context;
  const { studentId } = params;
  const [record, rows, guardians, siblings, documents] = await Promise.all([
    store.findRecord(db, school.id, studentId),
    listStudentsById(db, school.id, [studentId]),
    listGuardians(db, school.id, studentId),
    store.listSiblings(db, school.id, studentId),
    listDocuments(db, school.id, studentId),
  ]);
  const row = rows[0];
  if (record === null || row === undefined) throw notFound();
  const { anonymisedAt, photoFileId: _photo, today: _today, leavingReason, ...fields } = record;
  return {
    ...fields,
    ...studentOf(context, row),
    leavingReason: leavingReason ?? '',
    isAnonymised: anonymisedAt !== null,
    guardians: guardians.map(({ consentAt, consentWithdrawnAt, ...guardian }) => ({
      ...guardian,
      consentAt: consentAt?.toISOString() ?? null,
      consentWithdrawnAt: consentWithdrawnAt?.toISOString() ?? null,
    })),
    siblings,
    documents: documents.map(({ fileId: _file, addedAt, ...document }) => ({ ...document, addedAt: addedAt.toISOString() })),
  };
}

/** Admits a student: number, record, guardians, enrolment and, with the enrolment, fees. Refuses a taken number, impossible dates and an unknown section. */
export async function addStudent(
  context: WriteContext,
  { body }: Input<typeof calls.addStudent>,
): Promise<CallAnswer<typeof calls.addStudent>> {
  const { db, school, audit } = context;
  const year = await requireYear(context);
  const { sectionId, rollNumber, guardians, admissionNumber: given, ...fields } = body;
  const section = await findSection(db, school.id, sectionId);
  if (section === null) throw notFound();
  const admittedOn = fields.admittedOn ?? year.today;
  refuseDays({ dateOfBirth: fields.dateOfBirth ?? null, admittedOn, today: year.today });
  const admissionNumber = given ?? (await store.takeNumber(db, school.id, admittedOn));
  const id = await store.addStudent(db, school.id, { ...fields, admittedOn, admissionNumber });
  if (id === null) throw await numberTaken(context, admissionNumber);
  const family = await putNewGuardians(context, id, guardians);
  const siblings = await changeOfRelatives(context, { yearId: year.id, studentId: id }, () =>
    insertSeat(db, school.id, { yearId: year.id, studentId: id, sectionId, rollNumber: rollNumber ?? null }),
  );
  await store.indexStudents(db, school.id, [id]);
  audit({
    entity: 'student',
    entityId: id,
    after: {
      admissionNumber,
      ...filled({ ...fields, admittedOn }),
      section: section.name,
      guardians: family,
      ...(siblings.length > 0 && { siblingFees: siblings.map(({ name, change }) => `${name}: ${change}`) }),
    },
  });
  return { id, admissionNumber, ...(siblings.length > 0 && { siblings }) };
}

/**
 * Changes the fields that are sent and differ; changes of identity need a second administrator when the school requires it. Refuses a taken number, impossible
 * dates, a record whose personal data was deleted, and overwriting another user's change.
 */
export async function editStudent(
  context: WriteContext,
  { params, body }: Input<typeof calls.editStudent>,
  { isApproved = false } = {},
): Promise<CallAnswer<typeof calls.editStudent>> {
  const { db, school, audit } = context;
  const { reason, seen, ...sent } = body;
  const record = await requireRecord(context, params.studentId);
  refuseStale(record, sent, seen);
  refuseWrongDays(record, sent);
  const { wanted, waiting } = isApproved ? { wanted: sent, waiting: [] } : await holdIdentity(context, record, { sent, reason });
  const change = changedFields(record, wanted);
  if (change === null) return { changed: [], waiting };
  const owner = wanted.admissionNumber === undefined ? null : await store.findByNumber(db, school.id, wanted.admissionNumber);
  if (owner !== null && owner.id !== record.id) throw await numberTaken(context, wanted.admissionNumber as string);
  await store.updateRecord(db, school.id, record.id, wanted);
  if (change.fields.some((field) => field === 'name' || field === 'nameNative' || field === 'admissionNumber'))
    await store.indexStudents(db, school.id, [record.id]);
  audit({ entity: 'student', entityId: record.id, before: change.before, after: change.after, ...(reason && { reason }) });
  return { changed: change.fields, waiting };
}

type Wanted = Omit<Input<typeof calls.editStudent>['body'], 'reason' | 'seen'>;

/** Stores changes of identity for another administrator, when the school requires it, and returns the other fields. */
async function holdIdentity(
  context: WriteContext,
  record: store.RecordRow,
  { sent, reason }: { sent: Wanted; reason: string | undefined },
): Promise<{ wanted: Wanted; waiting: string[] }> {
  const held = changedFields(record, Object.fromEntries(Object.entries(sent).filter(([field]) => isIdentityField(field))));
  if (held === null || !(await areIdentitiesHeld(context))) return { wanted: sent, waiting: [] };
  await holdChange(context, {
    studentId: record.id,
    act: 'editStudent',
    guardianId: null,
    input: { params: { studentId: record.id }, body: { ...held.after, ...(reason && { reason }) } },
    before: held.before,
    after: held.after,
    reason: reason ?? '',
  });
  const wanted: Wanted = Object.fromEntries(Object.entries(sent).filter(([field]) => !held.fields.includes(field)));
  return { wanted, waiting: held.fields };
}

function refuseWrongDays(record: store.RecordRow, sent: Wanted): void {
  const { dateOfBirth = record.dateOfBirth, admittedOn = record.admittedOn } = sent;
  if (dateOfBirth !== record.dateOfBirth || admittedOn !== record.admittedOn) refuseDays({ dateOfBirth, admittedOn, today: record.today });
}

/** The record, locked for this transaction. Refuses one that does not exist or whose personal data was deleted. */
export async function requireRecord({ db, school }: WriteContext, studentId: string): Promise<store.RecordRow> {
  const record = await store.findRecord(db, school.id, studentId, { isForUpdate: true });
  if (record === null) throw notFound();
  if (record.anonymisedAt !== null) throw new Refusal('unprocessable', 'studentAnonymised');
  return record;
}

/** The current academic year. */
export async function requireYear({ db, school }: Pick<WriteContext, 'db' | 'school'>): Promise<store.SchoolYear> {
  const year = await store.findYear(db, school.id);
  if (year === null) throw new Refusal('unprocessable', 'noCurrentYear');
  return year;
}

async function numberTaken({ db, school }: WriteContext, number: string): Promise<Refusal> {
  const owner = await store.findByNumber(db, school.id, number);
  const values = { number, student: owner?.name ?? '' };
  return new Refusal('conflict', 'admissionNumberTaken', {
    values,
    fields: { admissionNumber: sentence('admissionNumberTaken', values) },
    data: { studentId: owner?.id ?? null },
  });
}

/** Refuses a date of birth that is impossible for a student, and an admission before it or far in the future. */
function refuseDays({ dateOfBirth, admittedOn, today }: { dateOfBirth: string | null; admittedOn: string | null; today: string }): void {
  if (dateOfBirth !== null && !isPupilsBirth(dateOfBirth, today))
    throw new Refusal('invalid', 'birthDate', { fields: { dateOfBirth: sentence('birthDate') } });
  if (
    admittedOn !== null &&
    ((dateOfBirth !== null && admittedOn <= dateOfBirth) || admittedOn > addDays(today, 366) || admittedOn < '1950-01-01')
  )
    throw new Refusal('invalid', 'admissionDay', { fields: { admittedOn: sentence('admissionDay') } });
}

/** Only fields with a value, for the audit log. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value !== null && value !== false),
  );
}
