import type { DeliveryState, NoticeChannel } from '@shala/contract/notices';
import { type Db, sql } from '#platform/db';

/** Gives a notice its number within the financial year, without gaps, and marks it as sent. */
export async function markPublished(db: Db, schoolId: string, noticeId: string): Promise<{ number: number; numberYear: number }> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('circular ' || ${schoolId}::text, 0))`);
  const row = await db.row<{
    number: number;
    numberYear: number;
  }>(sql`update notices n set state = 'published', sent_at = now(), publish_at = coalesce(publish_at, now()), version = version + 1,
      number = coalesce((select max(o.number) from notices o where o.school_id = n.school_id and o.number_year = y.year), 0) + 1, number_year = y.year
    from (select app.financial_year(app.today(${schoolId})) as year) y
    where n.school_id = ${schoolId} and n.id = ${noticeId}::uuid returning n.number, n.number_year as "numberYear"`);
  return row as { number: number; numberYear: number };
}

export async function keepRecipients(db: Db, schoolId: string, noticeId: string, recipients: number): Promise<void> {
  await db.rows(sql`update notices set recipients = ${recipients} where school_id = ${schoolId} and id = ${noticeId}::uuid`);
}

/** A timestamp, from a time with its offset or from the school's local time. */
export async function readTime(db: Db, schoolId: string, at: string): Promise<Date> {
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/.test(at);
  const row = hasOffset
    ? await db.row<{ at: Date }>(sql`select ${at}::timestamptz as at`)
    : await db.row<{ at: Date }>(sql`select ${at}::timestamp at time zone time_zone as at from schools where id = ${schoolId}`);
  return (row as { at: Date }).at;
}

export async function markScheduled(db: Db, schoolId: string, noticeId: string, at: string): Promise<void> {
  await db.rows(sql`update notices set state = 'scheduled', publish_at = ${at}::timestamptz, version = version + 1
    where school_id = ${schoolId} and id = ${noticeId}::uuid`);
}

/** Withdraws a notice; its unsent messages stay in the outbox. */
export async function withdrawNotice(db: Db, schoolId: string, noticeId: string): Promise<{ stopped: number; gone: number }> {
  await db.rows(sql`update notices set state = 'withdrawn', withdrawn_at = now(), is_pinned = false, version = version + 1
    where school_id = ${schoolId} and id = ${noticeId}::uuid`);
  const stopped = await db.rows(sql`update notice_deliveries set state = 'skipped', reason = 'withdrawn', done_at = now()
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid and state = 'queued' returning id`);
  const row = await db.row<{ gone: number }>(sql`select count(*)::int as gone from notice_deliveries
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid and state = 'sent'`);
  return { stopped: stopped.length, gone: row?.gone ?? 0 };
}

/** Which of a notice's waiting messages cannot be sent by their channel: they are not sent from the beginning. Returns their number. */
export async function skipUnset(
  db: Db,
  schoolId: string,
  { noticeId, hasInstallationMail }: { noticeId: string; hasInstallationMail: boolean },
): Promise<number> {
  const skipped =
    await db.rows(sql`update notice_deliveries d set state = 'skipped', reason = case d.channel when 'mail' then 'mailUnset' else 'hookUnset' end, done_at = now()
    where d.school_id = ${schoolId} and d.notice_id = ${noticeId}::uuid and d.state = 'queued' and case d.channel
      when 'mail' then not ${hasInstallationMail}::boolean and not exists (select from mail_channels m where m.school_id = d.school_id)
      else not exists (select from notice_channels c where c.school_id = d.school_id and c.channel = d.channel) end
    returning d.id`);
  return skipped.length;
}

/** Queues again the messages that did not reach their recipient, with the present addresses. */
export async function queueAgain(db: Db, schoolId: string, noticeId: string): Promise<number> {
  const queued =
    await db.rows(sql`update notice_deliveries d set state = 'queued', attempts = 0, reason = '', due_at = now(), done_at = null, address = a.address
    from (select x.id, coalesce(case when x.channel = 'mail' then lower(coalesce(g.email, e.email)) when coalesce(g.phone, e.phone) ~ '^[6-9]' then coalesce(g.phone, e.phone) end, '') as address
      from notice_deliveries x left join guardians g on g.school_id = x.school_id and g.id = x.guardian_id
      left join employees e on e.school_id = x.school_id and e.id = x.employee_id
      where x.school_id = ${schoolId} and x.notice_id = ${noticeId}::uuid and x.state in ('failed', 'skipped')) a
    where d.school_id = ${schoolId} and d.id = a.id and a.address <> ''
      and not exists (select from notice_deliveries o where o.school_id = d.school_id and o.notice_id = d.notice_id and o.channel = d.channel and lower(o.address) = lower(a.address) and o.id <> d.id)
    returning d.id`);
  return queued.length;
}

export type DeliveryRow = {
  id: string;
  name: string;
  students: string;
  channel: NoticeChannel;
  address: string;
  state: DeliveryState;
  attempts: number;
  reason: string;
  doneAt: Date | null;
  confirmedAt: Date | null;
  isOnPaper: boolean;
};
type Filter = {
  state?: DeliveryState | undefined;
  channel?: NoticeChannel | undefined;
  search?: string | undefined;
  confirmed?: 'yes' | 'no' | undefined;
};

/** The messages of a notice by name, after a position. */
export function listDeliveries(
  db: Db,
  schoolId: string,
  { noticeId, state, channel, search, confirmed }: Filter & { noticeId: string },
  { after, limit }: { after: { name: string; id: string } | null; limit: number },
): Promise<DeliveryRow[]> {
  const word = (search ?? '').toLowerCase();
  return db.rows(sql`select id, name, coalesce(places ->> 'student', '') as students, channel, address, state, attempts, reason, done_at as "doneAt",
      confirmed_at as "confirmedAt", confirmed_by is not null as "isOnPaper" from notice_deliveries
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid and (${state ?? null}::text is null or state = ${state ?? null}::text)
      and (${channel ?? null}::text is null or channel = ${channel ?? null}::text)
      and (${confirmed ?? null}::text is null or (confirmed_at is not null) = (${confirmed ?? null}::text = 'yes'))
      and (${word} = '' or position(${word} in lower(name || ' ' || address || ' ' || (places ->> 'student'))) > 0)
      and (${after?.id ?? null}::uuid is null or (lower(name), name, id) > (lower(${after?.name ?? ''}::text), ${after?.name ?? ''}::text, ${after?.id ?? null}::uuid))
    order by lower(name), name, id limit ${limit}`);
}

export type DeliveryCount = { channel: NoticeChannel; state: DeliveryState; count: number };

export function countDeliveries(db: Db, schoolId: string, noticeId: string): Promise<DeliveryCount[]> {
  return db.rows(sql`select channel, state, count(*)::int as count from notice_deliveries
    where school_id = ${schoolId} and notice_id = ${noticeId}::uuid group by 1, 2`);
}

/** The signing secret is encrypted; null for one of an earlier version, which the next start encrypts. */
export type Hook = { channel: 'sms' | 'whatsapp'; url: string; secretSealed: Uint8Array | null; changedAt: Date };

export function listHooks(db: Db, schoolId: string): Promise<Hook[]> {
  return db.rows(sql`select channel, url, secret_sealed as "secretSealed", changed_at as "changedAt"
    from notice_channels where school_id = ${schoolId}`);
}

export async function setHook(db: Db, schoolId: string, { channel, url, secretSealed }: Omit<Hook, 'changedAt'>): Promise<void> {
  await db.rows(sql`insert into notice_channels (school_id, channel, url, secret_sealed) values (${schoolId}, ${channel}, ${url}, ${secretSealed})
    on conflict (school_id, channel) do update
    set url = excluded.url, secret = null, secret_sealed = excluded.secret_sealed, changed_at = now()`);
}

export async function removeHook(db: Db, schoolId: string, channel: Hook['channel']): Promise<string | null> {
  const row = await db.row<{ url: string }>(
    sql`delete from notice_channels where school_id = ${schoolId} and channel = ${channel} returning url`,
  );
  return row?.url ?? null;
}
