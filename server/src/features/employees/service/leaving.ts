import type * as calls from '@shala/contract/employees';
import { type CallAnswer, SCHOOL_DAYS, toRupees } from '@shala/contract/shared';
import { countWaitingLeave, holdLeave, settleLeave } from '#features/attendance';
import { listLedSections, setLedSections } from '#features/classes';
import { listPaidSalaries } from '#features/finance';
import { closeAccount, findAccountByEmail } from '#features/identity';
import { vacateTeacher } from '#features/timetable';
import { notFound, Refusal, sentence } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { say, writeDay } from '#platform/words';
import * as store from '../store/records.store.ts';
import { requireRecord } from './records.ts';

/** What becomes vacant when an employee leaves, the pending leave, whether an account is closed, and the salaries that are paid. */
export async function getLeavingFacts(
  context: ReadContext,
  { params }: Input<typeof calls.getLeavingFacts>,
): Promise<CallAnswer<typeof calls.getLeavingFacts>> {
  const { db, school } = context;
  const record = await store.findRecord(db, school.id, params.employeeId);
  if (record === null) throw notFound();
  const account = await findAccountByEmail(db, school.id, record.email);
  const paid = await listPaidSalaries(db, school.id, record.id);
  return {
    vacant: await listVacancies(context, record.id),
    hasAccess: account !== null,
    waitingLeave: await countWaitingLeave(context, 'employee', record.id),
    paidSalaries: paid.map(({ month, amountPaise }) => ({ month, amount: toRupees(amountPaise) })),
  };
}

/**
 * Removes an employee from every list and picker; past data stays. Lessons and class-teacher duty become vacant, the person's account is closed, and pending
 * leave is withdrawn. Refuses a former employee, oneself, and a last day outside the employment.
 */
export async function removeTeacher(
  context: WriteContext,
  { body }: Input<typeof calls.removeTeacher>,
): Promise<CallAnswer<typeof calls.removeTeacher>> {
  const { db, school, admin, audit, say } = context;
  await holdLeave(context);
  const record = await requireRecord(context, body.teacherId);
  const { id, name } = record;
  if (record.leftOn !== null) throw new Refusal('conflict', 'employeeLeft', { values: { name } });
  const today = await store.findToday(db, school.id);
  // An employee who was to start later leaves on that first day.
  const leftOn = body.lastDay ?? laterOf(record.joinedOn, today);
  if (leftOn < record.joinedOn) throw wrongLastDay('lastDay', { joined: writeDay(record.joinedOn) });
  if (body.lastDay !== undefined && leftOn > today) throw wrongLastDay('lastDayAhead', { today: writeDay(today) });
  const account = await findAccountByEmail(db, school.id, record.email);
  if (account?.id === admin.id) throw new Refusal('unprocessable', 'removeSelf');
  const vacant = await listVacancies(context, id);
  await vacateTeacher(db, school.id, id);
  await setLedSections(db, school.id, id, []);
  const { withdrawn: settled } = await settleLeave(context, { kind: 'employee', personId: id, lastDay: leftOn, note: noteOfLeaving() });
  await store.updateRecord(db, school.id, id, { leftOn, leavingReason: body.reason || null });
  if (account !== null) await closeAccount(db, school.id, account.id);
  const led = vacant.classTeacherOf.map(({ className, sectionName }) => `${className} ${sectionName}`);
  audit({
    entity: 'employee',
    entityId: id,
    before: { leftOn: null, ...(led.length > 0 && { classTeacherOf: led }), lessonsPerWeek: vacant.lessons.length },
    after: { leftOn, ...(led.length > 0 && { classTeacherOf: [] }), lessonsPerWeek: 0, ...(settled > 0 && { leaveWithdrawn: settled }) },
    ...(body.reason && { reason: body.reason }),
  });
  say('Teacher removed successfully');
  return { vacant, hasEndedAccess: account !== null };
}

function wrongLastDay(code: 'lastDay' | 'lastDayAhead', values: Record<string, string>): Refusal {
  return new Refusal('unprocessable', code, { values, fields: { lastDay: sentence(code, values) } });
}

/** Reinstates an employee with the old code; lessons, duties and access have to be assigned again. Refuses one who has not left. */
export async function bringBackEmployee(
  context: WriteContext,
  { params }: Input<typeof calls.bringBackEmployee>,
): Promise<CallAnswer<typeof calls.bringBackEmployee>> {
  const { db, school, audit } = context;
  const { id, name, leftOn, leavingReason } = await requireRecord(context, params.employeeId);
  if (leftOn === null) throw new Refusal('conflict', 'employeeThere', { values: { name } });
  await store.updateRecord(db, school.id, id, { leftOn: null, leavingReason: null });
  audit({ entity: 'employee', entityId: id, before: { leftOn, ...(leavingReason && { leavingReason }) }, after: { leftOn: null } });
  return {};
}

/** What remains with pending leave, in the language of the request. */
const noteOfLeaving = () => say('The employee left the school.');

const laterOf = (one: string, other: string): string => [one, other].sort()[1] as string;

async function listVacancies({ db, school }: ReadContext, employeeId: string) {
  const lessons = await store.listLessons(db, school.id, employeeId, 'class');
  const led = await listLedSections(db, school.id, employeeId);
  return {
    lessons: lessons.map(({ day, ...lesson }) => ({ ...lesson, day: SCHOOL_DAYS[day - 1] ?? '' })),
    classTeacherOf: led.map(({ className, sectionName }) => ({ className, sectionName })),
  };
}
