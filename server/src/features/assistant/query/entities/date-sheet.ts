import { getDateSheet, getDuties } from '@shala/contract/exams';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, inTimes, numberColumn, subject } from './fields.ts';
import { pupilDimensions } from './pupil.ts';
import { STAFF, staffDimensions } from './staff.ts';

/** When the papers of an exam are written: its date sheet. */
export const examPapers: Declared = {
  name: 'examPaper',
  needs: getDateSheet,
  nouns:
    'start, starts, starting, begin, begins, have, has, held, be held, on, takes place, take place, written, write, writes, kab, day, days, student, students, when, exam, exams, examination, paper, papers, pariksha, schedule, timetable, time table, dates, date',
  asks: 'papers … syllabus/maximum marks/max marks/pass marks, maximum marks … papers, max marks … papers, when … paper, when … papers, kab … paper, paper … kab, papers … kab, paper … when, next paper, next papers, first paper, last paper, pehla paper, aakhri paper, agla paper, agle paper, paper … today/tomorrow, papers … today/tomorrow, papers today, papers tomorrow, kal ka paper, aaj ka paper, kal kaun sa paper, how long … paper, how much … to pass, max marks … paper, max marks … papers, maximum marks … paper, maximum marks … papers, full marks … paper, full marks … papers, syllabus … paper, portion … paper, time table of exam, exam timetable, pass marks, passing marks, minimum pass marks, minimum passing marks, qualifying marks, weightage, weightages, exam papers, exam paper, which papers, what papers, papers on, paper on, papers are on, paper is on, date sheet, date sheets, datesheet, datesheets, paper kab hai, paper kab, paper date, paper dates, exam timetable, exam time table, exam schedule, examination schedule, examination timetable',
  title: 'Date sheet',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select p.school_id, p.duration_minutes, p.max_marks, p.pass_marks, p.weight, p.syllabus, p.is_core, e.name as exam, e.starts_on as exam_starts, p.on_date, to_char(time '00:00' + p.starts_at_minute * interval '1 minute', 'HH24:MI') as starts_at,
      j.name as subject, c.name as class, c.position as class_position from exam_papers p join exams e on e.school_id = ${schoolId} and e.id = p.exam_id
    join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current
    join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    where p.school_id = ${schoolId} and p.on_date is not null`,
  inPeriod: within(sql`t.on_date`),
  bias: 'future',
  dimensions: {
    ...dayDimensions(sql`t.on_date`),
    time: { words: '', title: 'Time', sql: sql`t.starts_at` },
    duration: {
      words:
        'how long … paper, how long … exam, how many hours, kitne ghante, kitni der, hours, minutes, time given, length of each paper, length of the paper, time allowed, duration of paper, duration, durations',
      title: 'Minutes',
      sql: sql`t.duration_minutes`,
      ...numberColumn,
    },
    maxMarks: {
      words:
        'maximum marks, max marks, full marks, total marks, marks of the paper, kitne marks, kitne number, how many marks, out of how many, out of how much',
      title: 'Maximum marks',
      sql: sql`trim_scale(t.max_marks)`,
      ...numberColumn,
    },
    passMarks: {
      words:
        'how much … to pass, how many marks to pass, marks needed to pass, minimum to pass, required to pass, pass hone ke liye, cut off, cutoff, cut off marks, pass marks, passing marks, minimum pass marks, minimum passing marks, qualifying marks, marks to pass, उत्तीर्णांक',
      title: 'Pass marks',
      sql: sql`trim_scale(t.pass_marks)`,
      ...numberColumn,
    },
    weight: {
      words: 'weightage, weightages, weight of the paper, weight of each paper, weight in the result, भारांक',
      title: 'Weight',
      sql: sql`trim_scale(t.weight)`,
      ...numberColumn,
    },
    syllabus: { words: 'syllabus, portion, portions', title: 'Syllabus', sql: sql`nullif(t.syllabus, '')`, ...column },
    class: pupilDimensions.class,
    subject,
    exam: {
      words: 'which exam, kaun se exam, kis exam, by exam, exam wise, per exam, each exam, every exam, har exam',
      title: 'Exam',
      sql: sql`t.exam`,
      sort: sql`t.exam_starts`,
      values: 'exam',
    },
  },
  measures: { count: { words: '', title: 'Papers', sql: sql`count(*)`, unit: 'number' } },
  flags: {
    core: { words: 'core, core papers, main papers, of main subjects', title: 'of core subjects', sql: sql`t.is_core` },
    ahead: {
      words: 'next, upcoming, coming, coming up, remaining, still left, yet to come, to come, agla, agli, agle, aane wale',
      title: 'upcoming',
      sql: sql`t.on_date > app.today(t.school_id)`,
    },
  },
  main: 'list',
  list: ['day', 'time', 'class', 'subject', 'exam'],
};

/** Who watches over a room while an exam is written. */
export const examDuties: Declared = {
  name: 'examDuty',
  needs: getDuties,
  nouns:
    'exam hall, exam halls, in the exam hall, in the exam halls, examination hall, examination halls, pariksha me, pariksha mein, in the exam, in the exams, in exams, in the examination, pariksha, lagi, laga, exam, exams, examination, assigned, given, allotted, have, has, got, room, rooms, hall, halls, take, takes, whom, session, sessions',
  asks: 'duties, duty … exam, exam … duty, exam hall duty, duty … hall, duty lagi, lagi duty, duty lagi hai, duty kiski, kiski duty, on exam duty, pariksha … duty, invigilate, invigilates, invigilating, supervise, supervises, supervising, duty list, duty lists, duty chart, invigilation, invigilation duty, invigilation duties, invigilator, invigilators, exam duty, exam duties, supervision duty, supervision duties, examination duty, examination duties',
  title: 'Invigilation duties',
  counted: ['duty', 'duties'],
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, e.name as exam, e.starts_on as exam_starts, r.on_date, r.minutes, m.name as room, to_char(time '00:00' + r.starts_at_minute * interval '1 minute', 'HH24:MI') as starts_at
    from exam_duties r join exams e on e.school_id = ${schoolId} and e.id = r.exam_id
    join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current
    left join exam_rooms m on m.school_id = ${schoolId} and m.id = r.room_id
    left join employees s on s.school_id = ${schoolId} and s.id = r.employee_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.on_date`),
  bias: 'future',
  dimensions: {
    ...staffDimensions,
    ...dayDimensions(sql`t.on_date`),
    time: { words: '', title: 'Time', sql: sql`t.starts_at` },
    sitting: {
      words: 'minutes of duty, length of duty, duration of duty, duty minutes',
      title: 'Minutes',
      sql: sql`t.minutes`,
      unit: 'number',
      isColumn: true,
    },
    room: { words: 'room, rooms, hall, halls', title: 'Room', sql: sql`t.room`, mayLack: true },
    exam: {
      words: 'examination, examinations, pariksha, exam, exams',
      title: 'Exam',
      sql: sql`t.exam`,
      sort: sql`t.exam_starts`,
      values: 'exam',
    },
  },
  measures: {
    count: {
      words:
        'invigilate, invigilates, invigilating, duty, duties, invigilation duty, invigilation duties, number of duties, how many duties, exam duties, invigilation',
      title: 'Duties',
      sql: sql`count(*)`,
      ...inTimes,
    },
    invigilators: {
      words: 'supervisors, teachers on exam duty, teachers on duty, invigilators, invigilator',
      title: 'Invigilators',
      sql: sql`count(distinct t.employee_id)`,
      unit: 'number',
    },
  },
  flags: { teaching: { words: 'teacher, teachers', title: '', sql: sql`t.employee_id is not null`, isKept: true } },
  main: 'list',
  list: ['day', 'time', 'room', 'employee', 'exam'],
  who: 'employee',
};
