import { listDeliveries } from '@shala/contract/notices';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, dayColumn, inTimes } from './fields.ts';

/** What was sent of each notice to each person, and whether it arrived. */
export const deliveries: Declared = {
  name: 'delivery',
  needs: listDeliveries,
  nouns:
    'notice, notices, send, sends, sending, message, messages, msg, msgs, mail, mails, email, emails, sms, our, of, reach, arrive, sent, went, parents, people, recipients',
  asks: 'not confirmed, have not confirmed, has not confirmed, yet to confirm, confirmed the, have confirmed, has confirmed, unconfirmed, acknowledged the, not acknowledged, yet to acknowledge, confirm nahi kiya, whatsapp … fail, whatsapp … failed, whatsapp, message … fail, messages … fail, never got … message, never got … notice, never received … message, never received … notice, message nahi mila, notice … failures, notice … failed, notice nahi mila, message nahi pahuncha, delivery, deliveries, mails, emails, messages, sms, smses, text messages, whatsapp messages, failed to reach, did not get, did not receive, did not reach, could not be delivered, not delivered, undelivered, failed to arrive, delivered',
  title: 'Messages of notices',
  screen: { label: 'Notices', path: '/notice/all' },
  from: ({
    schoolId,
  }) => sql`select r.name as person, coalesce(r.guardian_id, r.employee_id) as person_id, r.channel, r.state, nullif(r.reason, '') as reason, n.title, n.asks_confirmation, nullif(r.address, '') as address, r.reminders, (r.confirmed_at at time zone z.time_zone)::date as confirmed_on, r.confirmed_at is not null as is_confirmed, (r.created_at at time zone z.time_zone)::date as sent_on
    from notice_deliveries r join schools z on z.id = r.school_id join notices n on n.school_id = ${schoolId} and n.id = r.notice_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.sent_on`),
  usual: 'year',
  dimensions: {
    person: { words: 'who, whom, to whom, people', title: 'Name', sql: sql`t.person`, key: sql`t.person_id`, isPerson: true },
    notice: {
      words: 'which notice, which notices, each notice, every notice, by notice, per notice, notice wise, title',
      title: 'Notice',
      sql: sql`t.title`,
    },
    titled: { words: '', title: 'Notice', sql: sql`t.title`, isPart: true },
    channel: {
      words: 'mode of sending, way of sending, sent by which channel, medium, channel, channels',
      title: 'Channel',
      sql: sql`t.channel`,
    },
    state: {
      words: 'state, status',
      title: 'Status',
      sql: sql`t.state`,
      shows: { sent: 'Sent', failed: 'Failed', queued: 'Pending', skipped: 'Not sent' },
    },
    reason: { words: 'reason, reasons, reason of failure, reason for failure, karan', title: 'Reason', sql: sql`t.reason`, mayLack: true },
    address: {
      words: 'sent to which address, address, addresses, email address, mail id, number it was sent to',
      title: 'Sent to',
      sql: sql`t.address`,
      ...column,
    },
    confirmedOn: {
      words: 'confirmed on, date of confirmation, confirmation date, acknowledged on, acknowledgement date',
      title: 'Confirmed on',
      sql: sql`t.confirmed_on`,
      ...dayColumn,
    },
    reminders: {
      words: 'reminders sent, number of reminders, reminders of the notice',
      title: 'Reminders',
      sql: sql`t.reminders`,
      unit: 'number',
      isColumn: true,
    },
    ...dayDimensions(sql`t.sent_on`),
  },
  measures: {
    count: {
      words: 'number of mails, mails, emails, messages, deliveries',
      title: 'Messages',
      sql: sql`count(*)`,
      ...inTimes,
    },
  },
  flags: {
    confirmed: {
      words:
        'confirmed, have confirmed, has confirmed, acknowledged, have acknowledged, has acknowledged, signed, confirm kiya, confirmation di, replied',
      title: 'confirmed',
      sql: sql`t.is_confirmed`,
    },
    unconfirmed: {
      words:
        'not confirmed, have not confirmed, has not confirmed, did not confirm, not yet confirmed, yet to confirm, unconfirmed, not acknowledged, have not acknowledged, not yet acknowledged, yet to acknowledge, not signed, not replied, confirm nahi kiya, confirmation nahi di',
      title: 'not confirmed',
      sql: sql`t.asks_confirmation and not t.is_confirmed`,
    },
    failed: {
      words:
        'fail, fails, failing, failure, failures, fail hue, fail hua, fail ho gaye, not sent, nahi pahunche, nahi pahuncha, nahi pahunchi, nahi mila, nahi mile, nahi mili, nahi gaye, nahi gaya, never got, never received, never reached, did not go, not gone, unsuccessful, jo nahi pahunche, failed, failed to reach, did not get, not get, did not receive, not received, did not reach, could not be delivered, not delivered, undelivered, failed to arrive, bounced, bounced back',
      title: 'failed',
      sql: sql`t.state = 'failed'`,
    },
    delivered: {
      words: 'received by them, successfully sent, pahunche, pahuncha, reached, delivered, arrived',
      title: 'delivered',
      sql: sql`t.state = 'sent'`,
    },
    queued: {
      words: 'queued, in queue, in the queue, pending, waiting, waiting to go, still to go, yet to go, not yet sent',
      title: 'pending',
      sql: sql`t.state = 'queued'`,
    },
    sms: { words: 'sms, smses, text message, text messages', title: 'by SMS', sql: sql`t.channel = 'sms'`, isKept: true },
    whatsapp: {
      words: 'whats app, by whatsapp, on whatsapp, व्हाट्सएप, whatsapp, whatsapp messages',
      title: 'by WhatsApp',
      sql: sql`t.channel = 'whatsapp'`,
      isKept: true,
    },
    mails: { words: 'mail, mails, email, emails', title: 'by email', sql: sql`t.channel in ('email', 'mail')`, isKept: true },
  },
  searched: 'titled',
  main: 'count',
  list: ['day', 'person', 'notice', 'channel', 'state'],
  who: 'person',
};
