import type * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { detectMediaType } from '#platform/files';
import type { Input, ReadContext, UploadContext, WriteContext } from '#platform/http';
import { refuseHugePicture } from '#platform/pictures';
import * as store from '../store/notices.store.ts';
import { holdUnsent } from './hold-unsent.ts';

const HOUR = 3600;

/** The address of an attachment for the next hour or two; the same within an hour, so that browsers can cache it. */
export function addressOf({ db, school, platform, now }: ReadContext, fileId: string) {
  return linkTo({ db, schoolId: school.id, platform, now }, fileId);
}

type Ground = Pick<ReadContext, 'db' | 'platform' | 'now'> & { schoolId: string };

/** The same without a session. */
export async function linkTo(
  { db, schoolId, platform, now }: Ground,
  fileId: string,
): Promise<{ name: string; url: string; bytes: number } | null> {
  const file = await platform.files.find(db, schoolId, fileId);
  if (file === null) return null;
  const expiresAt = (Math.floor(now.getTime() / 1000 / HOUR) + 2) * HOUR;
  return { name: file.name, url: platform.authority.fileAddress(schoolId, fileId, expiresAt), bytes: Number(file.size_bytes) };
}

/** Attaches a photo or a PDF. Refuses other kinds, and a notice that was sent. */
export async function attachFile(
  context: UploadContext,
  { params }: Input<typeof calls.attachFile>,
): Promise<CallAnswer<typeof calls.attachFile>> {
  const { file } = context;
  const known = await store.findNotice(context.db, context.school.id, params.noticeId);
  if (known === null) throw notFound();
  const mediaType = detectMediaType(file.bytes);
  if (mediaType === null) throw new Refusal('unsupported', 'fileOfNotice');
  refuseHugePicture(file.bytes);
  const { fileId, version } = await context.inTransaction(async (inside) => {
    const row = await holdUnsent(inside, params.noticeId);
    const { db, school, admin, platform, audit } = inside;
    const name = file.name || 'attachment';
    const id = await platform.files.put(db, { schoolId: school.id, name, mediaType, bytes: file.bytes, createdBy: admin.id });
    await store.setAttachment(db, school.id, row.id, id);
    audit({ entity: 'notice', entityId: row.id, before: { attachment: row.fileId }, after: { attachment: id } });
    return { fileId: id, version: row.version + 1 };
  });
  const address = await addressOf(context, fileId);
  if (address === null) throw notFound();
  return { ...address, version };
}

/** Removes the attachment. Refuses when there is none, or the notice was sent. */
export async function detachFile(
  context: WriteContext,
  { params }: Input<typeof calls.detachFile>,
): Promise<CallAnswer<typeof calls.detachFile>> {
  const row = await holdUnsent(context, params.noticeId);
  if (row.fileId === null) throw notFound();
  await store.setAttachment(context.db, context.school.id, row.id, null);
  context.audit({ entity: 'notice', entityId: row.id, before: { attachment: row.fileId }, after: { attachment: null } });
  return { version: row.version + 1 };
}
