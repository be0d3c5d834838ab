import type * as calls from '@shala/contract/certificates';
import { type CallAnswer, yearOfDay } from '@shala/contract/shared';
import { recordLeaving } from '#features/students';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, SlowContext, WriteContext } from '#platform/http';
import { CERTIFICATES_JOB } from '../job-name.ts';
import { fillForm } from '../rules/fill-form.ts';
import { numberOf, type PersonFacts, placeOf } from '../rules/person-facts.ts';
import { takeSnapshot } from '../rules/snapshot.ts';
import { bookOf, numberOfCertificate } from '../rules/types.ts';
import * as store from '../store/certificates.store.ts';
import { findSchool, type School } from '../store/school.store.ts';
import { originalUrl } from '../wire.ts';
import { picturesOf } from './draw.ts';
import { type Form, listAllForms, requireOpenForm, typeName } from './forms.ts';
import { keepGiven } from './keep-fields.ts';
import { NO_NUMBERS, refuseLeft, requirePerson } from './person.ts';
import { refuseFields } from './refuse-fields.ts';

/** Issues a certificate: the snapshot, its number and its public code are written in one transaction; its pages are drawn from the snapshot. */
export async function issueCertificate(
  context: WriteContext,
  { body }: Input<typeof calls.issueCertificate>,
): Promise<CallAnswer<typeof calls.issueCertificate>> {
  const { db, school, admin, audit, platform } = context;
  const form = await requireOpenForm(db, school.id, body.formId);
  await requirePerson(db, school.id, form, body.personId);
  if (body.leaving) await leaveSchool(context, form, body.personId, body.leaving);
  const facts = await findSchool(db, school.id);
  const before = await requirePerson(db, school.id, form, body.personId);
  if (body.keep) await keepGiven(context, { form, person: before, school: facts, given: body.values });
  const person = body.keep ? await requirePerson(db, school.id, form, body.personId) : before;
  if (body.seen !== undefined) await refuseMeanwhile(context, { type: form.type, person, seen: body.seen });
  const types = await listAllForms(db, school.id);
  const issued = await issueOne(db, {
    schoolId: school.id,
    school: facts,
    form,
    typeName: typeName(form.type, types),
    person,
    given: body.values,
    accountId: admin.id,
    batchId: null,
    at: context.now,
  });
  audit({ entity: 'certificate', entityId: issued.id, after: issuedEntry(issued, form, person) });
  audit({ entity: person.kind, entityId: person.id, after: { certificate: `${form.name} ${issued.number}` } });
  context.say(`Certificate ${issued.number} is issued.`);
  platform.wakeJob(CERTIFICATES_JOB);
  return { ...issued, url: originalUrl(context, issued.id) };
}

/** The audit entry of an issued certificate. */
export const issuedEntry = ({ number }: { number: string }, form: Form, person: PersonFacts) => ({
  number,
  form: form.name,
  version: form.version,
  person: person.name,
});

async function leaveSchool(
  context: WriteContext,
  form: Form,
  personId: string,
  body: NonNullable<Input<typeof calls.issueCertificate>['body']['leaving']>,
): Promise<void> {
  if (form.personKind !== 'student') throw wrongPerson(form);
  await recordLeaving(context, { params: { studentId: personId }, query: undefined, body });
}

/** Refuses when another clerk has issued a certificate of the same type to the person since the form was opened. A simultaneous request waits here. */
async function refuseMeanwhile(
  { db, school }: WriteContext,
  { type, person, seen }: { type: string; person: PersonFacts; seen: string },
): Promise<void> {
  await store.holdPerson(db, school.id, person);
  const [last] = await store.listEarlier(db, school.id, { type, personId: person.id });
  if (last !== undefined && last.state === 'issued' && last.id !== seen)
    throw new Refusal('conflict', 'certificateMeanwhile', { values: { number: last.number, name: person.name } });
}

const wrongPerson = (form: Form) =>
  new Refusal('unprocessable', 'certificatePerson', { values: { form: form.name, kind: form.personKind } });

type Issue = {
  schoolId: string;
  school: School;
  form: Form;
  typeName: string;
  person: PersonFacts;
  given: Record<string, string>;
  accountId: string;
  batchId: string | null;
  at: Date;
};

/** Writes one certificate in the caller's transaction. The number is taken last, because its row stays locked until the end. Refuses missing values, and a bonafide certificate for somebody who has left. */
export async function issueOne(
  db: Db,
  { schoolId, school, form, typeName: name, person, given, accountId, batchId, at }: Issue,
): Promise<{ id: string; number: string; serialNo: number; bookNo: number }> {
  refuseLeft(form, person);
  refuseFields(form.name, fillForm(form.content, { person, school, numbers: NO_NUMBERS }, given), person);
  const year = yearOfDay(person.today);
  const serialNo = await store.nextCertificateSerial(db, schoolId, { type: form.type, year });
  const bookNo = bookOf(serialNo, school.settings.bookSize);
  const number = numberOfCertificate(form.prefix, year, serialNo);
  const numbers = { number, serialNo: String(serialNo), bookNo: String(bookNo) };
  const filled = fillForm(form.content, { person, school, numbers }, given);
  const code = store.newCode();
  const snapshot = takeSnapshot({
    form: form.content,
    formName: form.name,
    person,
    school,
    filled,
    numbers,
    code,
    madeAt: at.toISOString(),
  });
  const id = await store.insertCertificate(db, schoolId, {
    type: form.type,
    typeName: name,
    year,
    serialNo,
    bookNo,
    number,
    formId: form.id,
    formName: form.name,
    formVersion: form.version,
    personKind: person.kind,
    personId: person.id,
    personName: person.name,
    personNumber: numberOf(person),
    place: placeOf(person),
    issuedOn: person.today,
    issuedAt: at,
    accountId,
    code,
    snapshot,
    batchId,
  });
  return { id, number, serialNo, bookNo };
}

/** The pages as they would be issued, as pictures. Missing values leave their space empty. */
export async function previewCertificate(
  { db, school, platform, now }: SlowContext,
  { body }: Input<typeof calls.previewCertificate>,
): Promise<CallAnswer<typeof calls.previewCertificate>> {
  const form = await requireOpenForm(db, school.id, body.formId);
  const [person, facts] = await Promise.all([requirePerson(db, school.id, form, body.personId), findSchool(db, school.id)]);
  refuseLeft(form, person);
  const filled = fillForm(form.content, { person, school: facts, numbers: NO_NUMBERS }, body.values);
  const snapshot = takeSnapshot({
    form: form.content,
    formName: form.name,
    person,
    school: facts,
    filled,
    numbers: NO_NUMBERS,
    code: 'C.preview',
    madeAt: now.toISOString(),
  });
  return picturesOf(platform, { db, schoolId: school.id }, snapshot);
}
