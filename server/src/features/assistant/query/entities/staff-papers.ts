import { getEmployee } from '@shala/contract/employees';
import { reviewLog } from '@shala/contract/logbook';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, inOffice, inTimes } from './fields.ts';
import { STAFF, staffDimensions, staffFlags } from './staff.ts';

/** Documents that are kept of the staff, by the day on which they expire. */
export const staffDocuments: Declared = {
  name: 'staffDocument',
  needs: getEmployee,
  nouns: `${staffDimensions.employee.words}, uploaded, submitted, given, received, on file, kept, copy, copies, paper, papers, document, documents, whose, validity`,
  asks: 'licence, licences, license, licenses, teachers papers, papers of the staff, papers of the teachers, teachers documents, employees documents, police clearance, staff ka licence, staff document, staff documents, staff papers, employee document, employee documents, employee papers, teacher document, teacher documents, documents of staff, documents of the staff, documents of teachers, documents of the teachers, documents of employees, papers of staff, papers of teachers, staff ke documents, teacher ke documents, karmchari ke documents, expiring documents, documents expiring, documents expired, documents that expire, police verification, police verifications, driving licence, driving licences, driving license, licence expires, licence expiring',
  title: 'Documents of staff',
  screen: { label: 'Employees', path: '/employee' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, r.kind, r.expires_on, r.expires_on < app.today(${schoolId}) as is_expired, (r.created_at at time zone z.time_zone)::date as added_on, a.name as added_by
    from employee_papers r join schools z on z.id = r.school_id join employees s on s.school_id = ${schoolId} and s.id = r.employee_id left join accounts a on a.id = r.account_id
    where r.school_id = ${schoolId} and r.removed_at is null and s.left_on is null`,
  inPeriod: within(sql`t.expires_on`),
  bias: 'future',
  dimensions: {
    ...staffDimensions,
    ...dayDimensions(sql`t.expires_on`),
    document: {
      words: 'kind of document, type of document, kinds of documents, types of documents, which document, which documents, document type',
      title: 'Document',
      sql: sql`t.kind`,
    },
    expires: {
      words: 'expiry, expiry date, expiry dates, valid till, valid until, valid upto',
      title: 'Expires on',
      sql: sql`t.expires_on`,
      unit: 'day',
    },
    added: { words: 'upload date, date uploaded, date of upload, uploaded on', title: 'Uploaded on', sql: sql`t.added_on`, unit: 'day' },
    adder: { ...inOffice(sql`t.added_by`, 'who uploaded, uploaded by whom, who added, added by whom'), mayLack: true },
  },
  measures: {
    count: {
      words: 'count of documents, total documents, number of documents, how many documents',
      title: 'Documents',
      sql: sql`count(*)`,
      ...inTimes,
    },
    people: { words: '', title: 'Employees', sql: sql`count(distinct t.employee_id)`, unit: 'number' },
  },
  flags: {
    ...staffFlags,
    expired: {
      words: 'expired, has expired, have expired, no longer valid, not valid, lapsed, out of date, khatam ho gaya, khatam ho gaye',
      title: 'expired',
      sql: sql`t.is_expired`,
    },
    expiring: {
      words:
        'running out, run out, runs out, renewal, need renewal, needs renewal, need to be renewed, needing renewal, up for renewal, khatam ho rahe, khatam ho raha, expiring, expire, expires, will expire, due to expire, about to expire, due for renewal, to be renewed, khatam hone wale',
      title: 'that expire',
      sql: sql`t.expires_on is not null and not t.is_expired`,
    },
    undated: {
      words: 'without expiry, without an expiry date, without expiry date, no expiry date',
      title: 'without an expiry date',
      sql: sql`t.expires_on is null`,
    },
  },
  main: 'list',
  list: ['employee', 'document', 'expires'],
  who: 'employee',
};

/** Which days of whose logbook the office has looked through, with its remark. */
export const logReviews: Declared = {
  name: 'logReview',
  needs: reviewLog,
  nouns: `${staffDimensions.employee.words}, logbook, logbooks, log book, log books, logs, log, entries, days, was, were, been, principal, office`,
  asks: 'logbook … check/review/inspect/sign, logbooks … check/review/inspect/sign, log … check/review/inspect, remark … logbook, remarks … logbook, remarks … logbooks, comments … logbook, comments … logbooks, diary … check, logbook review, logbook reviews, log review, log reviews, reviewed logbook, reviewed logbooks, logbooks reviewed, logbook reviewed, logbook was reviewed, logbook checked, logbooks checked, checked logbooks, logbook remark, logbook remarks, remarks on logbook, remarks on the logbook, remarks on logbooks, logbook check hua, logbook check hui',
  title: 'Logbook reviews',
  screen: { label: 'Logbook', path: '/logbook' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, r.on_date, nullif(r.remark, '') as remark, (r.reviewed_at at time zone z.time_zone)::date as reviewed_on, a.name as reviewer from logbook_reviews r
    join schools z on z.id = r.school_id join employees s on s.school_id = ${schoolId} and s.id = r.teacher_id left join accounts a on a.id = r.account_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  dimensions: {
    ...staffDimensions,
    // The principal reviews, and is not reviewed.
    role: { words: staffDimensions.role.words, title: staffDimensions.role.title, sql: staffDimensions.role.sql },
    ...dayDimensions(sql`t.on_date`),
    remark: { words: 'remark, remarks, comment, comments, tippani', title: 'Remark', sql: sql`t.remark`, ...column },
    reviewedOn: {
      words: 'review date, date on which it was reviewed, date of review, reviewed on',
      title: 'Reviewed on',
      sql: sql`t.reviewed_on`,
      unit: 'day',
    },
    reviewer: inOffice(
      sql`t.reviewer`,
      'who reviewed, reviewed by whom, who checked, checked by whom, reviewer, reviewers, kisne check kiya',
    ),
  },
  measures: { count: { words: '', title: 'Reviews', sql: sql`count(*)`, ...inTimes } },
  flags: {
    ...staffFlags,
    remarked: {
      words: 'with remark, with remarks, with a remark, having remarks, with comment, with comments',
      title: 'with a remark',
      sql: sql`t.remark is not null`,
    },
  },
  main: 'list',
  list: ['employee', 'day', 'remark', 'reviewer'],
  who: 'employee',
};
