import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What an office keeps beside fees and attendance: closings, slips, documents, balances, and who did something. */
const demo = demoForTests(async (demo) => {
  const { owner } = demo.test;
  const [account] = await owner<{ id: string }[]>`select account_id as id from payments where account_id is not null limit 1`;
  await owner`insert into day_closings (school_id, id, on_date, counted, counted_paise, expected_paise, account_id)
    select ${demo.schoolId}, gen_random_uuid(), day::date, '[]'::jsonb, 500000 - short, 500000, ${account?.id ?? null}
    from (values ('2026-11-17', 0), ('2026-11-18', 20000)) v (day, short)`;
  await owner`insert into section_moves (school_id, id, year_id, student_id, from_section_id, to_section_id, on_date)
    select n.school_id, gen_random_uuid(), n.year_id, n.student_id, o.id, n.section_id, '2026-10-05' from enrolments n
    join academic_years y on y.school_id = n.school_id and y.id = n.year_id and y.is_current join sections s on s.school_id = n.school_id and s.id = n.section_id
    join sections o on o.school_id = s.school_id and o.class_id = s.class_id and o.id <> s.id order by n.student_id limit 1`;
});

const SLIPS = "select on_date, slip_no from deposit_slips where on_date between '2026-11-01' and '2026-11-20'";
const QUESTIONS: readonly Asked[] = [
  ['days with less cash', ['any short cash this month?', 'day closings with short cash in november'], "select date '2026-11-18', -200"],
  ['whether a day is closed', ['was day closing done on 17 November'], "select date '2026-11-17', 'Closed'"],
  ['deposit slips', ['deposit slips this month', 'list the bank deposit slips of november'], SLIPS],
  [
    'changes of section',
    ['students who changed section this year', 'kids shifted from one section to another this session'],
    'select s.name from section_moves v join students s on s.id = v.student_id',
  ],
  [
    'documents that are missing',
    ['how many students have not given birth certificate', 'students without birth certificate, count'],
    'select count(*) from fact.p',
  ],
  ['scheduled notices', ['scheduled notices', 'which notices are yet to go out'], "select title from notices where state = 'scheduled'"],
  ['drafts', ['notices in draft'], "select title from notices where state = 'draft'"],
  [
    'question papers',
    ['question papers of class 10', 'list of question papers made'],
    'select title from question_papers where removed_at is null',
  ],
  [
    'dues by their age',
    ['students with dues over 90 days'],
    "select name, sum(paise) / 100.0 from fact.due group by id, name having min(case when month_no = 0 then date '2026-04-01' else (date '2026-04-10' + make_interval(months => month_no - 1))::date end) < date '2026-11-20' - 90",
  ],
  [
    'who of the office',
    ['who took the most receipts yesterday'],
    "select a.name, count(*) from payments p join accounts a on a.id = p.account_id where p.received_on = '2026-11-19' group by 1",
  ],
];

describe('The assistant', () => {
  itAnswers(demo, QUESTIONS);

  it('names one of the staff by a part of the name beside a title', async () => {
    const [one] = await demo.rows("select name, phone from employees where left_on is null and name = 'Meenakshi Iyer'");
    expect(await demo.ask('Mrs Iyer phone number')).toContain(String(one?.phone));
  });

  it('lists the balance of each type of leave rather than their sum', async () => {
    const html = await demo.ask('Iyer madam ki kitni leave bachi hai');
    expect(html).toContain('Casual leave');
    expect(html).toContain('Sick leave');
  });

  it('reads what is written about', async () => {
    expect(await demo.ask('notices about bus this year')).toContain('Bus route 4');
    expect(await demo.ask('notices about elephants this year')).toContain(': none.');
  });

  it.each(['Ambika ma’am and Mr Nobody phone number', 'rank of Aarav Joshi in unit test 1', 'concessions above 10,000'])(
    'answers no other question: «%s»',
    async (words) => {
      expect(isDeclined(await demo.ask(words))).toBe(true);
    },
  );
});
