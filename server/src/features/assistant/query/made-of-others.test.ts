import { expect, it } from 'vitest';
import { type Asked, demoForTests, expectAnswer, itAnswers } from './testing/demo-tests.ts';

/** Figures that are made of others: ratios, differences, parts, steps, averages, different values, some against all others, each time. */
const demo = demoForTests();

const MONTH = (day: string) => `to_char(date_trunc('month', ${day}), 'FMMonth YYYY')`;
const IN = (day: string, month: string) => `to_char(${day}, 'YYYY-MM') = '2026-${month}'`;
const STUDENTS = '(select count(*) from fact.p)';
const LESSONS = 'timetable_slots t join employees e on e.id = t.teacher_id join subjects s on s.id = t.subject_id';

const QUESTIONS: readonly Asked[] = [
  [
    'one figure for each of other records',
    [
      'expenses per student in October',
      'what was the total expense per student in October',
      'ek bacche par kitna kharcha hua October mein',
    ],
    `select round(sum(rs) / ${STUDENTS}, 2) from fact.x where ${IN('spent_on', '10')}`,
  ],
  [
    'one figure as percent of another',
    ['salaries as a percentage of fee collection in September', 'salary paid as % of the fees collected in September'],
    `select round(100 * (select sum(amount_paise) / 100.0 from salary_payments where state = 'live' and for_month = '2026-09-01') / sum(rs), 1) from fact.pay where ${IN('received_on', '09')}`,
  ],
  [
    'a ratio in each group',
    ['ratio of boys to girls in each class', 'class wise ratio of boys to girls'],
    "select class, round(count(*) filter (where gender = 'Male')::numeric / nullif(count(*) filter (where gender = 'Female'), 0), 2) from fact.p group by 1",
  ],
  [
    'a difference by month',
    ['fees collected minus expenses month wise', 'fee collection less expenses month by month'],
    `select m, coalesce(a, 0) - coalesce(b, 0) from (select ${MONTH('received_on')} as m, sum(rs) as a from fact.pay where received_on >= '2026-04-01' group by 1) x
      full join (select ${MONTH('spent_on')} as m, sum(rs) as b from fact.x where spent_on >= '2026-04-01' group by 1) y using (m)`,
  ],
  [
    'a difference of three',
    ['fees received less expenses less salaries for September'],
    `select (select sum(rs) from fact.pay where ${IN('received_on', '09')}) - (select sum(rs) from fact.x where ${IN('spent_on', '09')})
      - (select sum(amount_paise) / 100.0 from salary_payments where state = 'live' and for_month = '2026-09-01')`,
  ],
  [
    'figures of different records side by side',
    ['number of students and overdue fees class wise side by side'],
    'select class, count(*), coalesce((select sum(paise) / 100.0 from fact.due d where d.class = p.class), 0) from fact.p p group by 1',
  ],
  [
    'an average for each of many in each group',
    ['average number of periods per teacher in each department', 'periods a week per teacher on average, department wise'],
    `select e.department, round(count(*)::numeric / count(distinct e.id), 2) from ${LESSONS} group by 1`,
  ],
  [
    'a running total',
    ['fee collection month by month with running total', 'monthly fee collection with cumulative total'],
    `select ${MONTH('m')}, s, sum(s) over (order by m) from (select date_trunc('month', received_on) as m, sum(rs) as s from fact.pay where received_on >= '2026-04-01' group by 1) t`,
  ],
  [
    'a part of the total',
    ['top 5 expense heads with share of total', 'top 5 expense heads with percent of the total'],
    "select head, sum(rs), round(100 * sum(rs) / (select sum(rs) from fact.x where spent_on >= '2026-04-01'), 1) from fact.x where spent_on >= '2026-04-01' group by 1 order by 2 desc limit 5",
  ],
  [
    'more than one different value',
    ['which teachers teach more than one subject', 'teachers who teach at least two different subjects'],
    `select e.name, count(distinct s.name) from ${LESSONS} group by e.id, e.name having count(distinct s.name) > 1`,
  ],
  [
    'different values in each group',
    ['how many different teachers teach each section'],
    `select c.name || ' ' || x.name, count(distinct t.teacher_id) from timetable_slots t join sections x on x.id = t.section_id join classes c on c.id = x.class_id group by 1`,
  ],
  [
    'some against all others',
    ['are bus students absent more often than the others', 'absences of bus students compared with the rest'],
    `select case when s.transport_stop <> '' then 'By bus' else 'Others' end, round(100.0 * count(*) filter (where mark = 'A') / count(*), 1), count(*) filter (where mark = 'A')
      from fact.m m join students s on s.id = m.student_id where on_date >= '2026-04-01' and s.left_on is null group by 1`,
  ],
  [
    'a number and what it comes to',
    ['number of students with dues in 3 or more months and total amount'],
    'select count(*), sum(s) from (select id, sum(paise) / 100.0 as s from fact.due group by 1 having count(distinct month_no) >= 3) t',
  ],
  [
    'each time',
    ['which students have been absent in every month since August'],
    "select name from fact.m where mark = 'A' and on_date >= '2026-08-01' group by student_id, name having count(distinct date_trunc('month', on_date)) = 4",
  ],
  [
    'each day of a weekday',
    ['attendance on every Monday in October'],
    `select on_date, round(100.0 * sum(part) / count(*), 1) from fact.m where ${IN('on_date', '10')} and extract(isodow from on_date) = 1 group by 1`,
  ],
  [
    'quarters',
    ['expenses quarter wise this year', 'quarterly expenses'],
    `select to_char(q, 'FMMonth YYYY') || ' – ' || to_char(q + interval '2 months', 'FMMonth YYYY'), s from (select date_trunc('quarter', spent_on) as q, sum(rs) as s from fact.x where spent_on >= '2026-04-01' group by 1) t`,
  ],
];

itAnswers(demo, QUESTIONS);

it('tells what changed from the month before, and of the first month nothing', async () => {
  const html = await demo.ask('electricity bill month wise and difference from previous month');
  const [first, second] = (await demo.rows(
    "select sum(rs)::int as rs from fact.x where head = 'Electricity' and spent_on >= '2026-04-01' group by date_trunc('month', spent_on) order by date_trunc('month', spent_on)",
  )) as { rs: number }[];
  expect(html).toContain('Change from the one before');
  expect(html).toContain('–');
  expect(html).toContain(Math.abs((second?.rs ?? 0) - (first?.rs ?? 0)).toLocaleString('en-IN'));
});

it('goes on from a figure that is made of others for other days', async () => {
  const html = await demo.talk('expenses per student in October', 'and September?');
  await expectAnswer(demo, html, `select round(sum(rs) / ${STUDENTS}, 2) from fact.x where ${IN('spent_on', '09')}`);
});

it('answers both of two ends of the same kind of groups', async () => {
  const html = await demo.ask('class with the highest overdue fees and the lowest attendance');
  expect(html).toContain('The class with the highest overdue fees');
  expect(html).toContain('The class with the lowest attendance');
});
