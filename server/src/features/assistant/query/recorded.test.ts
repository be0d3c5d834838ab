import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What follows from what is declared of a record: what is and is not entered, parts of names, levels, dates of papers; and what stands beside a question. */
const demo = demoForTests(async (demo) => {
  await demo.test.owner.unsafe(`
    update students set mother_tongue = '' where id in (select id from fact.p where class = '5th' order by name limit 3);
    update students set pin_code = '' where id in (select id from fact.p where class = '6th' order by name limit 2);
    update employees set qualification = '' where id in (select id from fact.e order by name limit 4)`);
});

const QUESTIONS: readonly Asked[] = [
  [
    'a field that is not recorded',
    [
      'how many students of class 5 have no mother tongue recorded',
      'count of class 5 students whose mother tongue is missing',
      'class 5 students without mother tongue, count',
    ],
    "select count(*) from students s join fact.p p on p.id = s.id where p.class = '5th' and s.mother_tongue = ''",
  ],
  [
    'who has none of it',
    ['list class 6 students whose pin code is missing', 'which students of class 6 have no PIN code'],
    "select s.name from students s join fact.p p on p.id = s.id where p.class = '6th' and s.pin_code = ''",
  ],
  [
    'a field of the staff',
    ['how many employees have no qualification entered', 'number of staff without qualification'],
    "select count(*) from fact.e where qualification = ''",
  ],
  [
    'a surname',
    ['how many children have the surname Kale', 'kale surname wale kitne bachche hain'],
    "select count(*) from fact.p where name ilike '% kale'",
  ],
  [
    'a degree',
    ['how many teachers hold a B.Ed.', 'number of teachers with B Ed'],
    "select count(*) from fact.e where is_teaching and replace(qualification, '.', '') ~* '\\ybed\\y'",
  ],
  [
    'days on which so many were absent',
    ['on how many days in October were more than 8 students absent', 'how many days of October had more than eight children absent'],
    "select count(*) from (select on_date from fact.m where mark = 'A' and on_date between '2026-10-01' and '2026-10-31' group by 1 having count(*) > 8) d",
  ],
  [
    'the dates of an exam that is named',
    ['dates of Unit Test 2 for class 9', 'class 9 unit test 2 dates, subject wise'],
    "select j.name, q.on_date::text from exam_papers q join exams e on e.id = q.exam_id and e.name = 'Unit Test 2' join subjects j on j.id = q.subject_id join classes c on c.id = j.class_id where c.name = '9th'",
  ],
  [
    'each of the cheques',
    ['uncleared cheques: whose are they and for how much?', 'cheques that are not cleared, from whom and for how much'],
    "select s.name, q.amount_paise / 100.0 from payments q join students s on s.id = q.student_id where q.state = 'live' and q.cheque_state in ('received', 'deposited')",
  ],
  [
    'two years side by side',
    ['how many staff joined in 2023 and how many in 2022'],
    'select extract(year from joined_on)::int, count(*) from fact.e where extract(year from joined_on) in (2022, 2023) group by 1',
  ],
  [
    'names of a mother and her phone',
    ['mothers of class 8 children who are absent today, with phone numbers'],
    "select h.name, h.phone from fact.m m join student_guardians g on g.student_id = m.student_id and g.relation = 'Mother' join guardians h on h.id = g.guardian_id where m.class = '8th' and m.mark = 'A' and m.on_date = '2026-11-20'",
  ],
  [
    'the day itself is among them',
    ['students admitted on or after 1 April 2026, count'],
    "select count(*) from students where admitted_on between '2026-04-01' and '2026-11-20'",
  ],
  [
    'what addresses and what remarks',
    [
      'Gentle computer, tell a worried trustee how many boys are in class 7, no drama',
      'I hate to disturb you, but how many boys are in class 7?',
    ],
    "select count(*) from fact.p where class = '7th' and gender = 'Male'",
  ],
];

describe('follows from what is declared', () => {
  itAnswers(demo, QUESTIONS);

  it('says what it left out, and leaves out nothing that narrows', async () => {
    expect(await demo.ask('Tell a worried trustee how many boys are in class 7')).toContain(
      'The answer does not consider these words: Tell a worried trustee.',
    );
    expect(isDeclined(await demo.ask('how many boys are in class 7, hostellers'))).toBe(true);
  });
});
