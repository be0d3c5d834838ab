import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { holdLeave, settleLeave } from '#features/attendance';
import { holdFees, openDayOfFees } from '#features/finance';
import { notFound, Refusal } from '#platform/errors';
import type { Input, SlowContext, WriteContext } from '#platform/http';
import { say, writeDay } from '#platform/words';
import { findSection, insertSeat, listSeats, moveSeats } from '../directory/seats.store.ts';
import * as privacyStore from './privacy.store.ts';
import * as store from './records.store.ts';
import { requireRecord, requireYear } from './records.ts';

/**
 * Records a withdrawal; fees end with its month, pending leave applications are withdrawn, and marks after the day are removed. Refuses a student who has left, and a day before the admission
 * or in the future.
 */
export async function removeStudent(
  context: WriteContext,
  { params, body }: Input<typeof calls.removeStudent>,
): Promise<CallAnswer<typeof calls.removeStudent>> {
  const { db, school, audit } = context;
  await hold(context, params.studentId);
  await holdLeave(context);
  const record = await requireRecord(context, params.studentId);
  if (record.leftOn !== null)
    throw new Refusal('conflict', 'alreadyLeft', { values: { student: record.name, day: writeDay(record.leftOn) } });
  if (body.leftOn > record.today || (record.admittedOn !== null && body.leftOn < record.admittedOn))
    throw new Refusal('invalid', 'leavingDay');
  const values = { leftOn: body.leftOn, leavingReason: body.reason, leavingNote: body.note };
  const { unmarkedDays } = await settleLeave(context, {
    kind: 'student',
    personId: record.id,
    lastDay: body.leftOn,
    note: say('The student left the school.'),
  });
  await store.updateRecord(db, school.id, record.id, values);
  audit({
    entity: 'student',
    entityId: record.id,
    before: { leftOn: null },
    after: { leftOn: body.leftOn, leavingReason: body.reason },
    reason: body.note || body.reason,
  });
  const { today, openDay } = await openDayOfFees(db, school.id);
  const left = say('{name} was withdrawn from the school.', { name: record.name });
  const dated = say('The accounts of {today} are closed, so the change in fees is dated {openDay}.', {
    today: writeDay(today),
    openDay: writeDay(openDay),
  });
  const unmarked = say('The attendance marked after that day was removed ({days, plural, one {# day} other {# days}}).', {
    days: unmarkedDays,
  });
  context.say([left, unmarkedDays > 0 && unmarked, openDay !== today && dated].filter(Boolean).join(' '));
  return { leftOn: body.leftOn };
}

/**
 * Readmits a student to the former section or another one. Refuses a student who has not left, and one without an enrolment this year when no section is given.
 */
export async function bringBackStudent(
  context: WriteContext,
  { params, body }: Input<typeof calls.bringBackStudent>,
): Promise<CallAnswer<typeof calls.bringBackStudent>> {
  const { db, school, admin, audit } = context;
  const year = await requireYear(context);
  await hold(context, params.studentId);
  const record = await requireRecord(context, params.studentId);
  if (record.leftOn === null) throw new Refusal('conflict', 'notLeft', { values: { student: record.name } });
  const section = body.sectionId === undefined ? null : await findSection(db, school.id, body.sectionId);
  if (body.sectionId !== undefined && section === null) throw notFound();
  const [seat] = await listSeats(db, school.id, { yearId: year.id, studentIds: [record.id] });
  if (seat === undefined) {
    if (section === null) throw new Refusal('unprocessable', 'sectionNeeded');
    await insertSeat(db, school.id, { yearId: year.id, studentId: record.id, sectionId: section.id, rollNumber: null });
  } else if (section !== null && seat.sectionId !== section.id) {
    const move = {
      yearId: year.id,
      studentIds: [record.id],
      sectionId: section.id,
      on: year.today,
      reason: body.reason,
      accountId: admin.id,
    };
    await moveSeats(db, school.id, move);
  }
  await store.updateRecord(db, school.id, record.id, { leftOn: null, leavingReason: null, leavingNote: '' });
  audit({
    entity: 'student',
    entityId: record.id,
    before: { leftOn: record.leftOn, leavingReason: record.leavingReason },
    after: { leftOn: null, leavingReason: null, ...(section && { section: section.name }) },
    ...(body.reason && { reason: body.reason }),
  });
  const back = say('{name} was readmitted.', { name: record.name });
  const certificate = await store.findTransferCertificate(db, school.id, record.id);
  const still = say('Transfer certificate {number} is still valid. Cancel it under Certificates.', { number: certificate ?? '' });
  context.say(certificate === null ? back : `${back} ${still}`);
  return {};
}

/**
 * Permanently deletes the personal data of a student who has left, including documents. Refuses an enrolled student, and a number that is not typed exactly.
 */
export async function anonymiseStudent(
  context: SlowContext,
  { params, body }: Input<typeof calls.anonymiseStudent>,
): Promise<CallAnswer<typeof calls.anonymiseStudent>> {
  const done = await context.inTransaction(async (write) => {
    const { db, school, audit } = write;
    const record = await requireRecord(write, params.studentId);
    if (record.leftOn === null) throw new Refusal('conflict', 'notLeft', { values: { student: record.name } });
    if (record.admissionNumber !== body.admissionNumber) throw new Refusal('unprocessable', 'confirmNumber');
    const gone = await privacyStore.anonymiseStudent(db, school.id, record.id);
    await store.indexStudents(db, school.id, [record.id]);
    audit({
      entity: 'student',
      entityId: record.id,
      after: { anonymised: true, documents: gone.documents, guardians: gone.guardians },
      reason: body.reason,
    });
    // Before the commit: bytes that cannot be deleted now keep their rows, and the act can be repeated.
    for (const key of gone.storageKeys) await context.platform.files.remove(key);
    return gone;
  });
  return { documents: done.documents, guardians: done.guardians };
}

/** Lock order: fees before the record, as everywhere. */
async function hold(context: WriteContext, studentId: string): Promise<void> {
  const { db, school } = context;
  const year = await store.findYear(db, school.id);
  if (year) await holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: [studentId] });
}
