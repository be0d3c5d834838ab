import type * as calls from '@shala/contract/certificates';
import { type CallAnswer, yearName, yearOfDay } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type ReadContext, type WriteContext } from '#platform/http';
import { isBuiltIn, numberOfCertificate, TYPES, transferForm } from '../rules/types.ts';
import * as store from '../store/certificates.store.ts';
import { findEmployeeFacts, listStudentFacts } from '../store/people.store.ts';
import { findSchool, listSeries, type School } from '../store/school.store.ts';
import { copyUrl, originalUrl, rowOf } from '../wire.ts';
import { REGISTER_FILE } from './files.ts';
import { type Form, listAllForms, summaryOf, typeName } from './forms.ts';

const PAGE = 50;
const MOST = 200;

/** The types with their formats, built-in ones first. */
export async function listCertificateTypes({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listCertificateTypes>> {
  const [forms, facts] = await Promise.all([listAllForms(db, school.id), findSchool(db, school.id)]);
  const year = yearOfDay(facts.today);
  const series = await listSeries(db, school.id, year);
  const types = [...Object.keys(TYPES), ...new Set(forms.map(({ type }) => type).filter((type) => !isBuiltIn(type)))];
  return {
    year: yearName(year),
    types: types.map((type) => {
      const own = forms.filter((form) => form.type === type);
      const { lastSerial = 0, issued = 0 } = series.find((row) => row.type === type) ?? {};
      const [first] = own as [Form];
      return {
        type,
        name: typeName(type, forms),
        personKind: first.personKind,
        issued,
        nextNumber: numberOfCertificate(first.prefix, year, lastSerial + 1),
        forms: own.map(summaryOf),
        formId: preferredForm(type, own, facts),
      };
    }),
  };
}

/** The format with which a type opens: the one selected by the school, its own last one, or the one for its board. */
function preferredForm(
  type: string,
  forms: readonly Form[],
  { settings, board, state }: Pick<School, 'settings' | 'board' | 'state'>,
): string {
  const open = forms.filter((form) => form.type === type && !form.isArchived);
  const chosen = open.find(({ id }) => id === settings.preferred[type]);
  const preset = type === 'transfer' ? transferForm(board, state) : isBuiltIn(type) ? TYPES[type].preset : '';
  return (chosen ?? open.find(({ id }) => id === preset) ?? open[0] ?? forms[0])?.id ?? '';
}

/** The register by its filters, newest first. Refuses an unknown person. */
export async function listCertificates(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listCertificates>,
): Promise<CallAnswer<typeof calls.listCertificates>> {
  const { offset = '0', limit = String(PAGE), ...filter } = query;
  await refuseUnknownPerson({ db, school }, filter.personId);
  const [rows, total, years] = await Promise.all([
    store.listRegister(db, school.id, filter, { offset: Number(offset), limit: Math.min(MOST, Number(limit)) }),
    store.countRegister(db, school.id, filter),
    store.listYears(db, school.id),
  ]);
  return { certificates: rows.map(rowOf), total, years };
}

async function refuseUnknownPerson({ db, school }: Pick<ReadContext, 'db' | 'school'>, personId: string | undefined): Promise<void> {
  if (personId === undefined) return;
  const [student] = await listStudentFacts(db, school.id, [personId]);
  if (student === undefined && (await findEmployeeFacts(db, school.id, personId)) === null) throw notFound();
}

/** An address that downloads the filtered list for ten minutes. */
export async function exportCertificates(
  context: ReadContext,
  { query }: Input<typeof calls.exportCertificates>,
): Promise<CallAnswer<typeof calls.exportCertificates>> {
  const { format, ...filter } = query;
  await refuseUnknownPerson(context, filter.personId);
  return { url: addressMade(context, REGISTER_FILE, [format, filter]) };
}

export async function getCertificate(
  context: ReadContext,
  { params }: Input<typeof calls.getCertificate>,
): Promise<CallAnswer<typeof calls.getCertificate>> {
  const { db, school, platform } = context;
  const row = await store.findCertificate(db, school.id, params.certificateId);
  if (row === null) throw notFound();
  const { code, snapshot, fileId: _file, ...certificate } = row;
  return {
    ...rowOf(certificate),
    formVersion: row.formVersion,
    fields: snapshot.rows.map(({ label, value }) => ({ label: label.en || label.hi, value })),
    url: originalUrl(context, row.id),
    verifyUrl: `${platform.publicUrl}/verification?code=${code}`,
  };
}

/** Counts a duplicate and returns its address. Refuses a cancelled certificate. */
export async function reprintCertificate(
  context: WriteContext,
  { params }: Input<typeof calls.reprintCertificate>,
): Promise<CallAnswer<typeof calls.reprintCertificate>> {
  const { db, school, audit } = context;
  const row = await requireHeld(context, params.certificateId);
  if (row.state === 'cancelled') throw new Refusal('conflict', 'certificateCopyCancelled', { values: { number: row.number } });
  const copy = await store.reprintCertificate(db, school.id, row.id);
  audit({ entity: 'certificate', entityId: row.id, before: { copies: copy - 1 }, after: { copies: copy, number: row.number } });
  return { copy, url: copyUrl(context, row.id, copy) };
}

/** Cancels a certificate; its number stays used. Refuses one that is already cancelled. */
export async function cancelCertificate(
  context: WriteContext,
  { params, body }: Input<typeof calls.cancelCertificate>,
): Promise<CallAnswer<typeof calls.cancelCertificate>> {
  const { db, school, admin, audit } = context;
  const row = await requireHeld(context, params.certificateId);
  if (row.state === 'cancelled') throw new Refusal('conflict', 'certificateCancelled', { values: { number: row.number } });
  await store.cancelCertificate(db, school.id, { id: row.id, reason: body.reason, accountId: admin.id });
  audit({
    entity: 'certificate',
    entityId: row.id,
    before: { state: 'issued' },
    after: { state: 'cancelled', number: row.number },
    reason: body.reason,
  });
  context.say(`Certificate ${row.number} is cancelled.`);
  return {};
}

async function requireHeld({ db, school }: WriteContext, id: string): Promise<store.IssuedRow> {
  const row = await store.findCertificate(db, school.id, id, { isForUpdate: true });
  if (row === null) throw notFound();
  return row;
}
