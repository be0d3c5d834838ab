import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { DRAWABLE_TYPES, detectMediaType } from '#platform/files';
import type { Input, UploadContext, WriteContext } from '#platform/http';
import { redrawPicture, refuseHugePicture } from '#platform/pictures';
import * as store from '../store/papers.store.ts';
import { findRecord, updateRecord } from '../store/records.store.ts';
import { photoUrl } from '../wire.ts';
import { requireRecord } from './records.ts';

/** In seconds: long enough to open the document, too short to share the address. */
const OPEN_SECONDS = 120;

/** Sets a photo. Refuses a file whose bytes are no picture that documents can draw. */
export async function uploadEmployeePhoto(
  context: UploadContext,
  { params }: Input<typeof calls.uploadEmployeePhoto>,
): Promise<CallAnswer<typeof calls.uploadEmployeePhoto>> {
  await requireThere(context, params.employeeId);
  const mediaType = detectMediaType(context.file.bytes);
  if (mediaType === null || !DRAWABLE_TYPES.has(mediaType)) throw new Refusal('unsupported', 'photoKind');
  const picture = await redrawPicture(context.file.bytes);
  return context.inTransaction(async (write) => {
    const { db, school, admin, platform, audit } = write;
    const { id, photoFileId } = await requireRecord(write, params.employeeId);
    const stored = { schoolId: school.id, name: 'photo', ...picture, createdBy: admin.id };
    const fileId = await platform.files.put(db, stored);
    await updateRecord(db, school.id, id, { photoFileId: fileId });
    audit({ entity: 'employee', entityId: id, before: { photo: photoFileId !== null }, after: { photo: 'new' } });
    return { imageUrl: photoUrl(context, fileId) as string };
  });
}

export async function removeEmployeePhoto(
  context: WriteContext,
  { params }: Input<typeof calls.removeEmployeePhoto>,
): Promise<CallAnswer<typeof calls.removeEmployeePhoto>> {
  const { id, photoFileId } = await requireRecord(context, params.employeeId);
  if (photoFileId === null) return {};
  await updateRecord(context.db, context.school.id, id, { photoFileId: null });
  context.audit({ entity: 'employee', entityId: id, before: { photo: true }, after: { photo: false } });
  return {};
}

/** Stores a document. Refuses a file whose bytes are neither a picture nor a PDF. */
export async function uploadEmployeePaper(
  context: UploadContext,
  { params, body }: Input<typeof calls.uploadEmployeePaper>,
): Promise<CallAnswer<typeof calls.uploadEmployeePaper>> {
  const { file } = context;
  await requireThere(context, params.employeeId);
  const mediaType = detectMediaType(file.bytes);
  if (mediaType === null) throw new Refusal('unsupported', 'paperKind');
  refuseHugePicture(file.bytes);
  return context.inTransaction(async (write) => {
    const { db, school, admin, platform, audit } = write;
    const record = await requireRecord(write, params.employeeId);
    const stored = { schoolId: school.id, name: file.name || 'paper', mediaType, bytes: file.bytes, createdBy: admin.id };
    const fileId = await platform.files.put(db, stored);
    const paper = { employeeId: record.id, kind: body.kind, fileId, expiresOn: body.expiresOn || null, accountId: admin.id };
    const id = await store.uploadEmployeePaper(db, school.id, paper);
    audit({ entity: 'employee', entityId: record.id, after: { paper: body.kind } });
    return { id };
  });
}

/** A short-lived address. Reading a document is recorded in the audit log. */
export async function openEmployeePaper(
  { db, school, platform, now, audit }: WriteContext,
  { params }: Input<typeof calls.openEmployeePaper>,
): Promise<CallAnswer<typeof calls.openEmployeePaper>> {
  const paper = await store.findPaper(db, school.id, params);
  if (paper === null) throw notFound();
  audit({ entity: 'employee', entityId: params.employeeId, after: { paperRead: paper.kind } });
  return { url: platform.authority.fileAddress(school.id, paper.fileId, Math.floor(now.getTime() / 1000) + OPEN_SECONDS) };
}

export async function removeEmployeePaper(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeEmployeePaper>,
): Promise<CallAnswer<typeof calls.removeEmployeePaper>> {
  const paper = await store.findPaper(db, school.id, params);
  if (paper === null || !(await store.removeEmployeePaper(db, school.id, params))) throw notFound();
  audit({ entity: 'employee', entityId: params.employeeId, before: { paper: paper.kind } });
  return {};
}

async function requireThere({ db, school }: UploadContext, employeeId: string): Promise<void> {
  if ((await findRecord(db, school.id, employeeId)) === null) throw notFound();
}
