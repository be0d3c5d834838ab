import type * as calls from '@shala/contract/certificates';
import { type CallAnswer, yearName, yearOfDay } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { DRAWABLE_TYPES, detectMediaType } from '#platform/files';
import type { Input, ReadContext, UploadContext, WriteContext } from '#platform/http';
import { redrawPicture } from '#platform/pictures';
import { isBuiltIn } from '../rules/types.ts';
import * as store from '../store/school.store.ts';
import { storedUrl } from '../wire.ts';
import { listAllForms, requireForm, typeName } from './forms.ts';

export async function getCertificateSettings(context: ReadContext): Promise<CallAnswer<typeof calls.getCertificateSettings>> {
  const { db, school, platform } = context;
  const [facts, forms] = await Promise.all([store.findSchool(db, school.id), listAllForms(db, school.id)]);
  const series = await store.listSeries(db, school.id, yearOfDay(facts.today));
  const types = [...new Set(forms.map(({ type }) => type))];
  return {
    ...facts.settings,
    signatureUrl: storedUrl(context, facts.signatureFileId),
    sealUrl: storedUrl(context, facts.sealFileId),
    publicPage: `${platform.publicUrl}/issued?school=${school.id}`,
    hasPublicAddress: platform.isPublic,
    publicCsv: `${platform.publicUrl}/public/certificates/${school.id}.csv`,
    series: types.map((type) => ({
      type,
      name: typeName(type, forms),
      nextSerial: (series.find((row) => row.type === type)?.lastSerial ?? 0) + 1,
    })),
  };
}

/** Refuses unknown types and formats, and a series that would use a number twice. */
export async function saveCertificateSettings(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.saveCertificateSettings>,
): Promise<CallAnswer<typeof calls.saveCertificateSettings>> {
  const { nextSerials, ...settings } = body;
  const before = await store.findSchool(db, school.id);
  const forms = await listAllForms(db, school.id);
  for (const [type, formId] of Object.entries(settings.preferred))
    if ((await requireForm(db, school.id, formId)).type !== type) throw notFound();
  const year = yearOfDay(before.today);
  for (const [type, next] of Object.entries(nextSerials)) {
    if (!isBuiltIn(type) && !forms.some((form) => form.type === type)) throw notFound();
    if (!(await store.beginSeries(db, school.id, { type, year, next })))
      throw new Refusal('conflict', 'serialStart', {
        values: { type, name: typeName(type, forms), serial: next, year: yearName(year) },
      });
  }
  await store.saveCertificateSettings(db, school.id, settings);
  audit({
    entity: 'certificateSettings',
    before: before.settings,
    after: { ...settings, ...(Object.keys(nextSerials).length > 0 && { nextSerials }) },
  });
  return {};
}

/** Sets the picture of the signature or the seal, scaled to its printed size. Refuses a file that is no picture, is damaged or too large. */
export async function uploadCertificatePicture(
  context: UploadContext,
  { params }: Input<typeof calls.uploadCertificatePicture>,
): Promise<CallAnswer<typeof calls.uploadCertificatePicture>> {
  const { file } = context;
  const mediaType = detectMediaType(file.bytes);
  if (mediaType === null || !DRAWABLE_TYPES.has(mediaType)) throw new Refusal('unsupported', 'certificatePicture');
  const picture = await redrawPicture(file.bytes);
  return context.inTransaction(async ({ db, school, admin, platform, audit }) => {
    const stored = { ...picture, schoolId: school.id, name: params.picture, createdBy: admin.id };
    const fileId = await platform.files.put(db, stored);
    await store.setPicture(db, school.id, params.picture, fileId);
    audit({ entity: 'certificateSettings', after: { [params.picture]: 'new' } });
    return { url: storedUrl(context, fileId) as string };
  });
}

export async function removeCertificatePicture(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeCertificatePicture>,
): Promise<CallAnswer<typeof calls.removeCertificatePicture>> {
  await store.setPicture(db, school.id, params.picture, null);
  audit({ entity: 'certificateSettings', before: { [params.picture]: true }, after: { [params.picture]: false } });
  return {};
}
