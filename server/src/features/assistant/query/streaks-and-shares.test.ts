import { describe, expect, it } from 'vitest';
import { demoForTests, expectAnswer, NOVEMBER, OCTOBER, YEAR } from './testing/demo-tests.ts';

const demo = demoForTests();

describe('streaks, what rose or fell, parts of a whole, and years', () => {
  /** The longest run of such marks of each student in a period, within the own registers. */
  const runs = (mark: string, where: string) => `select student_id, name, max(n) as n from (select student_id, name, count(*) as n from (
      select student_id, name, ${mark} as is_so, row_number() over (partition by student_id order by on_date) - row_number() over (partition by student_id, ${mark} order by on_date) as island
      from fact.m where ${where}) i where is_so group by student_id, name, island) r group by 1, 2`;
  const ABSENT = runs("mark = 'A'", `on_date ${NOVEMBER}`);
  const LATELY = runs("mark = 'A'", "on_date between '2026-11-19' and '2026-11-20'");
  const share = (days: string) =>
    `select name, sum(part) / count(*) as n from fact.m where class = '8th' and on_date ${days} group by student_id, name`;
  it.each<[string, string, boolean?]>([
    ['who was absent two days in a row this month', `select name from (${ABSENT}) z where n >= 2`],
    ['is mahine lagatar 2 din absent rehne wale bacche', `select name from (${ABSENT}) z where n >= 2`],
    ['how many students were absent for two consecutive days this month', `select count(*) from (${ABSENT}) z where n >= 2`],
    ['who was absent for the last two days continuously', `select name from (${LATELY}) z where n >= 2`],
    ['kaun se bacche lagatar 2 din se absent hain', `select name from (${LATELY}) z where n >= 2`],
    [
      'longest streak of full attendance in class 9 this year',
      `select name, n from (${runs("mark in ('P', 'L')", `class = '9th' and on_date ${YEAR}`)}) z order by n desc limit 1`,
      true,
    ],
    [
      'whose attendance in class 8 fell from September to October',
      `select a.name from (${share("between '2026-09-01' and '2026-09-30'")}) a join (${share(OCTOBER)}) b on b.name = a.name where round(100 * b.n, 1) < round(100 * a.n, 1)`,
    ],
    [
      'which expense head rose the most from September to October',
      `select head from fact.x group by head order by coalesce(sum(rs) filter (where spent_on ${OCTOBER}), 0) - coalesce(sum(rs) filter (where spent_on between '2026-09-01' and '2026-09-30'), 0) desc limit 1`,
      true,
    ],
    [
      'what percent of the October collection came by UPI',
      `select round(100 * coalesce(sum(rs) filter (where mode = 'upi'), 0) / sum(rs), 1) from fact.pay where received_on ${OCTOBER}`,
    ],
    [
      'percentage of girls in each class',
      "select class, round(100.0 * count(*) filter (where gender = 'Female') / count(*), 1) from fact.p group by class",
    ],
    ['students born in 2014', 'select name from fact.p where extract(year from born) = 2014'],
    ['staff who joined before 2014', "select name from fact.e where joined_on < '2014-01-01'"],
    ['salary paid in October', `select sum(amount_paise) / 100.0 from salary_payments where state = 'live' and paid_on ${OCTOBER}`],
    [
      'average monthly salary of the teaching and of the non-teaching staff',
      'select round(avg(nullif(monthly_salary_paise, 0)) / 100.0, 2) from fact.e group by is_teaching',
    ],
    [
      'kitne baccho ki october tak ki fees poori clear hai',
      'select count(*) from fact.p p where not exists (select from fact.due d where d.id = p.id and d.month_no <= 7)',
    ],
    ['highest paid teacher', 'select name, monthly_salary_paise / 100 as n from fact.e where is_teaching order by n desc limit 1', true],
    [
      'which stop has the most children with fees overdue',
      "select stop, count(distinct id) as n from fact.due where stop <> '' group by 1 order by n desc limit 1",
      true,
    ],
    ['number of receipts above Rs 5000 in October', `select count(*) from fact.pay where rs > 5000 and received_on ${OCTOBER}`],
    ['total amount overdue from class 12', "select sum(paise) / 100.0 from fact.due where class = '12th'"],
    ['who was absent two days in a row or more this month', `select name from (${ABSENT}) z where n >= 2`],
    ['how many men and women are there among the teachers', 'select gender, count(*) from fact.e where is_teaching group by 1'],
    [
      'students of class 9 with the highest percentage of absence',
      "select name, round(100.0 * count(*) filter (where mark = 'A') / count(*), 1) as n from fact.m where class = '9th' group by student_id, name order by n desc limit 1",
      true,
    ],
    [
      'what is the percentage of students present today',
      "select round(100 * sum(part) / count(*), 1) from fact.m where on_date = '2026-11-20'",
    ],
    ['cheque receipts this month, total', "select sum(rs) from fact.pay where mode = 'cheque' and received_on >= '2026-11-01'"],
    [
      'who failed in more than one subject in class 9',
      `select p.name, count(*) as n from result_subjects q join result_versions v on v.id = q.version_id and v.is_current and v.term_no = 1
         join academic_years y on y.id = v.year_id and y.is_current join fact.p p on p.id = q.student_id
       where p.class = '9th' and q.outcome = 'fail' group by p.id, p.name having count(*) > 1`,
    ],
  ])('«%s»', async (prompt, query, isFirst = false) => {
    await expectAnswer(demo, await demo.ask(prompt), query, isFirst);
  });

  it.each([
    'who was absent continuously this month',
    'students of 8B who failed in any subject',
    'has the attendance improved this month',
    'girls from other states',
    'how many students per teacher do we have',
    'who failed in maths and science',
    'what percentage of the attendance was girls',
    'how many rupees and students by mode in October',
  ])('«%s» is not answered with something else', async (prompt) => {
    expect(await demo.ask(prompt)).not.toContain('data-kind="table"');
  });
});
