import { listNotices } from '@shala/contract/notices';
import { type Fragment, sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { dayColumn, inOffice } from './fields.ts';

/** How many of the messages of the notices are so. */
const ofMessages = (state: Fragment) => ({
  sql: sql`coalesce(sum((select count(*) from notice_deliveries d where d.school_id = t.school_id and d.notice_id = t.notice_id and ${state})), 0)`,
  unit: 'number' as const,
});

/** Notices that went out. */
export const notices: Declared = {
  name: 'notice',
  needs: listNotices,
  nouns:
    'published, issue, issues, went out, went, go out, circulated, gone out, sent, published, issued, put out, bheja, bheje, bheji, bheja gaya, bheji gayi, send, publish, gaye, given, we',
  asks: 'notice, notices, circular, circulars, announcement, announcements, suchna, सूचना, नोटिस',
  title: 'Notices',
  screen: { label: 'Notices', path: '/notice/all' },
  from: ({
    schoolId,
  }) => sql`select r.title, r.number, r.expires_on, r.expires_on < app.today(${schoolId}) as is_expired, r.attachment_file_id is not null as has_file, r.title || ' ' || r.category || ' ' || regexp_replace(r.body_html, '<[^>]*>', ' ', 'g') as text, r.category, (coalesce(r.sent_at, r.publish_at, r.created_at) at time zone z.time_zone)::date as sent_on, r.recipients, r.asks_confirmation, r.state, r.id as notice_id, r.school_id, (r.withdrawn_at at time zone z.time_zone)::date as withdrawn_on, nullif(array_to_string(r.channels, ', '), '') as channels, a.name as author, r.audience ->> 'kind' as readers,
      r.is_pinned and (r.expires_on is null or r.expires_on >= app.today(${schoolId})) as is_pinned from notices r join schools z on z.id = r.school_id left join accounts a on a.id = r.account_id
    where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.sent_on`),
  usual: 'year',
  dimensions: {
    title: { words: '', title: 'Title', sql: sql`t.title`, isPerson: true },
    text: { words: '', title: 'Text', sql: sql`t.text`, isPart: true },
    category: {
      words: 'category, categories, kind, kinds, type, types',
      title: 'Category',
      sql: sql`nullif(t.category, '')`,
      mayLack: true,
      values: 'noticeCategory',
    },
    ...dayDimensions(sql`t.sent_on`),
    number: {
      words: 'notice number, notice numbers, circular number, circular numbers, notice no, circular no, सूचना क्रमांक',
      title: 'Number',
      sql: sql`t.number::text`,
      sort: sql`t.number`,
      isColumn: true,
    },
    expires: {
      words: 'expiry, expiry date, expiry dates, valid till, valid until, valid upto, kab tak valid, समाप्ति तिथि',
      title: 'Expires on',
      sql: sql`t.expires_on`,
      ...dayColumn,
    },
    withdrawnOn: {
      words: 'withdrawn on, date of withdrawal, withdrawal date',
      title: 'Withdrawn on',
      sql: sql`t.withdrawn_on`,
      ...dayColumn,
    },
    channels: {
      words: 'channel, channels, mode of sending, medium, sent through, by which channel',
      title: 'Channels',
      sql: sql`t.channels`,
      mayLack: true,
    },
    recipients: { words: '', title: 'Recipients', sql: sql`t.recipients`, unit: 'number' },
    state: {
      words: 'state, status',
      title: 'Status',
      sql: sql`t.state`,
      shows: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
    },
    author: inOffice(
      sql`t.author`,
      'who drafted, kisne, kisne kitne, who sends, who wrote, who all sent, kaun bhejta, kisne nikala, kisne nikali, author, authors, sender, senders, sent by, who wrote, who sent, who issued, who published, who put out, written by whom, sent by whom, issued by whom, published by whom, kisne bheja, kisne bheji',
    ),
  },
  unless: { by: ['state', 'draft', 'withdrawn'], sql: sql`t.state = 'published'`, title: 'published' },
  measures: {
    count: { words: '', title: 'Notices', sql: sql`count(*)`, unit: 'number' },
    recipients: {
      words: 'recipients, receivers, people reached, reach, reached, people, reached people',
      title: 'Recipients',
      sql: sql`sum(t.recipients)`,
      unit: 'number',
      good: 'most',
    },
    failed: {
      words: 'failed messages, messages failed, failures, how many failed, number failed',
      title: 'Messages failed',
      ...ofMessages(sql`d.state = 'failed'`),
    },
    reached: {
      words: 'messages delivered, delivered messages, how many delivered, number delivered',
      title: 'Messages delivered',
      ...ofMessages(sql`d.state = 'sent'`),
    },
    confirmations: {
      words: 'confirmations, acknowledgements received, how many confirmed, number of confirmations, confirmations received',
      title: 'Confirmations',
      ...ofMessages(sql`d.confirmed_at is not null`),
    },
  },
  flags: {
    confirmed: {
      words:
        'need acknowledgement, needing acknowledgement, needs acknowledgement, acknowledgement, acknowledgment, to be acknowledged, need to be acknowledged, need signature, needs signature, needing signature, to be signed, to be signed by parents, need to be signed, reply needed, needing a reply, need a reply, asking for confirmation, ask for confirmation, asked for confirmation, needing confirmation, to be confirmed',
      title: 'asking for acknowledgement',
      sql: sql`t.asks_confirmation`,
    },
    draft: {
      words:
        'unfinished, incomplete, half written, being written, not finished, not completed, draft, drafts, in draft, unsent, not sent, not published, not yet sent, saved',
      title: 'drafts',
      sql: sql`t.state = 'draft'`,
    },
    withdrawn: {
      words: 'took back, pulled back, pulled down, taken down, removed, wapas liye, wapas liya, withdrawn, taken back, recalled',
      title: 'withdrawn',
      sql: sql`t.state = 'withdrawn'`,
    },
    forStaff: {
      words:
        'for teachers, for staff, to teachers, to staff, to the staff, to the teachers, for teachers only, for staff only, meant for teachers, meant for staff',
      title: 'to the staff',
      sql: sql`t.readers = 'staff'`,
    },
    forParents: {
      words: 'for parents, to parents, to the parents, to all parents, for all parents, parents ko',
      title: 'to parents',
      sql: sql`t.readers not in ('staff', 'people')`,
    },
    withFile: {
      words:
        'with pdf, with a pdf, with pdfs, with file, with document, with documents, having file, having a file, having pdf, attached, with something attached, with attachment, with attachments, with an attachment, having attachment, having an attachment, with a file, with file attached, संलग्नक',
      title: 'with an attachment',
      sql: sql`t.has_file`,
    },
    expired: {
      words:
        'outdated, out dated, past their date, past its date, date is over, date over, whose date is over, date has passed, stale, expired, no longer valid, lapsed, out of date, समाप्त',
      title: 'expired',
      sql: sql`t.is_expired`,
    },
    pinned: {
      words:
        'at the top, at top, at the top of the board, on the top, stuck on top, kept on top, highlighted, pinned, pinned up, pinned on top, on top, pin kiye',
      title: 'pinned',
      sql: sql`t.is_pinned`,
    },
  },
  main: 'list',
  list: ['title', 'category', 'day', 'recipients'],
};

const { unless: _published, ...ofNotices } = notices;
/** Notices that will be sent at their time. */
export const noticesAhead: Declared = {
  ...ofNotices,
  name: 'noticeAhead',
  nouns: `${notices.nouns}, notice, notices, circular, circulars, later, for later, waiting`,
  asks: 'queued, lined up, kept for later, timed, going later, go out later, jayenge, jaane wale, bheje jayenge, scheduled, to go out, yet to go out, going out, waiting to go out, to be sent, yet to be sent, due to go out',
  title: 'Scheduled notices',
  from: (scope) => sql`select * from (${notices.from(scope)}) w where w.state = 'scheduled'`,
  bias: 'future',
  usual: 'wholeYear',
};
