import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What a question names or denies, and what offices ask in a few words: none of it is passed over. */
const demo = demoForTests();

const NEVER_PAID =
  "select name from fact.p where id not in (select student_id from payments where state = 'live' and received_on >= '2026-04-01')";
const QUESTIONS: readonly Asked[] = [
  [
    'who paid nothing',
    ['who has not paid even a single rupee this year', 'kisne is saal ek bhi rupya nahi diya', 'jinhone april se ab tak kuch nahi diya'],
    NEVER_PAID,
  ],
  [
    'who never came',
    ['ek bhi din nahi aaye', 'which students were never present this year'],
    "select name from fact.p where id not in (select student_id from student_attendance where mark <> 'A' and mark <> 'V' and on_date >= '2026-04-01')",
  ],
  [
    'the school year',
    ['working days april to march'],
    "select count(*) from app.school_days((select id from schools), '2026-04-01', '2027-03-31', 'students')",
  ],
  [
    'days so far',
    ['kitne din school laga ab tak'],
    "select count(*) from app.school_days((select id from schools), '2026-04-01', '2026-11-20', 'students')",
  ],
  [
    'no period of one day',
    ['teachers with no periods on saturday'],
    'select name from fact.e where is_teaching and id not in (select teacher_id from app.week_now((select id from schools)) where day = 6 and teacher_id is not null)',
  ],
  ['what only students have', ['religion wise count'], "select religion, count(*) from fact.p where religion <> '' group by 1"],
  ['a first name', ['girls named Ananya'], "select name from fact.p where gender = 'Female' and name like 'Ananya %'"],
  [
    'a month of another year',
    ['how much did we collect in october compared to last october'],
    "select to_char(m, 'FMMonth YYYY'), coalesce((select sum(rs) from fact.pay where date_trunc('month', received_on) = m), 0) from unnest('{2025-10-01,2026-10-01}'::date[]) m",
  ],
];
const DECLINED = [
  'list of single parent children',
  'exam date that falls on a holiday',
  'which exams are over',
  'teachers retiring this year',
  'fine wasooli kitni hui',
  'kaun sa room khali hai abhi',
  'outstanding of 12th science',
];

describe('The assistant', () => {
  itAnswers(demo, QUESTIONS);

  it.each(DECLINED)('does not answer another question than «%s»', async (prompt) => {
    const html = await demo.ask(prompt);
    expect(isDeclined(html), html).toBe(true);
  });

  it('says that nobody of the name is in the class', async () => {
    const [one] = await demo.rows(
      "select name, class from fact.p where class = '4th' and (select count(*) from fact.p o where o.name = fact.p.name) = 1 limit 1",
    );
    for (const prompt of [`is ${one?.name} of class 7 present today`, `fees of ${one?.name} of class 7`])
      expect(await demo.ask(prompt)).toContain('No student with this name is in this class.');
  });

  it('shows the dates of a holiday, and adds none', async () => {
    const html = await demo.ask('christmas vacation dates');
    expect(html).not.toContain('data-kind="plan"');
    expect(html).toContain('Christmas');
  });
});
