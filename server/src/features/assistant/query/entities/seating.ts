import { getSeating, listExamRooms } from '@shala/contract/exams';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inTimes, subject } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';

const screen = { label: 'Exams', path: '/offline-exam' };
const ROOM_WORDS = 'room, rooms, hall, halls, exam room, exam rooms, exam hall, exam halls, kamra, kamre, कमरा, कमरे';

/** The rooms in which exams are written, with their seats. */
export const examRooms: Declared = {
  name: 'examRoom',
  needs: listExamRooms,
  nouns:
    'exam, exams, examination, examinations, have, has, there, seat, seats, sit, sitting, available, capacity, room, rooms, hall, halls, size, students, in all, school',
  asks: 'seats in all, rooms … seats/seat, seats … room, seats … hall, exam hall seats, can … seat, can we seat, how many … seat, biggest room, biggest hall, largest room, largest hall, rooms not used, rooms used, rooms in use, rooms not in use, unused rooms, unused room, unused halls, room not used, halls not used, rooms unused, exam room, exam rooms, exam hall, exam halls, examination room, examination rooms, examination hall, examination halls, rooms for exams, halls for exams, rooms for the exam, seating capacity, capacity of the rooms, room capacity, hall capacity, seats in each room, seats in each hall, benches, bench, pariksha ka kamra, pariksha ke kamre',
  title: 'Exam rooms',
  screen,
  from: ({ schoolId, today, period }) =>
    sql`select r.id as room_id, r.name as room, r.rows, r.benches, r.seats_per_bench, r.rows * r.benches * r.seats_per_bench as seats,
      exists (select from exam_seats v where v.school_id = ${schoolId} and v.room_id = r.id and v.on_date between ${period?.from ?? today}::date and ${period?.to ?? today}::date) as is_used from exam_rooms r where r.school_id = ${schoolId}`,
  // A room is there on every day; whether it is used depends on the days.
  inPeriod: () => sql`true`,
  bias: 'future',
  dimensions: {
    room: { words: ROOM_WORDS, title: 'Room', sql: sql`t.room`, key: sql`t.room_id`, isPerson: true },
    rows: {
      words: 'number of rows, rows of benches, rows in each room, rows',
      title: 'Rows',
      sql: sql`t.rows`,
      unit: 'number',
      isColumn: true,
    },
    benches: {
      words: 'benches in each row, benches a row, benches in a row, benches per row',
      title: 'Benches in a row',
      sql: sql`t.benches`,
      unit: 'number',
      isColumn: true,
    },
    perBench: {
      words: 'seats per bench, seats on a bench, seats a bench, students per bench, students on a bench, ek bench par kitne',
      title: 'Seats on a bench',
      sql: sql`t.seats_per_bench`,
      unit: 'number',
      isColumn: true,
    },
    seats: { words: '', title: 'Seats', sql: sql`t.seats`, isColumn: true },
  },
  measures: {
    count: {
      words: 'number of rooms, how many rooms, number of halls, how many halls',
      title: 'Rooms',
      sql: sql`count(*)`,
      ...inTimes,
    },
    seats: {
      words:
        'can we seat, can seat, we seat, seat in all, seats, seating capacity, capacity, number of seats, how many seats, can sit, can be seated',
      title: 'Seats',
      sql: sql`sum(t.seats)`,
      ...inTimes,
      good: 'most',
    },
    benches: { words: 'benches, number of benches, how many benches', title: 'Benches', sql: sql`sum(t.rows * t.benches)`, ...inTimes },
  },
  flags: {
    unused: {
      words:
        'rooms not used, rooms not in use, unused rooms, unused room, unused halls, room not used, halls not used, rooms unused, not used, unused, not in use, not being used, not occupied, lying unused',
      title: 'not used',
      sql: sql`not t.is_used`,
    },
    used: { words: 'rooms used, rooms in use, used, in use, being used, occupied', title: 'used', sql: sql`t.is_used` },
  },
  main: 'list',
  list: ['room', 'rows', 'benches', 'seats'],
};

/** Where each student sits in a paper. */
export const examSeats: Declared = {
  name: 'examSeat',
  needs: getSeating,
  nouns: `${pupilDimensions.student.words}, exam, exams, examination, paper, room, rooms, hall, halls, seat, seats, sit, sits, sitting, seated, arranged, allotted, assigned, where, which, has, have, got`,
  asks: 'candidate, candidates, examinees, in which room … sit, in which hall … sit, where … sit/sitting/seated, kahan … baithega/baithegi/baithenge/baithta/baithti, kamre … baithega/baithegi/baithenge/baithe, which room … sit/write, which hall … sit/write, sits in, students … room, students … hall, children … room, kids … room, bachche … kamre, students … rooms, seat … exam, seating, seated, seating plan, seating plans, seating arrangement, seating arrangements, seating chart, seat allotment, seat allotments, seat number, seat numbers, seat no, exam seat, exam seats, seat plan, seats allotted, seats assigned, sit in the exam, sits in the exam, sitting in room, sit in room, sit in hall, seated in, sitting in hall, students in each exam room, students in each exam hall, students in each room, students in each hall, baithne ki vyavastha, kahan baithega, kahan baithegi',
  title: 'Seating',
  screen,
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.on_date, r.starts_at, r.exam, r.exam_starts, r.subject, r.room, r.row_no, r.column_no from (select v.student_id, v.on_date, to_char(time '00:00' + v.starts_at_minute * interval '1 minute', 'HH24:MI') as starts_at,
      e.name as exam, e.starts_on as exam_starts, j.name as subject, m.name as room, v.row_no, v.column_no from exam_seats v join exam_papers p on p.school_id = ${schoolId} and p.id = v.paper_id
      join exams e on e.school_id = ${schoolId} and e.id = p.exam_id join subjects j on j.school_id = ${schoolId} and j.id = p.subject_id
      join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id and y.is_current join exam_rooms m on m.school_id = ${schoolId} and m.id = v.room_id where v.school_id = ${schoolId}) r ${seatBeside(schoolId)}`,
  inPeriod: within(sql`t.on_date`),
  bias: 'future',
  dimensions: {
    ...pupilDimensions,
    ...dayDimensions(sql`t.on_date`),
    time: { words: '', title: 'Time', sql: sql`t.starts_at` },
    exam: { words: 'exam, exams', title: 'Exam', sql: sql`t.exam`, sort: sql`t.exam_starts`, values: 'exam' },
    subject,
    room: { words: ROOM_WORDS, title: 'Room', sql: sql`t.room` },
    row: { words: 'row number, row numbers, in which row, row', title: 'Row', sql: sql`t.row_no`, unit: 'number', isColumn: true },
    place: {
      words: 'place in the row, column number, seat number, seat numbers, seat no',
      title: 'Place in the row',
      sql: sql`t.column_no`,
      isColumn: true,
    },
  },
  measures: {
    count: {
      words: 'candidate, candidates, examinees, number of candidates, how many candidates, pariksharthi',
      title: 'Students',
      sql: sql`count(distinct t.student_id)`,
      unit: 'number',
    },
    seats: {
      words: 'seats given, number of seats allotted, seats allotted, seats assigned',
      title: 'Seats',
      sql: sql`count(*)`,
      ...inTimes,
    },
  },
  flags: pupilFlags,
  main: 'list',
  list: ['student', 'section', 'exam', 'day', 'subject', 'room', 'row', 'place'],
  who: 'student',
};
