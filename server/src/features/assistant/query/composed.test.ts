import { describe } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';

/** What is composed of parts that hold of any entity: several figures, the last entries, conditions joined or denied, averages as bounds, places, columns beside people. */
const demo = demoForTests();

const AND_ABSENT = (day: string) => `id in (select student_id from fact.m where mark = 'A' and on_date = '${day}')`;
const PAID_IN = (month: string) =>
  `exists (select from payments q where q.student_id = p.id and q.state = 'live' and to_char(q.received_on, 'MM') = '${month}')`;

const QUESTIONS: readonly Asked[] = [
  [
    'several figures of one thing',
    ['absences and late marks of 9B this month', 'how many were absent and how many late in 9B this month'],
    "select count(*) filter (where mark = 'A'), count(*) filter (where mark = 'L') from fact.m where place = '9th B' and on_date between '2026-11-01' and '2026-11-20'",
  ],
  [
    'ends and middle of marks',
    ['highest and lowest marks of class 10', 'max and min marks of class 10'],
    "select round(max(percent)) / 100.0, round(min(percent)) / 100.0 from fact.r where class = '10th'",
  ],
  [
    'the middle of salaries',
    ['median salary of teachers'],
    'select percentile_cont(0.5) within group (order by monthly_salary_paise) / 100.0 from fact.e where is_teaching and monthly_salary_paise > 0',
  ],
  [
    'sections and students of each class',
    ['how many sections and how many students does each class have'],
    'select class, count(distinct place), count(*) from fact.p group by 1',
  ],
  [
    'the last entries',
    ['last 4 receipts', 'show the latest four receipts', 'the four most recent receipts'],
    'select name, rs from fact.pay order by received_on desc, receipt_no desc limit 4',
  ],
  [
    'the last entries of some',
    ['last 5 receipts that were not in cash', 'latest five receipts except cash'],
    "select name, rs from fact.pay where mode <> 'cash' order by received_on desc, receipt_no desc limit 5",
  ],
  [
    'collection by head',
    ['head wise collection of October', 'how much came in October under each fee head'],
    "select h.name, sum(a.amount_paise) / 100.0 from payments q join allocations a on a.payment_id = q.id join fee_heads h on h.id = a.head_id where q.state = 'live' and q.received_on between '2026-10-01' and '2026-10-31' group by 1",
  ],
  [
    'a month that is left out',
    ['which month had the lowest collection, not counting November', 'month of the least collection excluding november'],
    "select to_char(received_on, 'FMMonth YYYY'), sum(rs) from fact.pay where received_on < '2026-11-01' group by 1 order by 2 limit 1",
  ],
  [
    'either of two conditions',
    ['students without a photo or an address', 'names of students missing photo or address'],
    "select name from fact.p where id in (select id from students where photo_file_id is null or address = '')",
  ],
  [
    'more of one than of the other',
    ['in which sections do the girls outnumber the boys', 'sections that have more girls than boys'],
    "select place, count(*) filter (where gender = 'Female') - count(*) filter (where gender = 'Male') from fact.p group by 1 having count(*) filter (where gender = 'Female') > count(*) filter (where gender = 'Male')",
  ],
  [
    'registers that are not taken',
    [
      'which sections have not taken attendance today',
      "whose register hasn't been marked today",
      'kis section ki attendance nahi lagi aaj',
    ],
    "select distinct place, 1 from fact.p where place not in (select c.name || ' ' || x.name from registers r join sections x on x.id = r.section_id join classes c on c.id = x.class_id where r.on_date = '2026-11-20')",
  ],
  [
    'days on which registers were taken',
    ['on how many days was the student register taken in October'],
    "select count(distinct on_date) from registers where on_date between '2026-10-01' and '2026-10-31'",
  ],
  [
    'kinds of leave',
    ['what kinds of leave exist for staff, and how many days of each?', 'leave types'],
    'select name, days_a_year from leave_types',
  ],
  ['who was born when', ['names of the employees born before 1975'], "select name from fact.e where date_of_birth < '1975-01-01'"],
  [
    'questions of the textbooks',
    ['how many textbook questions do we have of each type'],
    "select type, count(*) from textbook_questions where type <> '' group by 1",
  ],
  [
    'one thing of each of them',
    ['what textbooks are there and how many chapters has each?'],
    'select r.title, count(*) from textbook_chapters h join textbooks r on r.id = h.textbook_id group by 1',
  ],
  [
    'what holds of one month and not of another',
    ['who paid in September but not in October', 'students who paid in September but have not paid in October'],
    `select p.name, sum(q.amount_paise) / 100.0 from fact.p p join payments q on q.student_id = p.id and q.state = 'live' and q.received_on between '2026-09-01' and '2026-09-30' where not ${PAID_IN('10')} group by p.id, p.name`,
  ],
  [
    'one day and another',
    ['students present on Thursday but absent today'],
    `select distinct name from fact.m where mark in ('P', 'L', 'H') and on_date = '2026-11-19' and student_id in (select id from fact.p where ${AND_ABSENT('2026-11-20')})`,
  ],
  [
    'a figure of those of whom something else holds',
    ['sum of dues of students absent today', 'total dues of the students who were absent today'],
    `select coalesce(sum(paise), 0) / 100.0 from fact.due where ${AND_ABSENT('2026-11-20')}`,
  ],
  [
    'above the average',
    ['sections with attendance below the school average', 'which sections are below average in attendance'],
    "select place, round(100 * sum(part) / count(*), 1) from fact.m where on_date between '2026-04-01' and '2026-11-20' group by 1 having round(100 * sum(part) / count(*), 1) < (select round(100 * sum(part) / count(*), 1) from fact.m where on_date between '2026-04-01' and '2026-11-20')",
  ],
  [
    'in all subjects',
    ['which students of class 10 scored more than 50 in all subjects'],
    "select s.name from result_subjects q join result_versions v on v.id = q.version_id and v.is_current and v.term_no = 1 join academic_years y on y.id = v.year_id and y.is_current join classes c on c.id = v.class_id and c.name = '10th' join students s on s.id = q.student_id where q.percent is not null group by s.id, s.name having min(q.percent) > 5000",
  ],
  [
    'the place of one',
    ['rank of 9A in attendance among all sections', 'which position does 9A stand in attendance'],
    "select place from (select place as of, rank() over (order by round(100 * sum(part) / count(*), 1) desc) as place from fact.m where on_date between '2026-04-01' and '2026-11-20' group by 1) r where of = '9th A'",
  ],
  [
    'columns beside people',
    ['students of class 10 absent on Thursday with phone numbers', 'who was absent on Thursday in class 10, with their phone numbers'],
    "select name, (select string_agg(distinct h.phone, ', ') from student_guardians g join guardians h on h.id = g.guardian_id where g.student_id = m.student_id and h.phone <> ''), 1 from fact.m m where mark = 'A' and on_date = '2026-11-19' and class = '10th'",
  ],
  [
    'the best of each',
    ['highest paid in each department'],
    "select department, name, pay from (select department, name, monthly_salary_paise / 100.0 as pay, rank() over (partition by department order by monthly_salary_paise desc) as n from fact.e where department <> '') z where n = 1",
  ],
  [
    'marks as they are written',
    ['average marks of 9A in science in the half-yearly'],
    "select round(avg(m.marks), 1) from marks m join exam_papers q on q.id = m.paper_id join exams e on e.id = q.exam_id and e.name like 'Half%' join subjects j on j.id = q.subject_id and j.name = 'Science' join fact.p p on p.id = m.student_id and p.place = '9th A'",
  ],
  [
    'who teaches, and no timetable',
    ['who takes English in 10A', 'who teaches english to 10A'],
    "select distinct e.name from timetable_slots t join employees e on e.id = t.teacher_id join subjects j on j.id = t.subject_id and j.name = 'English' join sections x on x.id = t.section_id and x.name = 'A' join classes c on c.id = x.class_id and c.name = '10th' where date '2026-11-20' between t.from_on and t.until_on",
  ],
];

describe('composed of parts', () => {
  itAnswers(demo, QUESTIONS);
});
