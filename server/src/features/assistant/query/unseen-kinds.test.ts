import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectAnswer, expectRows, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** Kinds of questions that a sixth unseen set asked, in other words. */
const demo = demoForTests();

const UP = "select name from fact.p where class in ('9th', '10th', '11th', '12th')";
const TAUGHT = `select j.name, l.description from logbook_entries l join sections x on x.id = l.section_id join classes c on c.id = x.class_id
  join subjects j on j.id = l.subject_id where c.name = '9th' and x.name = 'A' and l.on_date = '2026-11-19'`;
const QUESTIONS: readonly Asked[] = [
  ['classes from one upwards', ['List the students of class 9 and above', 'names of students in class 9 or above'], UP],
  [
    'a part of all has a stop',
    ['What percentage of students have a bus stop?'],
    "select round(100.0 * count(*) filter (where stop <> '') / count(*), 1) from fact.p",
  ],
  [
    'what the fee structure asks',
    ['What is the monthly tuition fee of class 8?'],
    "select distinct amount_paise / 100 from fee_rates r join classes c on c.id = r.class_id join fee_heads h on h.id = r.head_id join academic_years y on y.id = r.year_id and y.is_current where c.name = '8th' and h.name = 'Tuition fee'",
  ],
  [
    'a weekday with its date',
    ['How many students were absent on Monday the 16th?'],
    "select count(*) from fact.m where mark = 'A' and on_date = '2026-11-16'",
  ],
  [
    'who was absent from a paper',
    ['How many students were absent in each subject of Unit Test 1?'],
    "select j.name, count(*) filter (where m.code = 'AB') from marks m join exam_papers p on p.id = m.paper_id join exams e on e.id = p.exam_id join subjects j on j.id = p.subject_id join fact.p s on s.id = m.student_id where e.name = 'Unit Test 1' group by 1",
  ],
  ['what was taught', ['What was taught in 9A yesterday, subject wise?'], TAUGHT],
  [
    'the month of birth',
    ['Number of students by month of birth'],
    "select to_char(born, 'FMMonth'), count(*) from fact.p where born is not null group by 1",
  ],
  [
    'from a day on, that day too',
    ['How much was collected on or after 16 November?'],
    "select sum(rs) from fact.pay where received_on >= '2026-11-16'",
  ],
  [
    'roll numbers of some',
    ['boys of 9A with their roll numbers'],
    "select p.name, n.roll_number from fact.p p join enrolments n on n.student_id = p.id join academic_years y on y.id = n.year_id and y.is_current where p.place = '9th A' and p.gender = 'Male'",
  ],
  [
    'either of two by house',
    ['house wise number of students who are OBC or SC'],
    "select house, count(*) from fact.p where category in ('OBC', 'SC') and house <> '' group by 1",
  ],
];

describe('The assistant', () => {
  itAnswers(demo, QUESTIONS, expectRows);

  it('answers nothing of a day that is no such weekday', async () => {
    expect(isDeclined(await demo.ask('How many students were absent on Tuesday the 16th?'))).toBe(true);
  });

  it('takes the class from the answer before for another day', async () => {
    const html = await demo.talk('who is absent in class 9 today', 'and who was absent yesterday');
    await expectAnswer(demo, html, "select name from fact.m where mark = 'A' and on_date = '2026-11-19' and class = '9th'");
  });

  it('lists what was counted', async () => {
    await expectRows(
      demo,
      await demo.talk('how many chapters are there in the Science textbook of class 10', 'list them'),
      "select h.name from textbook_chapters h join textbooks b on b.id = h.textbook_id and b.removed_at is null join subjects j on j.id = b.subject_id join classes c on c.id = j.class_id where c.name = '10th' and j.name = 'Science'",
    );
  });
});
