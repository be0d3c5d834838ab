import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { holdFees } from '#features/finance';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { requireYear } from '../profile/records.ts';
import { isPattern } from '../rules/admission-pattern.ts';
import { changedFields } from '../rules/changes.ts';
import * as store from './seats.store.ts';

const EXAMPLE = '{YYYY}/{0000}';

/**
 * Moves students to a section of this year. A change of class changes their fees. Refuses unknown students, students who have left, and a day outside the year
 * or in the future.
 */
export async function moveStudents(
  context: WriteContext,
  { body }: Input<typeof calls.moveStudents>,
): Promise<CallAnswer<typeof calls.moveStudents>> {
  const { db, school, admin, audit } = context;
  const year = await requireYear(context);
  if (body.on < year.startsOn || body.on > year.endsOn || body.on > year.today) throw new Refusal('invalid', 'moveDay', { fields: {} });
  const section = await store.findSection(db, school.id, body.sectionId);
  if (section === null) throw notFound();
  const studentIds = [...new Set(body.studentIds.map((id) => id.toLowerCase()))];
  // Lock order: fees before enrolments, as everywhere.
  await holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds });
  const seats = await store.listSeats(db, school.id, { yearId: year.id, studentIds });
  if (seats.length !== studentIds.length) throw notFound();
  const gone = seats.find(({ leftOn }) => leftOn !== null);
  if (gone) throw new Refusal('unprocessable', 'alreadyLeft', { values: { student: gone.name, day: gone.leftOn ?? '' } });
  const moving = seats.filter(({ sectionId }) => sectionId !== section.id);
  const move = {
    yearId: year.id,
    studentIds: moving.map(({ studentId }) => studentId),
    sectionId: section.id,
    on: body.on,
    reason: body.reason,
  };
  const rollNumbers = await store.moveSeats(db, school.id, { ...move, accountId: admin.id });
  const rolls = new Map(rollNumbers.map(({ studentId, rollNumber }) => [studentId, rollNumber]));
  for (const seat of moving)
    audit({
      entity: 'student',
      entityId: seat.studentId,
      before: { section: seat.section, rollNumber: seat.rollNumber },
      after: { section: section.name, rollNumber: rolls.get(seat.studentId) ?? null, from: body.on },
      ...(body.reason && { reason: body.reason }),
    });
  return { changed: moving.length, rollNumbers };
}

/** Sets the roll numbers of a section, in the school's order or as given. Refuses the same number for two students, and students of other sections. */
export async function setRollNumbers(
  context: WriteContext,
  { body }: Input<typeof calls.setRollNumbers>,
): Promise<CallAnswer<typeof calls.setRollNumbers>> {
  const { db, school, audit } = context;
  const year = await requireYear(context);
  const section = await store.findSection(db, school.id, body.sectionId);
  if (section === null) throw notFound();
  const seats = await store.listSection(db, school.id, { yearId: year.id, sectionId: section.id });
  const wanted = new Map(seats.map(({ studentId, rollNumber }, index) => [studentId, body.numbers ? rollNumber : index + 1]));
  for (const { studentId, rollNumber } of body.numbers ?? []) {
    const id = studentId.toLowerCase();
    if (!wanted.has(id)) throw (await isStudent(context, id)) ? new Refusal('conflict', 'notInSection') : notFound();
    wanted.set(id, rollNumber);
  }
  refuseTwice([...wanted.values()]);
  const changed = seats.filter(({ studentId, rollNumber }) => wanted.get(studentId) !== rollNumber);
  const numbers = changed.map(({ studentId }) => ({ studentId, rollNumber: wanted.get(studentId) ?? null }));
  await store.setRollNumbers(db, school.id, { yearId: year.id, numbers });
  for (const { studentId, rollNumber } of changed)
    audit({ entity: 'student', entityId: studentId, before: { rollNumber }, after: { rollNumber: wanted.get(studentId) ?? null } });
  return { changed: changed.length };
}

async function isStudent({ db, school }: WriteContext, id: string): Promise<boolean> {
  const year = await requireYear({ db, school });
  return (await store.listSeats(db, school.id, { yearId: year.id, studentIds: [id] })).length > 0;
}

function refuseTwice(numbers: readonly (number | null)[]): void {
  const seen = new Set<number>();
  for (const roll of numbers) {
    if (roll === null) continue;
    if (seen.has(roll)) throw new Refusal('conflict', 'rollTwice', { values: { number: roll } });
    seen.add(roll);
  }
}

/** The school's numbering and the next admission number, which is only shown and not reserved. */
export async function getAdmissionNumbering(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  { query }: Pick<Input<typeof calls.getAdmissionNumbering>, 'query'>,
): Promise<CallAnswer<typeof calls.getAdmissionNumbering>> {
  if (query.pattern !== undefined) refusePattern(query.pattern);
  const numbering = await store.findNumbering(db, school.id);
  return { ...numbering, next: await store.peekNumber(db, school.id, query.pattern ?? numbering.pattern) };
}

/** Sets the numbering; existing numbers stay. Refuses a format without a running number. */
export async function saveAdmissionNumbering(
  context: WriteContext,
  { body }: Input<typeof calls.saveAdmissionNumbering>,
): Promise<CallAnswer<typeof calls.saveAdmissionNumbering>> {
  const { db, school, audit } = context;
  if (body.pattern !== undefined) refusePattern(body.pattern);
  const before = await store.findNumbering(db, school.id);
  const change = changedFields(before, body);
  if (change !== null) {
    await store.saveAdmissionNumbering(db, school.id, { ...before, ...change.after });
    audit({ entity: 'admission numbering', before: change.before, after: change.after });
  }
  return getAdmissionNumbering(context, { query: {} });
}

function refusePattern(pattern: string): void {
  if (!isPattern(pattern)) throw new Refusal('invalid', 'numberPattern', { values: { example: EXAMPLE } });
}
