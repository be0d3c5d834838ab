import type * as calls from '@shala/contract/employees';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { listLedSections, setLedSections } from '#features/classes';
import { notFound, Refusal, sentence } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type WriteContext } from '#platform/http';
import { changesOf } from '../rules/changes.ts';
import { dayProblem } from '../rules/days.ts';
import { listPapers } from '../store/papers.store.ts';
import * as store from '../store/records.store.ts';
import { photoUrl } from '../wire.ts';

type Sent = Input<typeof calls.addEmployee>['body'];
type Body = { [Field in keyof Sent]?: Sent[Field] | undefined };

/** The whole record. Refuses an unknown employee. */
export async function getEmployee(
  context: ReadContext,
  { params }: Input<typeof calls.getEmployee>,
): Promise<CallAnswer<typeof calls.getEmployee>> {
  const { db, school } = context;
  const { employeeId } = params;
  const [record, subjects, led, lessons, papers] = await Promise.all([
    store.findRecord(db, school.id, employeeId),
    store.listSubjects(db, school.id, employeeId),
    listLedSections(db, school.id, employeeId),
    store.listLessons(db, school.id, employeeId),
    listPapers(db, school.id, employeeId),
  ]);
  if (record === null) throw notFound();
  const { salaryPaise, photoFileId, ...fields } = record;
  return {
    ...fields,
    imageUrl: photoUrl(context, photoFileId),
    monthlySalary: toRupees(salaryPaise),
    lessonsPerWeek: lessons.length,
    subjects,
    classTeacher: led.map(({ className, sectionName }) => `${className} ${sectionName}`).join(', '),
    classTeacherOf: led,
    papers: papers.map(({ addedAt, ...paper }) => ({ ...paper, addedAt: addedAt.toISOString() })),
  };
}

/** Adds an employee with the given code or the next one of the series. Refuses a taken code, impossible dates, and unknown subjects and sections. */
export async function addEmployee(
  context: WriteContext,
  { body }: Input<typeof calls.addEmployee>,
): Promise<CallAnswer<typeof calls.addEmployee>> {
  const { db, school, audit } = context;
  await checkDays(context, { dateOfBirth: body.dateOfBirth ?? '', joinedOn: body.joinedOn ?? '' });
  const employeeCode = body.employeeCode || (await store.takeCode(db, school.id));
  const id = await store.addEmployee(db, school.id, { ...columnsOf(body), employeeCode });
  if (id === null) throw await codeTaken(context, employeeCode);
  await setDuties(context, id, body, body.isTeaching ?? true);
  const { subjectIds: _subjects, classTeacherOf: _sections, ...fields } = body;
  audit({ entity: 'employee', entityId: id, after: { ...fields, employeeCode } });
  return { id, employeeCode };
}

/** Changes the sent fields that differ; the history keeps the values before and after. Refuses as adding does, and overwriting another user's change. */
export async function editEmployee(
  context: WriteContext,
  { params, body: { reason, seen, ...body } }: Input<typeof calls.editEmployee>,
): Promise<CallAnswer<typeof calls.editEmployee>> {
  const { db, school, audit } = context;
  const record = await store.lockRecord(db, school.id, params.employeeId);
  if (record === null) throw notFound();
  if (seen !== undefined) refuseStale(await presentOf(context, record), body, seen);
  const { dateOfBirth, joinedOn } = { ...record, ...dropUndefined(body) };
  await checkDays(context, { dateOfBirth, joinedOn });
  if (record.leftOn !== null && joinedOn > record.leftOn) throw refusedField('joinedOn', 'joiningDay');
  const taken = body.employeeCode === undefined ? null : await store.findByCode(db, school.id, body.employeeCode);
  if (taken !== null && taken.id !== record.id) throw await codeTaken(context, body.employeeCode as string);
  const kept = await describe(context, record);
  await store.updateRecord(db, school.id, record.id, columnsOf(body));
  await setDuties(context, record.id, body, body.isTeaching ?? record.isTeaching);
  const changes = changesOf(kept, await described(context, record.id, body));
  audit({ entity: 'employee', entityId: record.id, before: changes.before, after: changes.after, ...(reason && { reason }) });
  return { changed: changes.changed };
}

/** An existing employee, locked. Refuses an unknown one. */
export async function requireRecord({ db, school }: WriteContext, employeeId: string): Promise<store.EmployeeRecord> {
  const record = await store.lockRecord(db, school.id, employeeId);
  if (record === null) throw notFound();
  return record;
}

/** A record in the format of its form. */
async function presentOf({ db, school }: WriteContext, { salaryPaise, ...fields }: store.EmployeeRecord): Promise<Record<string, unknown>> {
  const [subjects, led] = [await store.listSubjects(db, school.id, fields.id), await listLedSections(db, school.id, fields.id)];
  return {
    ...fields,
    monthlySalary: toRupees(salaryPaise),
    subjectIds: subjects.map(({ id }) => id),
    classTeacherOf: led.map(({ id }) => id),
  };
}

/** A record for its history: subjects and sections by name. */
async function describe({ db, school }: WriteContext, record: store.EmployeeRecord): Promise<Record<string, unknown>> {
  const { salaryPaise, ...fields } = record;
  const [subjects, led] = [await store.listSubjects(db, school.id, record.id), await listLedSections(db, school.id, record.id)];
  return {
    ...fields,
    monthlySalary: toRupees(salaryPaise),
    subjects: subjects.map(({ className, name }) => `${className} ${name}`),
    classTeacherOf: led.map(({ className, sectionName }) => `${className} ${sectionName}`),
  };
}

/** The present values of the sent fields. */
async function described(context: WriteContext, employeeId: string, body: Body): Promise<Record<string, unknown>> {
  const now = await describe(context, (await store.findRecord(context.db, context.school.id, employeeId)) as store.EmployeeRecord);
  const sent = Object.keys(body).map((field) => (field === 'subjectIds' ? 'subjects' : field));
  return Object.fromEntries(sent.map((field) => [field, now[field]]));
}

async function setDuties({ db, school }: WriteContext, employeeId: string, body: Body, isTeaching: boolean): Promise<void> {
  const { subjectIds, classTeacherOf } = body;
  if (!isTeaching && ((subjectIds?.length ?? 0) > 0 || (classTeacherOf?.length ?? 0) > 0)) throw refusedField('isTeaching', 'notTeaching');
  if (subjectIds !== undefined && !(await store.setSubjects(db, school.id, employeeId, subjectIds))) throw notFound();
  if (classTeacherOf !== undefined && !(await setLedSections(db, school.id, employeeId, classTeacherOf))) throw notFound();
}

function columnsOf({
  subjectIds: _subjects,
  classTeacherOf: _sections,
  monthlySalary,
  dateOfBirth,
  joinedOn,
  ...fields
}: Body): store.Values {
  return {
    ...fields,
    dateOfBirth: dateOfBirth === '' ? null : dateOfBirth,
    joinedOn: joinedOn === '' ? null : joinedOn,
    salaryPaise: monthlySalary === undefined ? undefined : toPaise(monthlySalary),
  };
}

async function checkDays({ db, school }: WriteContext, days: { dateOfBirth: string; joinedOn: string }): Promise<void> {
  if (days.dateOfBirth === '' && days.joinedOn === '') return;
  const problem = dayProblem({ ...days, today: await store.findToday(db, school.id) });
  if (problem !== null) throw refusedField(problem.field, problem.code);
}

async function codeTaken({ db, school }: WriteContext, code: string): Promise<Refusal> {
  const employee = (await store.findByCode(db, school.id, code))?.name ?? '';
  const values = { code, employee };
  return new Refusal('conflict', 'employeeCodeTaken', { values, fields: { employeeCode: sentence('employeeCodeTaken', values) } });
}

function refusedField(field: string, code: 'employeeBirthDate' | 'joiningDay' | 'notTeaching'): Refusal {
  return new Refusal('unprocessable', code, { fields: { [field]: sentence(code) } });
}

function dropUndefined<T extends object>(values: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
