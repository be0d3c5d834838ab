import { listLogProgress } from '@shala/contract/logbook';
import { getCoverDesk, getTimetable } from '@shala/contract/timetable';
import { lessonsDue } from '#features/logbook';
import { openLessons as openLessonsOf } from '#features/timetable';
import { sql } from '#platform/db';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inOffice, inTimes, subject } from './fields.ts';
import { pupilDimensions } from './pupil.ts';
import { STAFF, staffDimensions } from './staff.ts';

const { class: ofClass, section } = pupilDimensions;
const PLACE = sql`c.name as class, c.position as class_position, x.name as section, j.name as subject`;
const period = { words: 'period of the day, period number, hour of the day', title: 'Period', sql: sql`t.period` };

/** The lessons of a week, as the timetable has them. */
export const lessons: Declared = {
  name: 'lesson',
  needs: getTimetable,
  nouns:
    'teaching, go to, goes to, enters, take, takes, taken, handle, handles, leti, lete, leta, gets, get, hafte mein, hafte, allotted, held, hold, timetable, week, per week, a week, weekly, in a week, hafte me, in the timetable',
  title: 'Periods a week',
  screen: { label: 'Timetable', path: '/scheduler' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, ${PLACE}, r.day, p.name as period, w.name as room from app.week_now(${schoolId}) r left join timetable_rooms w on w.school_id = ${schoolId} and w.id = r.room_id join periods p on p.school_id = ${schoolId} and p.id = r.period_id
    join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id left join employees s on s.school_id = ${schoolId} and s.id = r.teacher_id`,
  dimensions: {
    ...staffDimensions,
    class: ofClass,
    section,
    subject,
    period,
    room: {
      words: 'classroom, classrooms, class room, lab, labs, teaching room, teaching rooms, room of the period',
      title: 'Room',
      sql: sql`t.room`,
      mayLack: true,
    },
    weekday: {
      words: 'weekday, weekdays, day of the week, day, days, din',
      title: 'Weekday',
      sql: sql`t.day::int`,
      unit: 'weekday',
      sort: sql`t.day`,
    },
  },
  measures: {
    count: {
      words:
        'busy, loaded, burdened, overloaded, heaviest timetable, period, periods, lesson, lessons, lecture, lectures, teaching load, workload, work load, load, classes taken, prd, teaches, teach, taught, padhata, padhati, padhate, padhata hai, padhati hai, padhate hai, padhate hain, पीरियड',
      title: 'Periods a week',
      sql: sql`count(*)`,
      unit: 'number',
      counted: 'periods',
    },
    teachers: {
      words: 'teacher count, how many different teachers',
      title: 'Teachers',
      sql: sql`count(distinct t.employee_id)`,
      ...inTimes,
    },
    sections: {
      words: 'section count, how many sections, number of sections, kitne section, kitne sections',
      title: 'Sections',
      sql: sql`count(distinct (t.class, t.section))`,
      unit: 'number',
      counted: 'sections',
    },
    subjects: {
      words: 'subject count, how many subjects, number of subjects, kitne subject, kitne subjects, kitne vishay',
      title: 'Subjects',
      sql: sql`count(distinct t.subject)`,
      unit: 'number',
      counted: 'subjects',
    },
  },
  flags: {
    noTeacher: {
      words: 'without any teacher, no teacher assigned, no teacher allotted, teacher not assigned, bina teacher, without teacher',
      title: 'without a teacher',
      sql: sql`t.employee_id is null`,
    },
    teaching: { words: 'teacher, teachers', title: '', sql: sql`t.employee_id is not null`, isKept: true },
  },
  main: 'count',
  who: 'employee',
};

/** Lessons that somebody else took. */
export const covers: Declared = {
  name: 'cover',
  needs: getCoverDesk,
  nouns:
    'for someone else, for somebody else, for others, for another teacher, in place of others, arrange, arranged, substituted, went, got, needed, given, taken, done, class, classes, period, periods, duty, duties, kiye, kiya, liye, mile',
  title: 'Arrangements',
  counted: wordsIn('covers arrangements substitutions proxies adjustments'),
  screen: { label: 'Arrangements', path: '/scheduler/cover' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, ${PLACE}, r.on_date, a.name as absent, a.id as absent_id, p.name as period, u.name as arranger, to_char(r.given_at at time zone z.time_zone, 'HH24:MI') as given_at from covers r join schools z on z.id = r.school_id left join accounts u on u.id = r.account_id
    join periods p on p.school_id = ${schoolId} and p.id = r.period_id
    join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join employees s on s.school_id = ${schoolId} and s.id = r.teacher_id
    left join employees a on a.school_id = ${schoolId} and a.id = r.absent_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  dimensions: {
    ...staffDimensions,
    class: ofClass,
    section,
    subject,
    period: { words: 'period, periods, which period, kaunsa period, kaun sa period, period number', title: 'Period', sql: sql`t.period` },
    absent: {
      words: 'absent teacher, absent teachers, for whom, teacher who was away, absentee teacher',
      title: 'For',
      sql: sql`t.absent`,
      key: sql`t.absent_id`,
      isPerson: true,
      behind: ['for', 'replace', 'replaced', 'replacing', 'replaces'],
    },
    arranger: inOffice(
      sql`t.arranger`,
      'who made, made by whom, who arranged, arranged by whom, who assigned, assigned by whom, किसने लगाया',
    ),
    givenAt: {
      words: 'time of arrangement, time of the arrangement, arranged at what time, arranged at, when arranged, व्यवस्था का समय',
      title: 'Arranged at',
      sql: sql`t.given_at`,
      isColumn: true,
    },
    ...dayDimensions(sql`t.on_date`),
  },
  measures: {
    count: {
      words:
        'stand in, stand ins, standing in, stands in, stood in, fill ins, fill in periods, filling in, filled in for, relief periods, replacement, replacements, substitute teachers, substitute teacher, substituting, covering, engaged periods, engaged period, periods engaged, proxy classes, proxy class, substitution, substitutions, substitute, substitutes, cover, covers, covered, arrangement, arrangements, proxy, proxies, proxy period, proxy periods, substitute periods, extra periods, adjustment, adjustments, substitution periods, cover duties',
      title: 'Arrangements',
      sql: sql`count(*)`,
      ...inTimes,
    },
  },
  flags: { teaching: { words: 'teacher, teachers', title: '', sql: sql`t.employee_id is not null`, isKept: true } },
  main: 'count',
  list: ['day', 'period', 'section', 'subject', 'absent', 'employee'],
  who: 'employee',
};

/** Lessons of those who are away that nobody has been given, as the arrangements of a day show them. */
export const openLessons: Declared = {
  name: 'openLesson',
  needs: getCoverDesk,
  nouns:
    'which, is, still, khali, unattended, hai, nahi, lesson, lessons, period, periods, class, classes, absent, absent teacher, absent teachers, arrangement, arrangements, still, whose, of those, going',
  asks: 'unattended, sitting idle, sit idle, idle, not covered, not yet covered, yet to be covered, not arranged, need a substitute, needs a substitute, needing a substitute, need substitute, need a cover, need covering, to be covered, nobody to take, no one to take, period … khali, periods … khali, class … khali, classes … khali, free classes, free class, free periods of absent, uncovered, teacher nahi, teacher nahi hai, no teacher, without teacher, khali period, khali class, without a teacher',
  title: 'Periods without an arrangement',
  screen: { label: 'Arrangements', path: '/scheduler/cover' },
  from: ({
    schoolId,
    today,
    period: span,
  }) => sql`select d.on_date, o."className" as class, o."classPosition" as class_position, o."sectionName" as section,
      o."subjectName" as subject, o."periodName" as period, o."absentName" as employee, o."absentId" as employee_id
    from app.school_days(${schoolId}, greatest(${span?.from ?? today}::date, app.today(${schoolId}) - 45), least(${span?.to ?? today}::date, app.today(${schoolId}) + 14), 'students') d (on_date)
    cross join lateral (${openLessonsOf(schoolId, sql`d.on_date`)}) o where o."coverId" is null`,
  inPeriod: within(sql`t.on_date`),
  usual: 'today',
  dimensions: {
    employee: { ...staffDimensions.employee, words: 'teacher, teachers', title: 'For' },
    class: ofClass,
    section,
    subject,
    period: { words: 'period, periods, which period, period number', title: 'Period', sql: sql`t.period` },
    ...dayDimensions(sql`t.on_date`),
  },
  measures: {
    count: {
      words: 'how many lessons, how many periods, how many classes',
      title: 'Periods without an arrangement',
      sql: sql`count(*)`,
      unit: 'number',
      counted: 'periods',
    },
  },
  main: 'list',
  list: ['day', 'period', 'section', 'subject', 'employee'],
};

/** What teachers have written of their lessons. */
export const logEntries: Declared = {
  ...covers,
  name: 'logEntry',
  needs: listLogProgress,
  nouns:
    'fill, fills, filled, write, writes, wrote, entered, lesson, lessons, period, periods, written up, given, gave, assigned, set, entry, entries, wrote, write, writes, written, recorded, filled, made, logbook, log book, log, bhari, bhara, bhare, likhi, likha',
  title: 'Logbook entries',
  screen: { label: 'Logbook', path: '/logbook' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, ${PLACE}, r.on_date, nullif(r.description, '') as taught, nullif(r.homework, '') as homework, (r.recorded_at at time zone z.time_zone)::date as filled_on, (r.recorded_at at time zone z.time_zone)::date - r.on_date as filled_late, k.name as chapter from logbook_entries r join schools z on z.id = r.school_id left join textbook_chapters k on k.school_id = ${schoolId} and k.id = r.chapter_id
    join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join employees s on s.school_id = ${schoolId} and s.id = r.teacher_id where r.school_id = ${schoolId}`,
  dimensions: {
    ...staffDimensions,
    class: ofClass,
    section,
    subject,
    ...dayDimensions(sql`t.on_date`),
    text: { words: '', title: 'Text', sql: sql`concat_ws(' ', t.taught, t.homework)`, isPart: true },
    filledOn: {
      words: 'filled on, date of filling, filling date, recorded on, entered on, written on, kab bhara',
      title: 'Filled on',
      sql: sql`t.filled_on`,
      unit: 'day',
      isColumn: true,
    },
    taught: { words: '', title: 'Taught', sql: sql`t.taught`, mayLack: true },
    chapter: { words: 'chapter, chapters, lesson name, path, पाठ, अध्याय', title: 'Chapter', sql: sql`t.chapter`, mayLack: true },
    homework: { words: '', title: 'Homework', sql: sql`t.homework`, mayLack: true },
  },
  measures: {
    count: {
      words: 'log entries, logbook entries, entries in the log, logs, log, logbook, log book, entries, diary entries',
      title: 'Entries',
      sql: sql`count(*)`,
      ...inTimes,
    },
    delay: {
      words: 'days late in filling, delay in filling, filling delay, days taken to fill, average days to fill, filled how many days later',
      title: 'Days until filled (average)',
      sql: sql`round(avg(t.filled_late), 1)`,
      unit: 'number',
      good: 'least',
    },
    homework: {
      words: 'homework, home work, hw, homeworks',
      title: 'With homework',
      sql: sql`count(t.homework)`,
      unit: 'number',
    },
  },
  flags: {
    ...covers.flags,
    homework: { words: '', title: 'with homework', sql: sql`t.homework is not null` },
    noHomework: {
      words: 'no homework, without homework, without any homework, homework not given, homework nahi diya, homework nahi',
      title: 'without homework',
      sql: sql`t.homework is null`,
    },
  },
  list: ['day', 'section', 'subject', 'taught', 'homework', 'employee'],
};

/** Lessons of past days that nobody has described: the logbook's own list of what is due. */
export const missingLogs: Declared = {
  ...logEntries,
  name: 'missingLog',
  nouns:
    'log, logs, logbook, log book, log books, logbooks, diary, entry, entries, lesson, lessons, written, period, periods, filling, to fill',
  asks: 'log, logs, logbook, log book, log books, logbooks, diary, log missing, missing log, missing logs, logs missing, log is missing, logbook is missing, logbook missing, without log, pending log, pending logs, log pending, logbook pending, logs pending, log not filled, unlogged',
  title: 'Periods without a logbook entry',
  from: ({ schoolId, today, period: span }) => sql`select ${STAFF}, on_days.on_day as on_date, r.period_id, r.is_recorded
    from app.school_days(${schoolId}, greatest(${span?.from ?? today}::date, app.today(${schoolId}) - 60), least(${span?.to ?? today}::date, app.today(${schoolId})), 'students') on_days (on_day)
    cross join lateral (${lessonsDue(schoolId, sql`on_days.on_day`)}) r join employees s on s.school_id = ${schoolId} and s.id = r.teacher_id where not r.is_recorded`,
  usual: 'today',
  flags: covers.flags ?? {},
  list: ['day', 'employee'],
  dimensions: { ...staffDimensions, ...dayDimensions(sql`t.on_date`) },
  measures: {
    count: {
      words:
        'forgot to fill, forgets to fill, forget to fill, forgot the log, not filled, not fill, not written, not write, nahi bhari, nahi bhara, nahi likhi, nahi likha, left blank, without log, without logs, without logbook, without a log, log missing, missing log, missing logs, logs missing, log is missing, logbook is missing, logbook missing, missing, not filled, not filled in, not written, not logged, did not fill, not recorded, nahi bhari, nahi bhara, nahin bhara, nahi likha, nahi likhi, unfilled, unlogged, incomplete, without log, pending log, pending logs, log pending, logbook pending, logs pending, log not filled, have not filled, has not filled, not submitted, yet to fill, not made, skipped, skip, skips, skipping, missed, miss, forgot, forgotten to fill, forgot to write, not up to date',
      title: 'Periods not filled',
      sql: sql`count(*)`,
      unit: 'number',
      good: 'least',
      counted: 'periods',
    },
  },
};
