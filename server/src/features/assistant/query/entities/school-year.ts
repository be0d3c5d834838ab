import { listEvents } from '@shala/contract/calendar';
import { listYears } from '@shala/contract/classes';
import { listExams, listResults } from '@shala/contract/exams';
import { getSchoolProfile } from '@shala/contract/identity';
import { getTimetable } from '@shala/contract/timetable';
import { EXAM_STATE } from '#features/exams';
import { type Fragment, sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, dayColumn, inTimes } from './fields.ts';
import { pupilDimensions } from './pupil.ts';

/** The exams of the running year themselves: how far each is, and until when its marks can be entered. */
export const exams: Declared = {
  name: 'exam',
  needs: listExams,
  nouns:
    'exam, exams, examination, examinations, test, tests, pariksha, परीक्षा, marks, entry, marks entry, entered, last, date, dates, closed, whose, which, each, all, of',
  asks: 'exams … announced on/announcement date/invigilators per room/invigilators a room, exam name, exam names, start date … exams, end date … exams, exams … start date/end date/starting date/ending date, exam … start date/end date/starting date/ending date, exams … conduct/complete, exam … conduct, exams conducted, exams completed, last day … marks, last date … marks, deadline … marks, marks deadline, marks … deadline, exam status, exams by status, status of exams, status of exam, status of each exam, exams held, held exams, locked exams, exams locked, exam locked, are locked, lock date, lock dates, locking date, locked on, last date of marks entry, last date for marks entry, marks entry last date, last date to enter marks, marks entry closed, marks entry is closed, marks entry closes, exams not published, exams not yet published, परीक्षा की स्थिति',
  title: 'Exams',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select x.id as exam_id, x.name as exam, ${EXAM_STATE}, x.starts_on, x.ends_on, x.lock_on, (x.announced_at at time zone z.time_zone)::date as announced_on, x.invigilators_a_room, coalesce(x.lock_on < app.today(x.school_id), false) as is_locked
    from exams x join schools z on z.id = x.school_id join academic_years y on y.school_id = ${schoolId} and y.id = x.year_id and y.is_current where x.school_id = ${schoolId}`,
  dimensions: {
    exam: {
      words: 'exam name, exam names, name of exam, परीक्षा का नाम',
      title: 'Exam',
      sql: sql`t.exam`,
      sort: sql`t.starts_on`,
      key: sql`t.exam_id`,
      values: 'exam',
    },
    state: {
      words: 'exam status, exams by status, status of exams, status of exam, status of each exam, state, status, परीक्षा की स्थिति',
      title: 'Status',
      sql: sql`t.state`,
      shows: { planned: 'Planned', held: 'Held', published: 'Published' },
    },
    starts: {
      words: 'start date, starting date, begins on, starts on',
      title: 'From',
      sql: sql`t.starts_on`,
      unit: 'day',
      sort: sql`t.starts_on`,
    },
    ends: { words: 'end date, ending date, ends on', title: 'To', sql: sql`t.ends_on`, unit: 'day' },
    announced: {
      words: 'announced on, date of announcement, announcement date, date sheet sent on, date sheet announced on',
      title: 'Announced on',
      sql: sql`t.announced_on`,
      ...dayColumn,
    },
    invigilators: {
      words: 'invigilators a room, invigilators per room, invigilators in a room',
      title: 'Invigilators a room',
      sql: sql`t.invigilators_a_room`,
      unit: 'number',
      isColumn: true,
    },
    lock: {
      words:
        'last day to enter marks, last day to enter the marks, last day for entering marks, last day of marks entry, last day for marks, deadline for marks, marks deadline, deadline for entering marks, last date for entering marks, till when … enter marks, kab tak … number/marks, lock date, lock dates, locking date, last date of marks entry, last date for marks entry, marks entry last date, last date to enter marks, अंक भरने की अंतिम तिथि',
      title: 'Last day for marks',
      sql: sql`t.lock_on`,
      unit: 'day',
      mayLack: true,
    },
  },
  measures: { count: { words: '', title: 'Exams', sql: sql`count(*)`, unit: 'number' } },
  flags: {
    locked: {
      words: 'locked, are locked, exams locked, locked exams, marks entry closed, marks entry is closed, लॉक',
      title: 'locked for marks',
      sql: sql`t.is_locked`,
    },
    unpublished: {
      words: 'not published, not yet published, unpublished, exams not published, अप्रकाशित',
      title: 'not published',
      sql: sql`t.state <> 'published'`,
    },
    held: {
      words: 'conducted, completed, ho chuke, ho gaye, exams held, held exams, were held, have been held, was held, been held, आयोजित',
      title: 'held',
      sql: sql`t.state <> 'planned'`,
    },
  },
  main: 'list',
  list: ['exam', 'state', 'starts', 'ends', 'lock'],
};

/** The result of each class and term of the running year: when it was published and by whom, or that it is not yet. */
export const publishedResults: Declared = {
  name: 'publishedResult',
  needs: listResults,
  nouns:
    'publish, declare, release, announce, report card, report cards, kab, kisne, whose, come out, out, result, results, class, classes, was, were, when, which, whose, declared, announced, published, date, dates, parinam, परिणाम, term, terms, year, yet, have, has, been, are',
  asks: 'published results, published result, re-issued, reissued, re issued, issued again, result version, result versions, version of result, version of results, versions of results, version of the result, result dobara nikla, version … results, results … version, results … re-issued/reissued/revised/re issued, result … re-issued/reissued/revised/re issued, result … nikala/nikale/nikla, result … out/publish/declare/announce/release/come out, results … out/publish/declare/announce/release/come out, report cards … publish/out/release/ready/give, result kab, result nikla, announced the result, announced the results, who published, who declared, published by whom, declared by whom, result date, result dates, date of result, date of results, result published, results published, published the result, published the results, result declared, results declared, result was published, results were published, result was declared, results were declared, results are not published, result not published, results not published, results have not been published, result not declared, results not declared, publication of results, result declaration, result revised, results revised, revised results, परिणाम घोषित, result kab',
  title: 'Published results',
  screen: { label: 'Results', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select c.name as class, c.position as class_position, coalesce(v.term_name, e.name) as term, coalesce(v.term_no, e.term_no) as term_no, v.on_day, v.version, v.reason, v.publisher from
      (select j.class_id, t.term_no, min(t.name) as name from scheme_subjects f join academic_years y on y.school_id = ${schoolId} and y.id = f.year_id and y.is_current
        join subjects j on j.school_id = ${schoolId} and j.id = f.subject_id join scheme_terms t on t.school_id = ${schoolId} and t.scheme_id = f.scheme_id where f.school_id = ${schoolId} group by 1, 2) e
    full join (select r.class_id, r.term_no, r.term_name, r.version, nullif(r.reason, '') as reason, (r.published_at at time zone z.time_zone)::date as on_day, a.name as publisher from result_versions r
        join schools z on z.id = r.school_id join academic_years y on y.school_id = ${schoolId} and y.id = r.year_id and y.is_current left join accounts a on a.id = r.account_id
        where r.school_id = ${schoolId} and r.is_current) v on v.class_id = e.class_id and v.term_no = e.term_no
    join classes c on c.school_id = ${schoolId} and c.id = coalesce(v.class_id, e.class_id)`,
  inPeriod: within(sql`t.on_day`),
  dimensions: {
    class: pupilDimensions.class,
    term: { words: 'term, terms, सत्र', title: 'Term', sql: sql`t.term`, sort: sql`t.term_no`, values: 'term' },
    ...dayDimensions(sql`t.on_day`),
    publisher: {
      words: 'who published, published by whom, who declared, declared by whom, published by, किसने घोषित किया',
      title: 'Published by',
      sql: sql`nullif(t.publisher, '')`,
      mayLack: true,
    },
    version: {
      words: 'version, versions, how often revised, संस्करण',
      title: 'Version',
      sql: sql`t.version`,
      unit: 'number',
      isColumn: true,
    },
    reason: {
      words: 'reason, reasons, reason of re-issue, reason of reissue, reason of revision, why revised, कारण',
      title: 'Reason',
      sql: sql`t.reason`,
      ...column,
    },
  },
  measures: { count: { words: '', title: 'Classes', sql: sql`count(distinct t.class)`, unit: 'number' } },
  flags: {
    unpublished: {
      words:
        'not published, not yet published, not declared, not yet declared, results are not published, results not published, result not published, results have not been published, result not declared, results not declared, अघोषित',
      title: 'not published',
      sql: sql`t.on_day is null`,
    },
    published: {
      words:
        'announced, released, out, nikla, nikle, given out, published, declared, result published, results published, result declared, results declared, घोषित',
      title: 'published',
      sql: sql`t.on_day is not null`,
    },
    revised: {
      words:
        're-issued, reissued, re issued, issued again, revised, result revised, results revised, revised results, published again, संशोधित',
      title: 'revised',
      sql: sql`t.version > 1`,
    },
  },
  main: 'list',
  list: ['class', 'term', 'day', 'publisher', 'version', 'reason'],
};

/** The academic years on record, each with its terms. */
export const terms: Declared = {
  name: 'term',
  needs: listYears,
  nouns:
    'term, terms, session, sessions, year, years, academic, does, did, will, when, date, dates, start, starts, end, ends, begin, begins, sem, semester, kab, shuru, khatam, hoga, hogi, hota, hai, over, our, school',
  asks: 'term dates, dates of term, dates of terms, dates of the terms, term start, term starts, term start date, term end date, session dates, dates of the session, session start, session starts, session start date, session end date, session end, session ends, session begin, session begins, session kab, academic year dates, academic years, academic year start, academic year starts, academic year begin, academic year begins, academic year end, academic year ends, year start date, सत्र की तारीख',
  title: 'Academic years and terms',
  screen: { label: 'Academic years', path: '/data/years' },
  from: ({
    schoolId,
  }) => sql`select y.name as session, y.is_current, y.starts_on as year_starts, y.ends_on as year_ends, t.name as term, coalesce(t.starts_on, y.starts_on) as starts_on, coalesce(t.ends_on, y.ends_on) as ends_on
    from academic_years y left join terms t on t.school_id = ${schoolId} and t.year_id = y.id where y.school_id = ${schoolId}`,
  askedBy: 'term',
  dimensions: {
    year: {
      words: 'academic year, academic years, session, sessions, शैक्षणिक वर्ष',
      title: 'Academic year',
      sql: sql`t.session`,
      sort: sql`t.year_starts`,
    },
    term: { words: 'term, terms, term name, सत्र', title: 'Term', sql: sql`t.term`, values: 'term' },
    starts: {
      words: 'start date, starting date, starts on, begins on',
      title: 'From',
      sql: sql`t.starts_on`,
      unit: 'day',
      sort: sql`t.starts_on`,
    },
    ends: { words: 'end date, ending date, ends on', title: 'To', sql: sql`t.ends_on`, unit: 'day' },
  },
  measures: { count: { words: '', title: 'Academic years', sql: sql`count(distinct t.session)`, unit: 'number' } },
  flags: {
    running: {
      words: 'running year, current year, this year, this session, current session, running session, चालू सत्र',
      title: 'of the running year',
      sql: sql`t.is_current`,
    },
  },
  main: 'list',
  list: ['year', 'term', 'starts', 'ends'],
};

/** The periods of the day with their times. */
export const periodTimes: Declared = {
  name: 'periodTime',
  needs: getTimetable,
  nouns:
    'period, periods, time, times, timing, timings, bell, bells, school, start, starts, end, ends, begin, begins, open, opens, over, get over, gets over, close, closes, day, a day, each, all, which, what, list, kab, hai, do we have, are there, khulta, lagta, kitne baje, baje, hota, hote, hoti, shuru, chutti, khatam',
  asks: 'how long is a period, how long is period, how long is each period, how long is one period, how long are periods, how long are the periods, school … khulta, school … lagta, school … shuru, school … chhut, chutti … kitne baje, school … kitne baje, school … what time, what time … school, school start, school starts, school begins, school begin, school open, school opens, school over, school get over, school gets over, school ends, school end, school close, school closes, school khulta, school lagta, school chhutta, minutes is a period, minutes is each period, periods in a day, periods a day, periods per day, periods daily, periods each day, kitne periods hote, period timing, period timings, period time, period times, timing of periods, timings of periods, timings of the periods, time of periods, time of each period, timing of each period, bell timing, bell timings, bell times, bell schedule, school timing, school timings, school time, length of each period, length of a period, length of period, duration of each period, duration of a period, duration of periods, पीरियड का समय, period ka time',
  title: 'Periods of the day',
  screen: { label: 'Timetable', path: '/scheduler' },
  from: ({
    schoolId,
  }) => sql`select p.name as period, p.position, to_char(time '00:00' + p.starts_at_minute * interval '1 minute', 'HH24:MI') as starts_at, to_char(time '00:00' + p.ends_at_minute * interval '1 minute', 'HH24:MI') as ends_at,
      p.ends_at_minute - p.starts_at_minute as minutes from periods p where p.school_id = ${schoolId}`,
  dimensions: {
    period: { words: 'period, periods, पीरियड', title: 'Period', sql: sql`t.period`, sort: sql`t.position` },
    starts: { words: '', title: 'Starts at', sql: sql`t.starts_at` },
    ends: { words: '', title: 'Ends at', sql: sql`t.ends_at` },
    minutes: {
      words:
        'length of each period, length of a period, length of period, duration of each period, duration of a period, duration of periods, minutes, अवधि',
      title: 'Minutes',
      sql: sql`t.minutes`,
      unit: 'number',
      isColumn: true,
    },
  },
  measures: { count: { words: '', title: 'Periods', sql: sql`count(*)`, unit: 'number' } },
  main: 'list',
  list: ['period', 'starts', 'ends', 'minutes'],
};

const told = (value: Fragment) => ({ sql: sql`nullif(${value}, '')`, isColumn: true, mayLack: true }) as const;

/** What the school says about itself: its codes, its address and whom to ask. */
export const schoolProfiles: Declared = {
  name: 'schoolProfile',
  needs: getSchoolProfile,
  nouns: 'school, schools, our, we, us, what, is, the, of, my, this, hamare, hamara, hamari, kya, hai, number, numbers, code, codes',
  asks: 'affiliation number, affiliation no, affiliation, school affiliation, udise code, udise number, udise no, school code, school codes, name of the school, name of our school, school name, school address, address of the school, address of our school, school phone, school phone number, phone number of the school, phone of the school, school email, email of the school, email id of the school, school website, website of the school, website, school board, which board, board of the school, affiliated to, school profile, school details, details of the school, principal name, name of the principal',
  title: 'The school',
  screen: { label: 'School', path: '/data/school' },
  from: ({ schoolId }) =>
    sql`select z.name, z.board, z.address, z.state, z.city, z.pin_code, z.phone, z.email, z.affiliation_number, z.udise_code, z.website, z.principal_name from schools z where z.id = ${schoolId}`,
  dimensions: {
    name: { words: 'name of the school, name of our school, school name', title: 'School', ...told(sql`t.name`) },
    board: { words: 'board, school board, board of the school, which board, affiliated to', title: 'Board', ...told(sql`t.board`) },
    affiliation: {
      words: 'affiliation number, affiliation no, affiliation, school code',
      title: 'Affiliation number',
      ...told(sql`t.affiliation_number`),
    },
    udise: { words: 'udise code, udise number, udise no, udise', title: 'UDISE code', ...told(sql`t.udise_code`) },
    address: {
      words: 'address, school address, postal address, address of the school, address of our school',
      title: 'Address',
      ...told(sql`concat_ws(', ', t.address, t.city, t.state, t.pin_code)`),
    },
    phone: { words: 'phone, phone number, school phone, school phone number, contact number', title: 'Phone', ...told(sql`t.phone`) },
    email: { words: 'email, email id, school email', title: 'Email', ...told(sql`t.email`) },
    website: { words: 'website, school website, web site', title: 'Website', ...told(sql`t.website`) },
    principal: { words: 'principal, principal name, name of the principal', title: 'Principal', ...told(sql`t.principal_name`) },
  },
  measures: { count: { words: '', title: 'Schools', sql: sql`count(*)`, unit: 'number' } },
  main: 'list',
  list: ['name', 'board', 'affiliation', 'udise', 'address', 'phone', 'email', 'principal'],
};

/** Days on which students come to school: no Sundays and no holidays. */
export const schoolDays: Declared = {
  name: 'schoolDay',
  needs: listEvents,
  nouns: 'days, day, din, school, had, open, was, were, kitne, lagi, laga',
  asks: 'days of school, school was open, school open, school laga, school chala, school chalega, school lagega, school chali, are working, is working, working saturdays, working saturday, school days, schooldays, working days, working day, teaching days, instructional days, school working days',
  title: 'School days',
  screen: { label: 'Calendar', path: '/calender' },
  from: ({ schoolId, today, period }) =>
    sql`select d.on_day, d.on_day > ${today}::date as is_ahead from app.school_days(${schoolId}, ${period?.from ?? today}::date, ${period?.to ?? today}::date, 'students') d (on_day)`,
  inPeriod: within(sql`t.on_day`),
  usual: 'wholeYear',
  dimensions: dayDimensions(sql`t.on_day`),
  measures: { count: { words: '', title: 'School days', sql: sql`count(*)`, ...inTimes } },
  flags: {
    ahead: {
      words:
        'aur chalega, aur lagega, aur hai, aur baki, more, remaining, left, still left, to go, still to come, yet to come, bache, bache hain, baki, bacha',
      title: 'still ahead',
      sql: sql`t.is_ahead`,
    },
  },
  main: 'count',
};
