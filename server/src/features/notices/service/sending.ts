import type * as calls from '@shala/contract/notices';
import { type Audience, NOTICE_CHANNELS, type NoticeChannel } from '@shala/contract/notices';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { readPlace, writePlace } from '#features/finance';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { htmlOf, namesAmount } from '../rules/notice-text.ts';
import * as people from '../store/audience.store.ts';
import { remindUnconfirmed } from '../store/confirmations.store.ts';
import { hasMailChannel } from '../store/mail-channel.store.ts';
import * as notices from '../store/notices.store.ts';
import * as store from '../store/sending.store.ts';
import { numberOnWire } from '../wire.ts';
import { holdUnsent } from './hold-unsent.ts';
import { checkAudience } from './notices.ts';
import { sanitise } from './sanitise.ts';

export const NOTICES_JOB = 'deliver-notices';
const PAGE = 100;
const YEAR_MS = 366 * 86_400_000;

/** The number of recipients of an audience. Nothing is sent. */
export async function countReach(
  { db, school, platform }: ReadContext,
  { body }: Input<typeof calls.countReach>,
): Promise<CallAnswer<typeof calls.countReach>> {
  const audience = await checkAudience(db, school.id, body.audience);
  const [reach, sample, hooks, hasOwnMail] = await Promise.all([
    people.countReach(db, school.id, audience),
    people.sampleReach(db, school.id, audience),
    store.listHooks(db, school.id),
    hasMailChannel(db, school.id),
  ]);
  const { withMail, withPhone, ...counts } = reach;
  const isSet = (channel: NoticeChannel) =>
    channel === 'mail' ? hasOwnMail || hasInstallationMail({ platform }) : hooks.some((hook) => hook.channel === channel);
  return {
    ...counts,
    channels: NOTICE_CHANNELS.map((channel) => {
      const reachable = channel === 'mail' ? withMail : withPhone;
      return { channel, reachable, withoutAddress: counts.recipients - reachable, isSet: isSet(channel) };
    }),
    sample: sample.map(({ amountPaise, ...one }) => ({ ...one, amount: amountPaise === null ? null : toRupees(amountPaise) })),
  };
}

/** Students and staff by name, for notices to single persons. */
export async function findPeople(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findPeople>,
): Promise<CallAnswer<typeof calls.findPeople>> {
  return (await people.findPeople(db, school.id, query.search)).map(({ id, ...person }) => ({ _id: id, ...person }));
}

/** The number of recipients of an audience, for other features that show it before sending. */
export async function countAudience({ db, school }: ReadContext, audience: Audience): Promise<number> {
  return (await people.countReach(db, school.id, await checkAudience(db, school.id, audience))).recipients;
}

/** Sends a notice now, or schedules it. Refuses when the number of recipients has changed since it was shown. */
export async function publishNotice(
  context: WriteContext,
  { params, body }: Input<typeof calls.publishNotice>,
): Promise<CallAnswer<typeof calls.publishNotice>> {
  const { db, school, audit, now } = context;
  const row = await holdUnsent(context, params.noticeId);
  if (row.isExpired) throw new Refusal('unprocessable', 'expiredNotice');
  const { recipients } = await people.countReach(db, school.id, row.audience);
  if (recipients !== body.recipients) throw new Refusal('conflict', 'recipientsChanged', { values: { recipients }, data: { recipients } });
  if (recipients === 0) throw new Refusal('unprocessable', 'nobodyReached');
  if (body.at !== undefined) {
    const at = await store.readTime(db, school.id, body.at);
    if (at.getTime() <= now.getTime()) throw new Refusal('unprocessable', 'pastTime');
    if (at.getTime() > now.getTime() + YEAR_MS) throw new Refusal('unprocessable', 'farTime');
    const publishAt = at.toISOString();
    await store.markScheduled(db, school.id, row.id, publishAt);
    audit({ entity: 'notice', entityId: row.id, before: { state: row.state }, after: { state: 'scheduled', publishAt } });
    return { _id: row.id, number: null, recipients, publishAt };
  }
  const number = await publishRow(db, school.id, { row, hasInstallationMail: hasInstallationMail(context) });
  audit({ entity: 'notice', entityId: row.id, before: { state: row.state }, after: { state: 'published', number, recipients } });
  context.platform.wakeJob(NOTICES_JOB);
  return { _id: row.id, number, recipients, publishAt: null };
}

/**
 * Gives a notice its number and puts its messages into the outbox; returns the number. Messages of a channel that is not set up are not sent from the
 * beginning: nothing waits for a channel that there is not.
 */
export async function publishRow(
  db: Db,
  schoolId: string,
  { row, hasInstallationMail }: { row: notices.NoticeRow; hasInstallationMail: boolean },
): Promise<string | null> {
  const number = numberOnWire(await store.markPublished(db, schoolId, row.id));
  const { audience, channels, asksConfirmation } = row;
  const hasAmount = namesAmount(row.title + row.bodyHtml);
  await store.keepRecipients(
    db,
    schoolId,
    row.id,
    await people.queueDeliveries(db, schoolId, { noticeId: row.id, audience, channels, hasAmount, asksConfirmation }),
  );
  await store.skipUnset(db, schoolId, { noticeId: row.id, hasInstallationMail });
  return number;
}

const hasInstallationMail = ({ platform }: Pick<ReadContext, 'platform'>) => platform.installation.mailMode === 'smtp';

type NewNotice = {
  title: string;
  /** Plain text with blank lines between paragraphs; placeholders such as {name} and {amount} are filled for each recipient. */
  text: string;
  audience: Audience;
  category?: string;
  channels?: readonly NoticeChannel[];
  expiresOn?: string | null;
};

/** Writes and sends a notice in one step, for other features: the calendar's holidays, the assistant's reminders. Refuses an audience without recipients. */
export async function sendNotice(
  context: WriteContext,
  { title, text, category = '', channels = ['mail'], expiresOn = null, ...rest }: NewNotice,
): Promise<{ noticeId: string; number: string | null; recipients: number }> {
  const { db, school, admin, audit, platform } = context;
  const audience = await checkAudience(db, school.id, rest.audience);
  const bodyHtml = sanitise(htmlOf(text));
  const id = await notices.insertNotice(db, school.id, {
    title,
    bodyHtml,
    audience,
    category,
    channels,
    isPinned: false,
    expiresOn,
    asksConfirmation: false,
    accountId: admin.id,
  });
  const row = await notices.findNotice(db, school.id, id);
  if (row === null) throw notFound();
  const number = await publishRow(db, school.id, { row, hasInstallationMail: hasInstallationMail(context) });
  const sent = await notices.findNotice(db, school.id, id);
  if (!sent || sent.recipients === 0) throw new Refusal('unprocessable', 'nobodyReached');
  audit({ entity: 'notice', entityId: id, before: null, after: { title, state: 'published', number, recipients: sent.recipients } });
  platform.wakeJob(NOTICES_JOB);
  return { noticeId: id, number, recipients: sent.recipients };
}

/** Withdraws a notice: waiting messages are not sent. Refuses one that was not sent or is already withdrawn. */
export async function withdrawNotice(
  context: WriteContext,
  { params }: Input<typeof calls.withdrawNotice>,
): Promise<CallAnswer<typeof calls.withdrawNotice>> {
  const { db, school, audit } = context;
  const row = await notices.holdNotice(db, school.id, params.noticeId);
  if (row === null) throw notFound();
  if (row.state !== 'published' && row.state !== 'scheduled') throw new Refusal('conflict', 'noticeNotSent');
  const counts = await store.withdrawNotice(db, school.id, row.id);
  audit({ entity: 'notice', entityId: row.id, before: { state: row.state }, after: { state: 'withdrawn', ...counts } });
  return { _id: row.id, ...counts };
}

/** The same for other features that withdraw what they sent; false when it was withdrawn before. */
export async function withdrawNoticeIfSent(context: WriteContext, noticeId: string): Promise<boolean> {
  const row = await notices.holdNotice(context.db, context.school.id, noticeId);
  if (row?.state !== 'published' && row?.state !== 'scheduled') return false;
  await withdrawNotice(context, { params: { noticeId }, query: undefined, body: undefined });
  return true;
}

/** Sends again to recipients that it has not reached, at their present addresses; or reminds those who have not confirmed it. */
export async function resendNotice(
  context: WriteContext,
  { params, body }: Input<typeof calls.resendNotice>,
): Promise<CallAnswer<typeof calls.resendNotice>> {
  const { db, school, audit, platform } = context;
  const row = await notices.holdNotice(db, school.id, params.noticeId);
  if (row === null) throw notFound();
  if (row.state !== 'published') throw new Refusal('conflict', 'noticeNotSent');
  const isReminder = body.who === 'unconfirmed';
  const again = isReminder ? await remindUnconfirmed(db, school.id, row.id) : await store.queueAgain(db, school.id, row.id);
  const queued = again - (await store.skipUnset(db, school.id, { noticeId: row.id, hasInstallationMail: hasInstallationMail(context) }));
  audit({ entity: 'notice', entityId: row.id, after: isReminder ? { reminded: queued } : { queuedAgain: queued } });
  platform.wakeJob(NOTICES_JOB);
  return { _id: row.id, queued };
}

/** The recipients of a notice, with the result of each message. */
export async function listDeliveries(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.listDeliveries>,
): Promise<CallAnswer<typeof calls.listDeliveries>> {
  const { after, ...filter } = query;
  const row = await notices.findNotice(db, school.id, params.noticeId);
  if (row === null) throw notFound();
  const place = readPlace(after, ['text', 'id']);
  const [rows, counts] = await Promise.all([
    store.listDeliveries(
      db,
      school.id,
      { noticeId: row.id, ...filter },
      { after: place && { name: place[0] as string, id: place[1] as string }, limit: PAGE + 1 },
    ),
    store.countDeliveries(db, school.id, row.id),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    deliveries: page.map(({ id, doneAt, confirmedAt, ...delivery }) => ({
      _id: id,
      ...delivery,
      at: doneAt?.toISOString() ?? null,
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    next: rows.length > PAGE && last ? writePlace([last.name, last.id]) : null,
    total: counts
      .filter(({ channel, state }) => (!filter.channel || filter.channel === channel) && (!filter.state || filter.state === state))
      .reduce((sum, { count }) => sum + count, 0),
  };
}
