import type * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, OpenContext, WriteContext } from '#platform/http';
import { fillHtml, fillPlaces } from '../rules/notice-text.ts';
import { placesOf } from '../rules/places-of.ts';
import * as store from '../store/confirmations.store.ts';
import { numberOnWire } from '../wire.ts';
import { linkTo } from './attachments.ts';

const CODE = /^([0-9a-f]{32})([0-9a-f]{32})$/;

/** The address in a recipient's link. It begins with the school's id, so that the school is known before anything is looked up. */
export function confirmUrl(publicUrl: string, schoolId: string, key: string): string {
  return `${publicUrl}/confirm?notice=${schoolId.replaceAll('-', '')}${key.replaceAll('-', '')}`;
}

/** A notice as one recipient received it. Refuses an unknown code. */
export async function readNotice(
  { inSchool, platform, now }: OpenContext,
  { params }: Input<typeof calls.readNotice>,
): Promise<CallAnswer<typeof calls.readNotice>> {
  const { schoolId, key } = readCode(params.code);
  return inSchool(schoolId, async (db) => {
    const found = await store.findByKey(db, schoolId, key);
    if (found === null) throw notFound();
    const isWithdrawn = found.state !== 'published';
    const places = placesOf({ name: found.recipient, places: found.places });
    return {
      schoolName: found.school,
      number: numberOnWire(found),
      title: fillPlaces(found.title, places),
      bodyHtml: isWithdrawn ? '' : fillHtml(found.bodyHtml, places),
      at: (found.sentAt ?? found.createdAt).toISOString(),
      isWithdrawn,
      recipient: found.recipient,
      students: found.places.student,
      attachment: isWithdrawn || found.fileId === null ? null : await linkTo({ db, schoolId, platform, now }, found.fileId),
      confirmedAt: found.confirmedAt?.toISOString() ?? null,
    };
  });
}

/** The recipient confirms. Refuses an unknown code, and a notice that was withdrawn. */
export async function confirmNotice(
  { inSchool }: OpenContext,
  { params }: Input<typeof calls.confirmNotice>,
): Promise<CallAnswer<typeof calls.confirmNotice>> {
  const { schoolId, key } = readCode(params.code);
  return inSchool(schoolId, async (db) => {
    const found = await store.findByKey(db, schoolId, key);
    if (found === null) throw notFound();
    if (found.state !== 'published') throw new Refusal('conflict', 'noticeWithdrawn');
    const at = await store.confirmNotice(db, schoolId, key);
    if (at === null) throw notFound();
    return { confirmedAt: at.toISOString() };
  });
}

/** Records a signed paper slip, or removes the record. Refuses an unknown message. */
export async function noteConfirmation(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.noteConfirmation>,
): Promise<CallAnswer<typeof calls.noteConfirmation>> {
  const noted = await store.noteConfirmation(db, school.id, { ...params, ...body, accountId: admin.id });
  if (noted === null) throw notFound();
  audit({ entity: 'notice', entityId: params.noticeId, after: { recipient: noted.name, isConfirmedOnPaper: body.isConfirmed } });
  return { confirmedAt: noted.confirmedAt?.toISOString() ?? null };
}

function readCode(code: string): { schoolId: string; key: string } {
  const [, school = '', key = ''] = CODE.exec(code.toLowerCase()) ?? [];
  if (key === '') throw notFound();
  const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { schoolId: toUuid(school), key: toUuid(key) };
}
