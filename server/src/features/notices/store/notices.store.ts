import type { Audience, NoticeChannel } from '@shala/contract/notices';
import { type Db, type Fragment, join, sql } from '#platform/db';

type NoticeState = 'draft' | 'scheduled' | 'published' | 'withdrawn';
export type NoticeRow = {
  id: string;
  title: string;
  bodyHtml: string;
  audience: Audience;
  names: string[];
  category: string;
  isPinned: boolean;
  state: NoticeState;
  channels: NoticeChannel[];
  number: number | null;
  numberYear: number | null;
  publishAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
  expiresOn: string | null;
  isExpired: boolean;
  fileId: string | null;
  version: number;
  recipients: number;
  failed: number;
  author: string;
  asksConfirmation: boolean;
};

const COLUMNS = sql`n.id, n.title, n.body_html as "bodyHtml", n.audience, n.category, n.is_pinned as "isPinned", n.state, n.channels, n.number, n.number_year as "numberYear",
  n.publish_at as "publishAt", n.sent_at as "sentAt", n.created_at as "createdAt", n.expires_on as "expiresOn",
  coalesce(n.expires_on < (select app.today(n.school_id)), false) as "isExpired", n.attachment_file_id as "fileId", n.version,
  n.asks_confirmation as "asksConfirmation", n.recipients, (select count(*)::int from notice_deliveries d where d.school_id = n.school_id and d.notice_id = n.id and d.state = 'failed') as failed,
  coalesce((select a.name from accounts a where a.id = n.account_id and a.school_id = n.school_id), '') as author,
  array(select x.name from (
    select c.name, c.position from classes c where n.audience ->> 'kind' in ('classes', 'defaulters') and c.school_id = n.school_id and n.audience -> 'ids' ? c.id::text
    union all select c.name || ' ' || s.name, c.position from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
      where n.audience ->> 'kind' = 'sections' and s.school_id = n.school_id and n.audience -> 'ids' ? s.id::text
    union all select p.name, 0 from students p where n.audience ->> 'kind' = 'people' and p.school_id = n.school_id and n.audience -> 'ids' ? p.id::text
    union all select e.name, 1 from employees e where n.audience ->> 'kind' = 'people' and e.school_id = n.school_id and n.audience -> 'ids' ? e.id::text
  ) x order by x.position, x.name) as names`;

/** The time by which a notice is sorted: when it was sent, will be sent or was written. */
const AT = sql`coalesce(n.sent_at, n.publish_at, n.created_at)`;
const IS_EXPIRED = sql`coalesce(n.expires_on < (select app.today(n.school_id)), false)`;

export type NoticeFilter = {
  show: 'current' | 'drafts' | 'scheduled' | 'all';
  search?: string | undefined;
  category?: string | undefined;
  audience?: string | undefined;
  state?: 'published' | 'withdrawn' | 'expired' | undefined;
};

function conditionsOf(schoolId: string, { show, search, category, audience, state }: NoticeFilter): Fragment {
  const conditions = [sql`n.school_id = ${schoolId}`];
  if (show === 'current') conditions.push(sql`n.state = 'published' and not ${IS_EXPIRED}`);
  if (show === 'drafts') conditions.push(sql`n.state = 'draft'`);
  if (show === 'scheduled') conditions.push(sql`n.state = 'scheduled'`);
  if (show === 'all') conditions.push(sql`n.state in ('published', 'withdrawn')`);
  if (state === 'expired') conditions.push(sql`n.state = 'published' and ${IS_EXPIRED}`);
  else if (state) conditions.push(sql`n.state = ${state}`);
  if (category) conditions.push(sql`n.category = ${category}`);
  if (audience) conditions.push(sql`n.audience ->> 'kind' = ${audience}`);
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6))
    conditions.push(sql`position(${word} in lower(n.title || ' ' || n.body_html || ' ' || n.category)) > 0`);
  return join(conditions, sql` and `);
}

type Place = { isPinned: string; at: string; id: string };

/** Notices after a position: pinned ones first while they are current, newest first. */
export function listNotices(
  db: Db,
  schoolId: string,
  filter: NoticeFilter,
  { after, limit }: { after: Place | null; limit: number },
): Promise<(NoticeRow & { place: string })[]> {
  const pinned = filter.show === 'current' ? sql`n.is_pinned` : sql`(n.is_pinned and false)`;
  const behind =
    after === null ? sql`` : sql` and (${pinned}, ${AT}, n.id) < (${after.isPinned}::boolean, ${after.at}::timestamptz, ${after.id}::uuid)`;
  return db.rows(sql`select ${COLUMNS}, ${AT}::text as place from notices n where ${conditionsOf(schoolId, filter)}${behind}
    order by ${pinned} desc, ${AT} desc, n.id desc limit ${limit}`);
}

export type Counts = { total: number; current: number; drafts: number; scheduled: number; categories: string[] };

export async function countNotices(db: Db, schoolId: string, filter: NoticeFilter): Promise<Counts> {
  const row = await db.row<Counts>(sql`select (select count(*)::int from notices n where ${conditionsOf(schoolId, filter)}) as total,
      count(*) filter (where n.state = 'published' and not ${IS_EXPIRED})::int as current, count(*) filter (where n.state = 'draft')::int as drafts,
      count(*) filter (where n.state = 'scheduled')::int as scheduled,
      coalesce(array_agg(distinct n.category) filter (where n.category <> ''), '{}') as categories
    from notices n where n.school_id = ${schoolId}`);
  return row as Counts;
}

export function findNotice(db: Db, schoolId: string, noticeId: string): Promise<NoticeRow | null> {
  return db.row(sql`select ${COLUMNS} from notices n where n.school_id = ${schoolId} and n.id = ${noticeId}::uuid`);
}

/** Locks a notice until the transaction ends, so that two changes of it are made one after the other. */
export async function holdNotice(db: Db, schoolId: string, noticeId: string): Promise<NoticeRow | null> {
  await db.rows(sql`select from notices where school_id = ${schoolId} and id = ${noticeId}::uuid for update`);
  return findNotice(db, schoolId, noticeId);
}

export type NoticeText = {
  title: string;
  bodyHtml: string;
  audience: Audience;
  category: string;
  channels: readonly NoticeChannel[];
  isPinned: boolean;
  expiresOn: string | null;
  asksConfirmation: boolean;
};

export async function insertNotice(db: Db, schoolId: string, text: NoticeText & { accountId: string | null }): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into notices (school_id, id, title, body_html, audience, category, channels, is_pinned, expires_on, asks_confirmation, account_id)
    values (${schoolId}, app.new_id(), ${text.title}, ${text.bodyHtml}, ${text.audience}::jsonb, ${text.category}, ${text.channels}::text[], ${text.isPinned}, ${text.expiresOn}::date,
      ${text.asksConfirmation}, ${text.accountId}) returning id`);
  return (row as { id: string }).id;
}

export async function changeNotice(db: Db, schoolId: string, noticeId: string, text: NoticeText): Promise<void> {
  await db.rows(sql`update notices set title = ${text.title}, body_html = ${text.bodyHtml}, audience = ${text.audience}::jsonb, category = ${text.category},
      channels = ${text.channels}::text[], is_pinned = ${text.isPinned}, expires_on = ${text.expiresOn}::date, asks_confirmation = ${text.asksConfirmation}, version = version + 1
    where school_id = ${schoolId} and id = ${noticeId}::uuid`);
}

export async function pinNotice(
  db: Db,
  schoolId: string,
  noticeId: string,
  { isPinned, expiresOn }: { isPinned: boolean; expiresOn: string | null },
): Promise<void> {
  await db.rows(
    sql`update notices set is_pinned = ${isPinned}, expires_on = ${expiresOn}::date where school_id = ${schoolId} and id = ${noticeId}::uuid`,
  );
}

export async function setAttachment(db: Db, schoolId: string, noticeId: string, fileId: string | null): Promise<void> {
  await db.rows(
    sql`update notices set attachment_file_id = ${fileId}::uuid, version = version + 1 where school_id = ${schoolId} and id = ${noticeId}::uuid`,
  );
}

export async function deleteNotice(db: Db, schoolId: string, noticeId: string): Promise<void> {
  await db.rows(sql`delete from notices where school_id = ${schoolId} and id = ${noticeId}::uuid and state = 'draft'`);
}

export function findSchool(db: Db, schoolId: string): Promise<{ name: string; address: string; phone: string } | null> {
  return db.row(sql`select name, concat_ws(', ', nullif(address, ''), nullif(city, ''), nullif(state, '')) || coalesce(' ' || nullif(pin_code, ''), '') as address, phone
    from schools where id = ${schoolId}`);
}
