import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itGoesOn } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What a follow-up takes the place of is told by its type: a row of the table, other people, other days, another value, all of a class. */
const demo = demoForTests();

const PAID = "select sum(rs) from fact.pay where received_on between '2026-09-01' and '2026-09-30'";
const OF_FIRST = '(select class from fact.p group by class, pos order by pos limit 1)';
const BY_MONTH = `select to_char(spent_on, 'FMMonth YYYY'), sum(rs) from fact.x where head = 'Security' and spent_on >= '2026-04-01' group by 1`;

const TALKS: readonly Asked[] = [
  [
    'the people of a group',
    ['students per house in class 9', 'who are in raman'],
    "select name from fact.p where class = '9th' and house = 'Raman House'",
  ],
  [
    'the first row of a table',
    ['strength class wise', 'how many girls in the first one'],
    `select count(*) from fact.p where gender = 'Female' and class = ${OF_FIRST}`,
  ],
  [
    'a row by its name',
    ['students by mother tongue', 'gujarati'],
    "select count(*) from students where left_on is null and mother_tongue = 'Gujarati'",
  ],
  ['the month before', ['collection in october', 'the month before'], PAID],
  ['the one before that', ['collection in november', 'the month before', 'in the one before'], PAID],
  ['every month behind one', ['expenses on security in october', 'every month'], BY_MONTH],
  [
    'the staff in the place of the students',
    ['students absent on monday', 'what about staff'],
    "select e.name from employee_attendance a join fact.e e on e.id = a.employee_id where on_date = '2026-11-16' and mark = 'A'",
  ],
  [
    'another class in the place of the one before',
    ['students of class 9 who owe fees', 'and class 10'],
    "select distinct name, id from fact.due where class = '10th'",
  ],
  [
    'a number behind a class as a class',
    ['who is absent today in class 7', 'and 8th'],
    "select name from fact.m where class = '8th' and on_date = '2026-11-20' and mark = 'A'",
  ],
  [
    'the whole class behind its best',
    ['top 3 of class 10 in term 1', 'class average'],
    "select round(avg(percent) / 100.0, 2) from fact.r where class = '10th'",
  ],
  [
    'the people of rows that count for nothing',
    ['bounced cheques list', 'how much do they owe'],
    `select coalesce(sum(paise), 0) / 100.0 from fact.due where id in (select student_id from payments where cheque_state = 'bounced')`,
  ],
];

describe('a follow-up by its type', () => {
  itGoesOn(demo, TALKS);

  it.each([
    ['a row of what is no table', ['who owes more than 3000', 'how many girls in the first one']],
    ['the staff behind students of a class', ['students of 6A', 'what about staff']],
    ['a day before a month', ['collection in october', 'the day before']],
    ['a time of what has none', ['students of 6A', 'every month']],
    ['a value of other records', ['who plays chess', 'cash']],
    ['the first of a list', ['teachers of the science department', 'who joined first']],
    ['students behind teachers', ['timetable of 9A', 'marks of these students']],
    ['a kind of people behind what was refused', ['show me the unicorn register', 'how many women']],
  ])('declines %s and tells nothing else', async (_, prompts) => {
    expect(isDeclined(await demo.talk(...prompts))).toBe(true);
  });
});
