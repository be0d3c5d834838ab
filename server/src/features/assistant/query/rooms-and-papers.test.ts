import { describe } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';

/** Exam rooms and seats, documents of the staff, reviews of the logbook, certificates that were cancelled, and marks of calendar and guardians. */
const demo = demoForTests(async (demo) => {
  const { owner } = demo.test;
  const school = demo.schoolId;
  const [file] = await owner<{ id: string }[]>`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256)
    values (${school}, gen_random_uuid(), 'staff-paper', 'licence.pdf', 'application/pdf', 1, '') returning id`;
  await owner`insert into employee_papers (school_id, id, employee_id, kind, file_id, expires_on)
    select ${school}, gen_random_uuid(), e.id, v.kind, ${file?.id ?? ''}, v.until::date from (select id, row_number() over (order by id) as no from fact.e) e
    join (values (1, 'Driving licence', '2026-12-10'), (2, 'Driving licence', '2026-10-01'), (3, 'Police verification', null)) v (no, kind, until) on v.no = e.no`;
  await owner`insert into logbook_reviews (school_id, teacher_id, on_date, remark)
    select ${school}, id, '2026-11-18', 'Write the homework' from fact.e where is_teaching order by id limit 2`;
  await owner`update certificates set state = 'cancelled', cancelled_at = now(), cancel_reason = 'Wrong name' where id = (select id from certificates where issued_on >= '2026-04-01' order by id limit 1)`;
  await owner`update calendar_events set is_tentative = true where id = (select id from calendar_events where starts_on > '2026-11-20' and kind = 'event' order by starts_on, id limit 1)`;
});

const SEATS = 'select name, rows * benches * seats_per_bench from exam_rooms';
const SEATING =
  "select p.name, e.name, s.on_date, j.name, m.name, s.row_no, s.column_no from exam_seats s join fact.p p on p.id = s.student_id and p.place = '10th A' join exam_rooms m on m.id = s.room_id join exam_papers q on q.id = s.paper_id join subjects j on j.id = q.subject_id join exams e on e.id = q.exam_id where s.on_date = '2026-12-07'";
const PAPERS = 'employee_papers p join fact.e e on e.id = p.employee_id';
const QUESTIONS: readonly Asked[] = [
  ['rooms with their seats', ['list of exam rooms', 'exam rooms with capacity'], SEATS],
  ['how many rooms', ['how many exam rooms do we have', 'number of exam halls'], 'select count(*) from exam_rooms'],
  [
    'all seats',
    ['total seating capacity of exam rooms', 'how many seats in all exam halls'],
    `select sum(n) from (select rows * benches * seats_per_bench as n from exam_rooms) r`,
  ],
  ['the largest room', ['which exam room has the highest seating capacity'], `${SEATS} order by 2 desc fetch first row with ties`],
  [
    'documents that expire',
    ['staff documents expiring next month', 'documents of staff that expire in December'],
    `select e.name, p.kind, p.expires_on from ${PAPERS} where p.expires_on between '2026-12-01' and '2026-12-31'`,
  ],
  [
    'documents that have expired',
    ['expired staff documents', 'which staff documents have expired'],
    `select e.name, p.kind, p.expires_on from ${PAPERS} where p.expires_on < '2026-11-20'`,
  ],
  [
    'documents by kind',
    ['number of staff documents by document type', 'staff documents, document type wise count'],
    `select p.kind, count(*) from ${PAPERS} group by 1`,
  ],
  [
    'reviews of the logbook',
    ['logbook reviews of this month', 'list logbook remarks of November'],
    'select e.name, r.on_date, r.remark from logbook_reviews r join fact.e e on e.id = r.teacher_id',
  ],
  [
    'cancelled certificates',
    ['list certificates cancelled this year', 'which certificates were cancelled'],
    "select person_name, type_name, number, issued_on from certificates where state = 'cancelled'",
  ],
  [
    'the number of those that were cancelled',
    ['how many certificates were cancelled this year'],
    "select count(*) from certificates where state = 'cancelled'",
  ],
  [
    'what is tentative',
    ['tentative events', 'which events are tentative'],
    'select title, starts_on from calendar_events where is_tentative',
  ],
  ['where a class sits', ['seating plan of 10A on 7 December', 'seating arrangement of 10A for 7 December'], SEATING],
  [
    'textbooks with their chapters',
    ['textbooks with number of chapters'],
    'select r.title, count(h.id) from textbooks r left join textbook_chapters h on h.textbook_id = r.id where r.removed_at is null group by r.id, r.title',
  ],
];

describe('rooms, documents and marks', () => {
  itAnswers(demo, QUESTIONS);
});
