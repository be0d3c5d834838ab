import type * as calls from '@shala/contract/certificates';
import { type CallAnswer, toRupees, yearOfDay } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { CERTIFICATES_JOB } from '../job-name.ts';
import { fillForm } from '../rules/fill-form.ts';
import { duesOf, placeOf, type StudentFacts } from '../rules/person-facts.ts';
import * as store from '../store/batches.store.ts';
import { listOfYear } from '../store/certificates.store.ts';
import { findPlace, listSeated, listStudentFacts } from '../store/people.store.ts';
import { findSchool } from '../store/school.store.ts';
import { batchUrl } from '../wire.ts';
import { type Form, requireOpenForm } from './forms.ts';
import { NO_NUMBERS } from './person.ts';

type Wanted = { formId: string; classId: string; sectionId?: string | undefined };

async function requireClass(db: Db, schoolId: string, wanted: Wanted): Promise<{ form: Form; place: string; students: StudentFacts[] }> {
  const form = await requireOpenForm(db, schoolId, wanted.formId);
  if (form.personKind !== 'student') throw new Refusal('unprocessable', 'batchForm', { values: { form: form.name } });
  const place = await findPlace(db, schoolId, wanted);
  if (place === null) throw notFound();
  const students = await listStudentFacts(db, schoolId, await listSeated(db, schoolId, wanted));
  return { form, place, students };
}

/** The students who would get the certificate, the values that are missing for each, and the certificate of this year that one already has. */
export async function checkCertificateBatch(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.checkCertificateBatch>,
): Promise<CallAnswer<typeof calls.checkCertificateBatch>> {
  const [{ form, students }, facts] = await Promise.all([requireClass(db, school.id, query), findSchool(db, school.id)]);
  const [first] = students;
  const wanted = { type: form.type, studentIds: students.map(({ id }) => id) };
  const held = first && (await listOfYear(db, school.id, { ...wanted, year: yearOfDay(first.today) }));
  const earlier = new Map(held?.map(({ studentId, ...certificate }) => [studentId, certificate]));
  const filled = students.map((person) => ({ person, ...fillForm(form.content, { person, school: facts, numbers: NO_NUMBERS }, {}) }));
  const shared = new Set(form.content.fields.filter(({ source, isRemembered }) => source === '' && !isRemembered).map(({ key }) => key));
  return {
    total: students.length,
    shared: (filled[0]?.fields ?? [])
      .filter(({ key }) => shared.has(key))
      .map(({ key, label, value, kind, choices, isRequired }) => ({ key, label, value, kind, choices, isRequired })),
    students: filled.map(({ person, fields }) => ({
      ...{ id: person.id, name: person.name, number: person.admissionNumber, place: placeOf(person), rollNumber: person.rollNumber },
      missing: fields
        .filter(({ key, isRequired, isMissing }) => isRequired && isMissing && !shared.has(key))
        .map(({ label }) => label.en || label.hi),
      dues: toRupees(duesOf(person)),
      earlier: earlier.get(person.id) ?? null,
    })),
  };
}

/** Stores which students are to get one; the background job does the rest. Refuses students of other classes. */
export async function startCertificateBatch(
  { db, school, admin, audit, platform }: WriteContext,
  { body }: Input<typeof calls.startCertificateBatch>,
): Promise<CallAnswer<typeof calls.startCertificateBatch>> {
  const { form, place, students } = await requireClass(db, school.id, body);
  const asked = body.studentIds === undefined ? null : new Set(body.studentIds.map((id) => id.toLowerCase()));
  const chosen = students.filter(({ id }) => asked === null || asked.has(id)).map(({ id }) => id);
  if (asked !== null && chosen.length !== asked.size) throw notFound();
  if (chosen.length === 0) throw new Refusal('unprocessable', 'batchEmpty');
  const id = await store.startCertificateBatch(db, school.id, {
    formId: form.id,
    formName: form.name,
    place,
    given: body.values,
    accountId: admin.id,
    studentIds: chosen,
  });
  audit({ entity: 'certificateBatch', entityId: id, after: { form: form.name, place, students: chosen.length } });
  platform.wakeJob(CERTIFICATES_JOB);
  return { id, total: chosen.length };
}

const onWire = ({ id, formName, place, startedAt, startedBy, total, issued, drawn, failed }: store.BatchRow) => ({
  id,
  formName,
  place,
  startedAt: startedAt.toISOString(),
  startedBy,
  total,
  issued,
  drawn,
  failed,
  isDone: issued + failed === total && drawn === issued,
});

export async function getCertificateBatch(
  context: ReadContext,
  { params }: Input<typeof calls.getCertificateBatch>,
): Promise<CallAnswer<typeof calls.getCertificateBatch>> {
  const { db, school } = context;
  const [batch, problems] = await Promise.all([
    store.findBatch(db, school.id, params.batchId),
    store.listProblems(db, school.id, params.batchId),
  ]);
  if (batch === null) throw notFound();
  const wire = onWire(batch);
  return { ...wire, problems, url: wire.isDone && wire.issued > 0 ? batchUrl(context, batch.id) : null };
}

export async function listCertificateBatches({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listCertificateBatches>> {
  return { batches: (await store.listCertificateBatches(db, school.id)).map(onWire) };
}
