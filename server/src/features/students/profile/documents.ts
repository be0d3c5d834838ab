import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound, Refusal } from '#platform/errors';
import { DRAWABLE_TYPES, detectMediaType } from '#platform/files';
import type { Input, UploadContext, WriteContext } from '#platform/http';
import { redrawPicture, refuseHugePicture } from '#platform/pictures';
import { photoUrl } from '../wire.ts';
import * as store from './documents.store.ts';
import { findRecord, updateRecord } from './records.store.ts';
import { requireRecord } from './records.ts';

/** In seconds: long enough to open the document, too short to share the address. */
const OPEN_SECONDS = 120;

/** Sets a photo. Refuses a file whose bytes are no picture that documents can draw. */
export async function uploadStudentPhoto(
  context: UploadContext,
  { params }: Input<typeof calls.uploadStudentPhoto>,
): Promise<CallAnswer<typeof calls.uploadStudentPhoto>> {
  const { file } = context;
  const record = await findRecord(context.db, context.school.id, params.studentId);
  if (record === null) throw notFound();
  const mediaType = detectMediaType(file.bytes);
  if (mediaType === null || !DRAWABLE_TYPES.has(mediaType)) throw new Refusal('unsupported', 'notAPicture');
  const picture = await redrawPicture(file.bytes);
  return context.inTransaction(async (write) => {
    const { db, school, admin, platform, audit } = write;
    const { id, photoFileId } = await requireRecord(write, params.studentId);
    const fileId = await platform.files.put(db, { schoolId: school.id, name: 'photo', ...picture, createdBy: admin.id });
    await updateRecord(db, school.id, id, { photoFileId: fileId });
    audit({ entity: 'student', entityId: id, before: { photo: photoFileId !== null }, after: { photo: 'new' } });
    return { photoUrl: photoUrl(context, fileId) as string };
  });
}

export async function removeStudentPhoto(
  context: WriteContext,
  { params }: Input<typeof calls.removeStudentPhoto>,
): Promise<CallAnswer<typeof calls.removeStudentPhoto>> {
  const record = await requireRecord(context, params.studentId);
  if (record.photoFileId === null) return {};
  await updateRecord(context.db, context.school.id, record.id, { photoFileId: null });
  context.audit({ entity: 'student', entityId: record.id, before: { photo: true }, after: { photo: false } });
  return {};
}

/** Stores a document. Refuses a file whose bytes are neither a picture nor a PDF. */
export async function uploadStudentDocument(
  context: UploadContext,
  { params, body }: Input<typeof calls.uploadStudentDocument>,
): Promise<CallAnswer<typeof calls.uploadStudentDocument>> {
  const { file } = context;
  const mediaType = detectMediaType(file.bytes);
  if ((await findRecord(context.db, context.school.id, params.studentId)) === null) throw notFound();
  if (mediaType === null) throw new Refusal('unsupported', 'documentKind');
  refuseHugePicture(file.bytes);
  return context.inTransaction(async (write) => {
    const { db, school, admin, platform, audit } = write;
    const record = await requireRecord(write, params.studentId);
    const stored = { schoolId: school.id, name: file.name || 'document', mediaType, bytes: file.bytes, createdBy: admin.id };
    const fileId = await platform.files.put(db, stored);
    const title = body.title ?? '';
    const id = await store.uploadStudentDocument(db, school.id, {
      studentId: record.id,
      kind: body.kind,
      title,
      fileId,
      accountId: admin.id,
    });
    audit({ entity: 'student', entityId: record.id, after: { document: named(body.kind, title) } });
    return { id };
  });
}

/** A short-lived address. Reading a document is recorded in the audit log. */
export async function openStudentDocument(
  context: WriteContext,
  { params }: Input<typeof calls.openStudentDocument>,
): Promise<CallAnswer<typeof calls.openStudentDocument>> {
  const { db, school, platform, now, audit } = context;
  const document = await store.findDocument(db, school.id, params);
  if (document === null) throw notFound();
  audit({ entity: 'student', entityId: params.studentId, after: { documentRead: named(document.kind, document.title) } });
  return { url: platform.authority.fileAddress(school.id, document.fileId, Math.floor(now.getTime() / 1000) + OPEN_SECONDS) };
}

export async function removeStudentDocument(
  context: WriteContext,
  { params }: Input<typeof calls.removeStudentDocument>,
): Promise<CallAnswer<typeof calls.removeStudentDocument>> {
  const { db, school, audit } = context;
  const document = await store.findDocument(db, school.id, params);
  if (document === null || !(await store.removeStudentDocument(db, school.id, params))) throw notFound();
  audit({ entity: 'student', entityId: params.studentId, before: { document: named(document.kind, document.title) } });
  return {};
}

function named(kind: string, title: string): string {
  return title === '' ? kind : `${kind}: ${title}`;
}
