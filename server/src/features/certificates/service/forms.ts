import type * as calls from '@shala/contract/certificates';
import type { FormContent, PersonKind } from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { checkForm, placeholdersOf } from '../rules/check-form.ts';
import { isBuiltIn, OWN_PREFIX, TYPES } from '../rules/types.ts';
import * as store from '../store/forms.store.ts';
import { listPresets } from '../store/presets.ts';
import { findSchool } from '../store/school.store.ts';
import { picturesOf } from './draw.ts';
import { sampleOf } from './sample.ts';

/** A built-in format, or the last version of one of the school's own. */
export type Form = {
  id: string;
  type: string;
  prefix: string;
  name: string;
  version: number;
  personKind: PersonKind;
  isPreset: boolean;
  source: string;
  isArchived: boolean;
  content: FormContent;
};

const OWN = 'own';

export function listPresetForms(): Form[] {
  return [...listPresets().values()].map(({ key, ...preset }) => ({
    ...preset,
    id: key,
    prefix: TYPES[preset.type].prefix,
    version: 1,
    isPreset: true,
    isArchived: false,
  }));
}

const ownForm = (row: store.FormRow): Form => ({ ...row, isPreset: false, source: '' });

/** All formats, built-in ones first. */
export async function listAllForms(db: Db, schoolId: string): Promise<Form[]> {
  return [...listPresetForms(), ...(await store.listForms(db, schoolId)).map(ownForm)];
}

/** A format by its id: the key of a built-in format or the id of the school's own. Refuses an unknown one. */
export async function requireForm(db: Db, schoolId: string, id: string): Promise<Form> {
  const preset = listPresetForms().find((form) => form.id === id);
  if (preset) return preset;
  const row = await store.findForm(db, schoolId, id);
  if (row === null) throw notFound();
  return ownForm(row);
}

/** The same; also refuses an archived one. */
export async function requireOpenForm(db: Db, schoolId: string, id: string): Promise<Form> {
  const form = await requireForm(db, schoolId, id);
  if (form.isArchived) throw new Refusal('conflict', 'formArchived', { values: { name: form.name } });
  return form;
}

/** The name of a type: a type of the school's own has the name of its first format. */
export function typeName(type: string, forms: readonly Pick<Form, 'id' | 'type' | 'name'>[]): string {
  if (isBuiltIn(type)) return TYPES[type].name;
  return (forms.find(({ id }) => type === `${OWN}-${id}`) ?? forms.find((form) => form.type === type))?.name ?? type;
}

export const summaryOf = ({ content, prefix: _prefix, ...form }: Form) => ({ ...form, languages: content.languages });

export async function getCertificateForm(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getCertificateForm>,
): Promise<CallAnswer<typeof calls.getCertificateForm>> {
  const form = await requireForm(db, school.id, params.formId);
  const versions = form.isPreset ? [] : await store.listVersions(db, school.id, form.id);
  return {
    ...summaryOf(form),
    prefix: form.prefix,
    content: form.content,
    placeholders: placeholdersOf(form.personKind, { fields: [] }),
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() })),
  };
}

/** Adds a format of the school's own. Refuses unknown placeholders, markup, a name that is taken, and an unknown type. */
export async function createCertificateForm(
  context: WriteContext,
  { body }: Input<typeof calls.createCertificateForm>,
): Promise<CallAnswer<typeof calls.createCertificateForm>> {
  const { db, school, admin, audit } = context;
  checkForm(body.personKind, body.content);
  const { prefix, personKind } = await typeFacts(db, school.id, body);
  const { name, type, content } = body;
  const id = await store.createCertificateForm(db, school.id, { name, type, prefix, personKind, content, accountId: admin.id });
  if (id === null) throw nameTaken(name);
  audit({ entity: 'certificateForm', entityId: id, after: { name, type, version: 1 } });
  return { id };
}

/** The number prefix and the kind of person of a new format, from its type. Refuses an unknown type. */
async function typeFacts(
  db: Db,
  schoolId: string,
  { type, prefix, personKind }: Input<typeof calls.createCertificateForm>['body'],
): Promise<{ prefix: string; personKind: PersonKind }> {
  if (type === OWN) return { prefix: prefix ?? OWN_PREFIX, personKind };
  const known = (await listAllForms(db, schoolId)).find((form) => form.type === type);
  if (known === undefined) throw notFound();
  return { prefix: known.prefix, personKind: known.personKind };
}

const nameTaken = (name: string) => new Refusal('conflict', 'formNameTaken', { values: { name } });

/** Saves a new version; issued certificates keep theirs. Refuses a built-in format, and one that another user has saved meanwhile. */
export async function saveCertificateForm(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.saveCertificateForm>,
): Promise<CallAnswer<typeof calls.saveCertificateForm>> {
  const form = await requireOwn(db, school.id, params.formId);
  if (form.version !== body.version) throw new Refusal('conflict', 'formChanged', { values: { version: form.version } });
  checkForm(form.personKind, body.content);
  const version = form.version + 1;
  const { name, content } = body;
  if (!(await store.saveCertificateForm(db, school.id, { formId: form.id, version, name, content, accountId: admin.id })))
    throw nameTaken(name);
  audit({ entity: 'certificateForm', entityId: form.id, before: { name: form.name, version: form.version }, after: { name, version } });
  return { version };
}

export async function archiveCertificateForm(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.archiveCertificateForm>,
): Promise<CallAnswer<typeof calls.archiveCertificateForm>> {
  const form = await requireOwn(db, school.id, params.formId);
  await store.archiveCertificateForm(db, school.id, form.id, body.isArchived);
  audit({ entity: 'certificateForm', entityId: form.id, before: { isArchived: form.isArchived }, after: { isArchived: body.isArchived } });
  return {};
}

async function requireOwn(db: Db, schoolId: string, id: string): Promise<store.FormRow> {
  if (listPresets().has(id)) throw new Refusal('conflict', 'presetStays');
  const form = await store.findForm(db, schoolId, id, { isForUpdate: true });
  if (form === null) throw notFound();
  return form;
}

/** A format with sample values, as pictures of its pages. */
export async function previewCertificateForm(
  { db, school, platform }: SlowContext,
  { body }: Input<typeof calls.previewCertificateForm>,
): Promise<CallAnswer<typeof calls.previewCertificateForm>> {
  checkForm(body.personKind, body.content);
  return picturesOf(platform, { db, schoolId: school.id }, sampleOf(body, await findSchool(db, school.id)));
}
