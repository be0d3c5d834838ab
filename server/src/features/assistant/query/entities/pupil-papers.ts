import { DOCUMENT_KINDS, listStudents } from '@shala/contract/students';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, inOffice, inTimes } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside, seatOf } from './pupil.ts';

const screen = { label: 'Students', path: '/student' };

/** Who changed the section within a year, from where to where. */
export const sectionMoves: Declared = {
  name: 'sectionMove',
  needs: listStudents,
  nouns: `${pupilDimensions.student.words}, one section, another section, another, other, section, sections, class`,
  asks: 'section … badla/badli/badle/change, section … shift/move/transfer, moved … section, shifted … section, moved to, shifted to section, shifted from section, section badal gaya, section badal gayi, from one section to another, changed section, changed sections, change section, changed their section, changed class section, section change, section changes, changes of section, change of section, shifted section, shifted sections, moved section, moved from one section, shifted from one section, transferred from one section, section transfers, section transfer, section badla, section badli, section badle, section shift, section shifts, section moves',
  title: 'Changes of section',
  screen,
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.on_date, nullif(r.reason, '') as reason, r.mover, r.from_section, r.to_section from (select v.student_id, v.on_date, v.reason, a.name as mover, cf.name || ' ' || f.name as from_section, ct.name || ' ' || t.name as to_section
      from section_moves v join sections f on f.school_id = ${schoolId} and f.id = v.from_section_id join classes cf on cf.school_id = ${schoolId} and cf.id = f.class_id
      join sections t on t.school_id = ${schoolId} and t.id = v.to_section_id join classes ct on ct.school_id = ${schoolId} and ct.id = t.class_id left join accounts a on a.id = v.account_id where v.school_id = ${schoolId}) r ${seatBeside(schoolId)}`,
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  dimensions: {
    ...pupilDimensions,
    ...dayDimensions(sql`t.on_date`),
    fromSection: { words: 'from where, from which section, old section, previous section', title: 'From', sql: sql`t.from_section` },
    toSection: { words: 'to where, where to, to which section, new section', title: 'To', sql: sql`t.to_section` },
    reason: { words: 'reason, reasons, why', title: 'Reason', sql: sql`t.reason`, mayLack: true },
    mover: inOffice(sql`t.mover`, 'who made, made by whom, changed by whom, moved by whom, shifted by whom, entered by whom, किसने बदला'),
  },
  measures: { count: { words: '', title: 'Changes', sql: sql`count(*)`, ...inTimes } },
  flags: pupilFlags,
  main: 'list',
  list: ['student', 'fromSection', 'toSection', 'day', 'reason'],
  who: 'student',
};

/** Each document that may be kept of a student, whether or not it is there. */
export const studentDocuments: Declared = {
  name: 'studentDocument',
  needs: listStudents,
  nouns: `${pupilDimensions.student.words}, brought, handed in, handed over, returned, gave, deposited, jama, jama kiya, jama kiye, diya, diye, uploaded, submitted, given, received, on file, kept, copies, copy, papers, paper, list`,
  asks: 'janm praman patra, janam praman patra, jati praman patra, birth proof, incomplete … file, papers still, papers pending, pending papers, papers awaited, papers to come, papers remaining, document photocopy, aadhaar xerox, aadhar xerox, aadhaar photocopy, aadhaar card xerox, consent paper, docs, papers submitted, document submission, kagaz, kagzat, kagazat, document, documents, dastavez, दस्तावेज़, birth certificate, birth certificates, aadhaar copy, aadhaar copies, aadhar copy, aadhaar card copy, caste certificate, caste certificates, medical paper, medical papers, consent form, consent forms',
  title: 'Documents of students',
  screen,
  from: ({ schoolId }) => sql`select ${PUPIL}, k.kind, d.added_on is not null as is_there, d.added_on, d.added_by, d.title
    from ${seatOf(schoolId)} cross join unnest(${DOCUMENT_KINDS.filter((kind) => kind !== 'Other')}::text[]) k (kind)
    left join lateral (select (d.created_at at time zone z.time_zone)::date as added_on, a.name as added_by, nullif(d.title, '') as title from student_documents d join schools z on z.id = d.school_id left join accounts a on a.id = d.account_id
      where d.school_id = ${schoolId} and d.student_id = s.id and d.kind = k.kind and d.removed_at is null order by d.created_at desc limit 1) d on true where y.school_id = ${schoolId} and y.is_current and s.left_on is null`,
  dimensions: {
    ...pupilDimensions,
    document: {
      words:
        'document wise, documents wise, each document, per document, by document, kaun sa document, kaun se document, kaun kaun se document, kis document, which document, which documents, kind of document, type of document',
      title: 'Document',
      sql: sql`t.kind`,
    },
    added: {
      words:
        'upload date, upload dates, date of upload, dates of upload, uploaded on, date uploaded, submitted on, date of submission, अपलोड तिथि',
      title: 'Uploaded on',
      sql: sql`t.added_on`,
      unit: 'day',
      isColumn: true,
    },
    title: { words: 'title, titles, title of the document', title: 'Title', sql: sql`t.title`, ...column },
    adder: {
      ...inOffice(sql`t.added_by`, 'who uploaded, uploaded by whom, who added, added by whom, uploaded by, किसने अपलोड किया'),
      mayLack: true,
    },
    state: {
      words: 'state, status',
      title: 'Status',
      sql: sql`case when t.is_there then 'there' else 'missing' end`,
      shows: { there: 'On file', missing: 'Missing' },
    },
  },
  measures: {
    count: { words: '', title: 'Students', sql: sql`count(distinct t.student_id)`, unit: 'number' },
    entries: {
      words: 'count of documents, total documents, number of documents, how many documents',
      title: 'Documents',
      sql: sql`count(*)`,
      ...inTimes,
    },
  },
  flags: {
    ...pupilFlags,
    missing: {
      words:
        'incomplete, incomplete … file, papers still, papers pending, pending papers, papers awaited, papers to come, papers remaining, still to come, yet to come, to come, still to be given, not returned, not handed in, not handed over, not brought, nahi aaye, nahi aaya, nahi laaye, nahi laya, kam, short, awaited, remaining, outstanding, kisne nahi diya, kisne nahi diye, nahi jama kiya, nahi jama kiye, jama nahi hua, jama nahi hue, jama nahi kiya, jama nahi kiye, missing, pending, not submitted, not given, not uploaded, not received, not on file, not there, without, no, lacking, wanting, incomplete, due, yet to submit, yet to be submitted, nahi diya, nahi diye, nahi hai, nahi hain, baki, baaki, awaited',
      title: 'missing',
      sql: sql`not t.is_there`,
    },
    there: {
      words:
        'handed in, handed over, brought, returned, deposited, jama, jama kiya, jama kiye, submitted, uploaded, on file, have given, received',
      title: 'on file',
      sql: sql`t.is_there`,
    },
  },
  main: 'list',
  list: ['student', 'section', 'document', 'state'],
  who: 'student',
};
