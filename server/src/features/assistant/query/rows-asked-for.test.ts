import { describe, expect, it } from 'vitest';
import { demoForTests, expectRows } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What is to be told of each, where a number or a sum alone would be another answer. */
const demo = demoForTests();

const QUESTIONS: readonly [string, string][] = [
  [
    'who got A1 or A2 in Mathematics in Term 1',
    `select s.name, r.grade from result_subjects r join result_versions v on v.id = r.version_id and v.is_current and v.term_no = 1
      join academic_years y on y.id = v.year_id and y.is_current join subjects j on j.id = r.subject_id join students s on s.id = r.student_id
      where j.name = 'Mathematics' and r.grade in ('A1', 'A2') and s.left_on is null`,
  ],
  [
    'which students of class 5 come by bus, and from which stop',
    "select p.name, s.transport_stop from fact.p p join students s using (id) where p.class = '5th' and s.transport_stop <> ''",
  ],
  [
    'list the textbooks and for which classes',
    'select b.title, c.name from textbooks b join subjects j on j.id = b.subject_id join classes c on c.id = j.class_id where b.removed_at is null',
  ],
  ['December me kis kis bachche ka birthday hai? section bhi', 'select name, place from fact.p where extract(month from born) = 12'],
  [
    'which sections have fewer than 6 students, and how many are in each',
    'select place, count(*) from fact.p group by 1 having count(*) < 6',
  ],
  [
    'cash receipts month by month from August, in rupees',
    "select to_char(received_on, 'FMMonth YYYY'), sum(rs) from fact.pay where mode = 'cash' and received_on >= '2026-08-01' group by 1",
  ],
  [
    'OBC and SC students, separately for boys and girls',
    "select category, count(*) filter (where gender = 'Male'), count(*) filter (where gender = 'Female') from fact.p where category in ('OBC', 'SC') group by 1",
  ],
  [
    'students born in March of any year, boys and girls count',
    'select gender, count(*) from fact.p where extract(month from born) = 3 group by 1',
  ],
  [
    'Who is the class teacher of 6A and what is the phone number?',
    "select e.name, e.phone from sections x join classes c on c.id = x.class_id join employees e on e.id = x.class_teacher_id where c.name = '6th' and x.name = 'A'",
  ],
  [
    'which staff did not come today, absent or on leave',
    "select e.name from employee_attendance a join employees e on e.id = a.employee_id where a.on_date = '2026-11-20' and a.mark in ('A', 'V') and e.left_on is null",
  ],
];

const TALKS: readonly [readonly string[], string][] = [
  [
    ['which section has the largest overdue fees', 'list the defaulters there'],
    `select name, sum(paise) / 100.0 from fact.due where place = (select place from fact.due group by 1 order by sum(paise) desc limit 1) group by id, name`,
  ],
  [
    ['which month had the highest spending since June', 'and electricity in that month?'],
    `select sum(rs) from fact.x where head = 'Electricity' and to_char(spent_on, 'YYYY-MM') =
      (select to_char(spent_on, 'YYYY-MM') from fact.x where spent_on >= '2026-06-01' group by 1 order by sum(rs) desc limit 1)`,
  ],
  [
    ['defaulters of class 9', 'not those who come by bus'],
    "select d.name, sum(paise) / 100.0 from fact.due d join students s using (id) where class = '9th' and s.transport_stop = '' group by id, d.name",
  ],
  [
    ['how many chapters does the class 8 Mathematics book have', 'and topics?'],
    `select count(*) from textbook_topics q join textbook_chapters h on h.id = q.chapter_id join textbooks b on b.id = h.textbook_id
      join subjects j on j.id = b.subject_id join classes c on c.id = j.class_id where c.name = '8th' and j.name = 'Mathematics' and b.removed_at is null`,
  ],
  [
    ['list the teachers of the English department', 'who among them is paid the most', 'total monthly salary of the department'],
    "select sum(monthly_salary_paise) / 100.0 from employees where department = 'English' and left_on is null",
  ],
];

const SAID: readonly [readonly string[], string][] = [
  [['how many of the staff are on leave today, and how many are absent'], 'Days absent of staff'],
  [['who is on leave in october'], 'approved, October 2026'],
  [['teachers with lessons on the timetable today but nothing in the logbook. how many'], 'without logbook entries: Friday, 20 Nov 2026'],
  [
    ["fathers' phone numbers of the class 9 children absent on Tuesday this week"],
    'Days absent by student, Class 9th, Tuesday, 17 Nov 2026',
  ],
  [['how many absences did 9C have this month', 'compare with last month'], 'Days absent, 9 C, '],
  [['which section has the best attendance this month', 'list the girls there'], 'Students, girls, '],
  [['aaj kitni fees aayi', 'is poore mahine mein kitni'], 'Collection, November 2026'],
];

describe('rows that are asked for', () => {
  it.each(SAID)('%j is of «%s»', async (prompts, words) => {
    expect(await demo.talk(...prompts)).toContain(words);
  });

  it('takes nothing of an earlier answer where other days were asked for in between', async () => {
    const html = await demo.talk(
      'compare UPI collected in August and September',
      'how many receipts were those in September',
      'compare with October',
    );
    expect(html).toContain('I did not answer the question before this one.');
  });

  it.each(QUESTIONS)('«%s»', async (question, sql) => {
    await expectRows(demo, await demo.ask(question), sql);
  });

  it.each(TALKS)('behind an answer: %j', async (prompts, sql) => {
    await expectRows(demo, await demo.talk(...prompts), sql);
  });

  it('lists nobody else where the second half of a question is of one person', async () => {
    expect(isDeclined(await demo.ask('Who is the class teacher of 6A and list the blood groups?'))).toBe(true);
  });
});
