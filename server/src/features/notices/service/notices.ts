import type * as calls from '@shala/contract/notices';
import { type Audience, DELIVERY_STATES } from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { readPlace, writePlace } from '#features/finance';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { textOf } from '../rules/notice-text.ts';
import { countNamed } from '../store/audience.store.ts';
import { countConfirmed } from '../store/confirmations.store.ts';
import * as store from '../store/notices.store.ts';
import { countDeliveries } from '../store/sending.store.ts';
import { rowOnWire } from '../wire.ts';
import { addressOf } from './attachments.ts';
import { holdUnsent } from './hold-unsent.ts';
import { sanitise } from './sanitise.ts';

const PAGE = 30;

/** Notices by what is asked for. */
export async function listNotices(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listNotices>,
): Promise<CallAnswer<typeof calls.listNotices>> {
  const { after, show = 'current', ...rest } = query;
  const filter = { show, ...rest };
  const place = readPlace(after, ['flag', 'instant', 'id']);
  const [rows, counts] = await Promise.all([
    store.listNotices(db, school.id, filter, {
      after: place && { isPinned: place[0] as string, at: place[1] as string, id: place[2] as string },
      limit: PAGE + 1,
    }),
    store.countNotices(db, school.id, filter),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const isPinned = show === 'current' && last?.isPinned === true;
  return {
    notices: page.map(rowOnWire),
    next: rows.length > PAGE && last ? writePlace([String(isPinned), last.place, last.id]) : null,
    total: counts.total,
    categories: counts.categories,
    counts: { current: counts.current, drafts: counts.drafts, scheduled: counts.scheduled },
  };
}

/** One complete notice. Refuses an unknown one. */
export async function getNotice(
  context: ReadContext,
  { params }: Input<typeof calls.getNotice>,
): Promise<CallAnswer<typeof calls.getNotice>> {
  const { db, school } = context;
  const [row, counted, confirmed, place] = await Promise.all([
    store.findNotice(db, school.id, params.noticeId),
    countDeliveries(db, school.id, params.noticeId),
    countConfirmed(db, school.id, params.noticeId),
    store.findSchool(db, school.id),
  ]);
  if (row === null) throw notFound();
  const deliveries = Object.fromEntries(
    row.channels.map((channel) => {
      const counts = DELIVERY_STATES.map((state) => [
        state,
        counted.find((one) => one.channel === channel && one.state === state)?.count ?? 0,
      ]);
      return [channel, Object.fromEntries(counts) as Record<(typeof DELIVERY_STATES)[number], number>];
    }),
  );
  return {
    ...rowOnWire(row),
    bodyHtml: row.bodyHtml,
    channels: row.channels,
    version: row.version,
    author: row.author,
    confirmed,
    attachment: row.fileId === null ? null : await addressOf(context, row.fileId),
    deliveries,
    school: place ?? { name: '', address: '', phone: '' },
  };
}

/** Saves a draft. Refuses one without text, and recipients of other schools. */
export async function addNotice(
  context: WriteContext,
  { body }: Input<typeof calls.addNotice>,
): Promise<CallAnswer<typeof calls.addNotice>> {
  return { _id: await draftNotice(context, body), version: 1 };
}

/** Saves a draft written by another feature, to be checked and sent by a person; returns its id. */
export async function draftNotice(context: WriteContext, draft: Draft): Promise<string> {
  const { db, school, admin, audit } = context;
  const text = await checkText(context, draft);
  const id = await store.insertNotice(db, school.id, { ...text, accountId: admin.id });
  audit({ entity: 'notice', entityId: id, before: null, after: { title: text.title, audience: text.audience } });
  return id;
}

/** Changes a notice that was not sent yet. Refuses to overwrite another user's change. */
export async function changeNotice(
  context: WriteContext,
  { params, body }: Input<typeof calls.changeNotice>,
): Promise<CallAnswer<typeof calls.changeNotice>> {
  const { db, school, audit } = context;
  const { version, ...draft } = body;
  const row = await holdUnsent(context, params.noticeId);
  if (row.version !== version) throw new Refusal('conflict', 'noticeChanged');
  const text = await checkText(context, draft);
  await store.changeNotice(db, school.id, row.id, text);
  const changed = (['title', 'bodyHtml', 'category', 'isPinned', 'expiresOn', 'asksConfirmation'] as const).filter(
    (field) => row[field] !== text[field],
  );
  const pick = (from: store.NoticeRow | store.NoticeText) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  audit({ entity: 'notice', entityId: row.id, before: pick(row), after: pick(text) });
  return { _id: row.id, version: row.version + 1 };
}

/** Pins or unpins a notice, or changes its last day; also possible after it was sent. */
export async function pinNotice(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.pinNotice>,
): Promise<CallAnswer<typeof calls.pinNotice>> {
  const row = await store.holdNotice(db, school.id, params.noticeId);
  if (row === null) throw notFound();
  const { isPinned = row.isPinned, expiresOn = row.expiresOn } = body;
  await store.pinNotice(db, school.id, row.id, { isPinned, expiresOn });
  audit({
    entity: 'notice',
    entityId: row.id,
    before: { isPinned: row.isPinned, expiresOn: row.expiresOn },
    after: { isPinned, expiresOn },
  });
  return { _id: row.id, isPinned };
}

/** Deletes a draft. Refuses a scheduled or sent notice. */
export async function deleteNotice(
  context: WriteContext,
  { params }: Input<typeof calls.deleteNotice>,
): Promise<CallAnswer<typeof calls.deleteNotice>> {
  const row = await holdUnsent(context, params.noticeId);
  if (row.state !== 'draft') throw new Refusal('conflict', 'noticeSent');
  await store.deleteNotice(context.db, context.school.id, row.id);
  context.audit({ entity: 'notice', entityId: row.id, before: { title: row.title }, after: null });
  return { _id: row.id };
}

type Draft = Input<typeof calls.addNotice>['body'];

/** Sanitises a person's text. Refuses an empty one, and recipients of other schools. */
async function checkText({ db, school }: ReadContext | WriteContext, draft: Draft): Promise<store.NoticeText> {
  const { title, audience, category = '', channels = ['mail'], isPinned = false, expiresOn = null, asksConfirmation = false } = draft;
  const bodyHtml = sanitise(draft.bodyHtml);
  if (textOf(bodyHtml) === '') throw new Refusal('unprocessable', 'noticeEmpty');
  return {
    title,
    bodyHtml,
    audience: await checkAudience(db, school.id, audience),
    category,
    channels: [...new Set(channels)],
    isPinned,
    expiresOn,
    asksConfirmation,
  };
}

/** An audience without duplicates. Refuses an empty list where ids are needed, and ids of other schools. */
export async function checkAudience(db: ReadContext['db'], schoolId: string, { kind, ids = [] }: Audience): Promise<Audience> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (['all', 'staff', 'students'].includes(kind)) return { kind };
  if (kind === 'defaulters' && named.length === 0) return { kind };
  if (named.length === 0) throw new Refusal('unprocessable', 'noRecipientsChosen');
  if ((await countNamed(db, schoolId, { kind, ids: named })) !== named.length) throw notFound();
  return { kind, ids: named };
}
