import { getDateSheet } from '@shala/contract/exams';
import { sql } from '#platform/db';
import type { Entity } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { pupilDimensions } from './pupil.ts';

/** When the papers of an exam are written: its date sheet. */
export const examPapers: Entity = {
  name: 'examPaper',
  needs: getDateSheet,
  nouns: 'have, has, when, exam, exams, examination, paper, papers, pariksha, schedule, timetable, time table, dates, date',
  asks: 'date sheet, date sheets, datesheet, datesheets, exam timetable, exam time table, exam schedule, examination schedule, examination timetable',
  title: 'Date sheet',
  screen: { label: 'Exams', path: '/offline-exam' },
  from: ({
    schoolId,
  }) => sql`select p.school_id, e.name as exam, e.starts_on as exam_starts, p.on_date, to_char(time '00:00' + p.starts_at_minute * interval '1 minute', 'HH24:MI') as starts_at,
      j.name as subject, c.name as class, c.position as class_position from exam_papers p join exams e on e.school_id = ${schoolId} and e.id = p.exam_id
    join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current
    join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    where p.school_id = ${schoolId} and p.on_date is not null`,
  inPeriod: within(sql`t.on_date`),
  bias: 'future',
  dimensions: {
    ...dayDimensions(sql`t.on_date`),
    time: { words: '', title: 'Time', sql: sql`t.starts_at` },
    class: pupilDimensions.class,
    subject: { words: 'subject, subjects, vishay, विषय', title: 'Subject', sql: sql`t.subject`, values: 'subject' },
    exam: { words: '', title: 'Exam', sql: sql`t.exam`, sort: sql`t.exam_starts`, values: 'exam' },
  },
  measures: { count: { words: '', title: 'Papers', sql: sql`count(*)`, unit: 'number' } },
  flags: {
    ahead: {
      words: 'next, upcoming, coming, coming up, remaining, still left, yet to come, to come, agla, agli, agle, aane wale',
      title: 'still ahead',
      sql: sql`t.on_date > app.today(t.school_id)`,
    },
  },
  main: 'list',
  list: ['day', 'time', 'class', 'subject', 'exam'],
};
