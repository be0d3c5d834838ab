import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';

/** Questions about what is on record of people and things, and the ways in which they are put. */
const demo = demoForTests();

const GUARDIANS = `select g.id, g.name, g.occupation, g.email, k.relation, p.place, p.class, p.id as child from guardians g
  join student_guardians k on k.guardian_id = g.id join fact.p p on p.id = k.student_id`;

const QUESTIONS: readonly Asked[] = [
  [
    'without an APAAR ID',
    ['how many students do not have an APAAR ID, class wise', 'class wise number of students whose apaar id is missing'],
    "select p.class, count(*) from fact.p p join students s using (id) where s.apaar_id = '' group by 1",
  ],
  [
    'without Aadhaar',
    ['students of class 9 without aadhaar card', 'class 9 students whose aadhar number is not entered'],
    "select p.name from fact.p p join students s using (id) where s.aadhaar_last4 = '' and p.class = '9th'",
  ],
  [
    'with Aadhaar',
    ['how many students of 6th to 8th have an aadhaar number'],
    "select count(*) from fact.p p join students s using (id) where s.aadhaar_last4 <> '' and p.class in ('6th', '7th', '8th')",
  ],
  [
    'another mother tongue',
    ['how many children have a mother tongue other than Hindi'],
    "select count(*) from fact.p p join students s using (id) where s.mother_tongue <> 'Hindi' and s.mother_tongue <> ''",
  ],
  [
    'health',
    ['which children have asthma or diabetes', 'names of the students with diabetes or asthma'],
    "select p.name from fact.p p join students s using (id) where s.medical_notes ilike '%asthma%' or s.medical_notes ilike '%diabet%'",
  ],
  [
    'fathers and what they do',
    ['list the fathers of class 8 students with occupation', 'fathers of students of class 8 with their occupations'],
    `select distinct g.name, g.occupation from (${GUARDIANS}) g where class = '8th' and relation = 'Father'`,
  ],
  [
    'guardians with several children',
    ['how many parents have two or more children with us', 'number of guardians with more than one child'],
    `select count(*) from (select g.id from (${GUARDIANS}) g group by 1 having count(distinct child) > 1) z`,
  ],
  [
    'occupations',
    ['how many parents are farmers by occupation', 'number of guardians with the occupation of farmer'],
    `select count(distinct g.id) from (${GUARDIANS}) g where occupation = 'Farmer'`,
  ],
  [
    'the youngest and the day of birth',
    ['youngest child of class 4 with date of birth'],
    "select name, to_char(born, 'YYYY-MM-DD') from fact.p where class = '4th' order by born desc limit 1",
  ],
  [
    'admitted after a day',
    ['students who were admitted after 14 June 2026', 'who was admitted after 14th June 2026'],
    "select name from fact.p where admitted_on > '2026-06-14' and admitted_on <= '2026-11-20'",
  ],
  [
    'years of service',
    ['how many staff have been with us for more than twelve years', 'number of employees who served over 12 years'],
    "select count(*) from fact.e where joined_on < '2014-11-20'",
  ],
  [
    'no class teachers',
    ['which teachers are not class teachers', 'teachers who are not class teachers'],
    'select name from fact.e e where is_teaching and not exists (select from sections x where x.class_teacher_id = e.id)',
  ],
  [
    'class teachers of two',
    ['class teachers of 6A and 6B', 'who are the class teachers of 6A and 6B'],
    "select c.name || ' ' || x.name, e.name from sections x join classes c on c.id = x.class_id join employees e on e.id = x.class_teacher_id where c.name = '6th' and x.name in ('A', 'B')",
  ],
  [
    'who does not teach',
    ["staff who don't teach, with designation", 'names and posts of those who work here but do not teach'],
    'select name, position_role from fact.e where not is_teaching',
  ],
  [
    'classes and sections',
    ['how many classes and sections are there', 'number of classes and number of sections'],
    'select (select count(*) from sections), (select count(distinct class_id) from sections)',
  ],
  [
    'school days',
    ['number of working days in each month since June', 'how many school days were there month wise since June'],
    `select to_char(d, 'FMMonth YYYY'), count(*) from generate_series(date '2026-06-01', date '2026-11-20', interval '1 day') d
      where extract(isodow from d) < 7 and not exists (select from calendar_events h where h.kind = 'holiday' and h.for_students and d::date between h.starts_on and h.ends_on) group by 1`,
  ],
  [
    'pinned notices',
    ['which notices are pinned', 'list the pinned notices'],
    "select title from notices where is_pinned and state = 'published' and (expires_on is null or expires_on >= '2026-11-20')",
  ],
  [
    'two weekdays of lessons',
    ['periods held on a Tuesday compared with a Saturday'],
    "select case day when 2 then 'Tuesday' else 'Saturday' end, count(*) from timetable_slots where day in (2, 6) group by 1",
  ],
  [
    'cheques that have not cleared',
    ['how many cheques are not cleared yet and how much are they worth', 'cheques that have not cleared: how many and how much'],
    "select count(*), coalesce(sum(amount_paise), 0) / 100.0 from payments where state = 'live' and mode = 'cheque' and cheque_state in ('received', 'deposited')",
  ],
  [
    'receipts since a day',
    ['10 november se ab tak kitni raseed bani', '10 november se aaj tak kitni rasid kati'],
    "select count(*) from fact.pay where received_on between '2026-11-10' and '2026-11-20'",
  ],
  [
    'boys and girls above a percentage',
    ['how many boys and how many girls of classes 9 and 10 got more than 70 percent in term 1'],
    "select gender, count(*) from fact.r where class in ('9th', '10th') and percent > 7000 group by 1",
  ],
  [
    'per teacher and per section',
    ['student teacher ratio', 'how many students are there per teacher'],
    'select round((select count(*) from fact.p)::numeric / (select count(*) from fact.e where is_teaching), 1)',
  ],
  [
    'students of a section',
    ['average strength of a section', 'average number of children per section'],
    'select round((select count(*) from fact.p)::numeric / (select count(distinct place) from fact.p), 1)',
  ],
  [
    'one month alone',
    ['how many students have only October still unpaid', 'number of students who owe only October'],
    'select count(*) from (select id from fact.due group by id having count(*) = 1 and min(month_no) = 7) z',
  ],
  ['what is owed', ['just the total dues, nothing else', 'total dues'], 'select sum(paise) / 100.0 from fact.due'],
  [
    'the difference of two months',
    ['by how much did the collection of October differ from that of September'],
    `select (select sum(rs) from fact.pay where received_on between '2026-10-01' and '2026-10-31'), (select sum(rs) from fact.pay where received_on between '2026-09-01' and '2026-09-30')`,
  ],
  [
    'the best',
    ['six brightest students of classes 9 to 11 together in term 1'],
    "select name from fact.r where class in ('9th', '10th', '11th') order by percent desc limit 6",
  ],
  [
    'the attendance of girls',
    ['average attendance of the girls of class 4 in August'],
    "select round(100 * sum(part) / count(*), 1) from fact.m where gender = 'Female' and class = '4th' and on_date between '2026-08-01' and '2026-08-31'",
  ],
  [
    'no holidays',
    ['calendar of December without holidays', 'december events, no holidays'],
    "select title from calendar_events where kind <> 'holiday' and starts_on <= '2026-12-31' and ends_on >= '2026-12-01'",
  ],
  [
    'expenses, not salaries',
    ['which month had the highest expenses, leaving salaries aside', 'sabse zyada kharcha kis mahine hua, salary nahi'],
    "select to_char(spent_on, 'FMMonth YYYY'), sum(rs) from fact.x where spent_on between '2026-04-01' and '2026-11-20' group by 1 order by 2 desc limit 1",
  ],
  [
    'polite',
    [
      'Might I trouble you for the number of girls in class 7?',
      'I should be most grateful to know how many girls are in class 7',
      "I'm new here. How many girls are in class 7?",
    ],
    "select count(*) from fact.p where gender = 'Female' and class = '7th'",
  ],
];

describe('what is on record', () => {
  itAnswers(demo, QUESTIONS);
});

describe('what is not told', () => {
  it.each(['aadhaar numbers of class 5', 'how many students of class 5 per teacher', 'how many fathers of class 5 have no car'])(
    '«%s» is answered by nothing else',
    async (prompt) => {
      const html = await demo.ask(prompt);
      expect(html).not.toContain('data-kind="table"');
      expect(html).not.toMatch(/: \d+\./);
    },
  );

  it('names no loose numbers or joining words', async () => {
    const html = await demo.ask('class wise number of students without passport from 9th to 12th');
    expect(html).toContain('passport');
    expect(html).not.toMatch(/understand: [^.]*\b(?:th|from|wise)\b/);
  });
});
