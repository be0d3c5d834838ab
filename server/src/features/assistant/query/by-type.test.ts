import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What holds of any entity by the type of its words: a denial beside a condition, a title, a slip in a name, a number of a kind, what is not a name at all. */
const demo = demoForTests();

const FEES = 'fee_accounts a where a.student_id = p.id';
const sumOf = (column: string) => `(select sum(v) from unnest(a.${column}) v)`;
const MISSING = `select coalesce(sum((select count(*) from fact.p q where q.class = c.name and q.admitted_on <= coalesce(p.on_date, e.ends_on)
      and not exists (select from subjects_not_taken o where o.student_id = q.id and o.subject_id = j.id)) - (select count(*) from marks m where m.paper_id = p.id and m.student_id in (select id from fact.p))), 0)
    from exam_papers p join exams e on e.id = p.exam_id join subjects j on j.id = p.subject_id join classes c on c.id = j.class_id`;

const QUESTIONS: readonly Asked[] = [
  [
    'a condition that is denied',
    ["students of class 6 who don't use the school bus", 'class 6 ke bachche jo bus se nahi aate'],
    "select name from fact.p where class = '6th' and stop = ''",
  ],
  [
    'a title of the calendar',
    ['when is the annual day', 'annual day kab hai'],
    "select title from calendar_events where title = 'Annual day'",
  ],
  ['a festival that is over', ['diwali ki chutti kab se kab tak thi'], "select title from calendar_events where title ilike '%diwali%'"],
  [
    'a part of a title beside a kind',
    ['when does the annual exam begin'],
    "select title from calendar_events where kind = 'exam' and title ilike '%annual%'",
  ],
  [
    'slips in a name of several words and in one of one',
    ['average marks of 10th in scince unit tst 1'],
    "select round(avg(100 * m.marks / p.max_marks)::numeric, 2) from marks m join exam_papers p on p.id = m.paper_id join exams e on e.id = p.exam_id join subjects j on j.id = p.subject_id join classes c on c.id = j.class_id where e.name = 'Unit Test 1' and j.name = 'Science' and c.name = '10th' and m.marks is not null",
  ],
  [
    'a post with a column',
    ['email id of the accountant', 'accountant ka email'],
    "select name, email from fact.e where position_role = 'Accountant'",
  ],
  [
    'so many sections',
    ['which teachers are teaching in more than four sections', 'Kindly inform which teachers are teaching in more than four sections'],
    'select e.name from fact.e e join timetable_slots t on t.teacher_id = e.id group by e.id, e.name having count(distinct t.section_id) > 4',
  ],
  [
    'money beside a figure in rupees',
    ['salary me kitna paisa gaya is saal'],
    "select sum(amount_paise) / 100 from salary_payments where state = 'live' and for_month between '2026-04-01' and '2026-11-20'",
  ],
  [
    'those who have everything, and nobody to be named',
    ['who is substituting today'],
    "select e.name, count(*) from covers v join fact.e e on e.id = v.teacher_id where v.on_date = '2026-11-20' group by 1",
  ],
  [
    'the fees of the whole year',
    ["how many students have paid the full year's fees"],
    `select count(*) from fact.p p where exists (select from ${FEES} and ${sumOf('charged')} > 0 and ${sumOf('charged')} <= ${sumOf('paid')} and a.arrears_charged <= a.arrears_paid)`,
  ],
  [
    'the class with the most defaulters, spelt in any way',
    ['which class has most defaulters', 'wich class has most defalters'],
    'select class, count(distinct id) from fact.due where paise > 0 and id in (select id from fact.due) group by class order by 2 desc fetch first row with ties',
  ],
  [
    'a rank list',
    ['rank list of 8B'],
    "select name, round(avg(percent)) / 100.0 from fact.r where place = '8th B' group by student_id, name order by 2 desc",
  ],
  ['marks that are not entered', ['how many marks are yet to be entered', 'marks not entered, total'], MISSING],
  [
    'chapters that are not taught',
    ['which classes are behind in the syllabus'],
    'select c.name, count(*) from textbook_chapters h join textbooks b on b.id = h.textbook_id join subjects j on j.id = b.subject_id join classes c on c.id = j.class_id join sections x on x.class_id = c.id where not exists (select from logbook_entries l where l.section_id = x.id and l.chapter_id = h.id) group by 1',
  ],
];

describe('by the type of words', () => {
  itAnswers(demo, QUESTIONS);
});

it('asks no question of those who have not paid since a month', async () => {
  expect(isDeclined(await demo.ask('Is there anyone in class 12 who has not paid since July'))).toBe(true);
});
