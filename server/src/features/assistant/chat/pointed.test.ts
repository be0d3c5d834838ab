import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from '../query/testing/demo-talk.ts';
import { isDeclined, showsRows } from '../query/testing/same-rows.ts';

/** What a prompt points at: the person, the place, the day or the rows of the answers before it. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk(300);
});
afterAll(() => demo.test.close());

const TALKS: readonly [string, readonly string[], string][] = [
  [
    'of the absent ones behind another question',
    ['who is absent in class 6 on 19 November', 'what is the strength of class 6', 'of the absent ones, only the girls'],
    "select name from fact.m where class = '6th' and on_date = '2026-11-19' and mark = 'A' and gender = 'Female'",
  ],
  [
    'who else is in a department',
    ['which teacher draws the highest salary', 'who else is in her department'],
    `with top as (select * from fact.e where is_teaching order by monthly_salary_paise desc limit 1)
      select e.name from fact.e e, top where e.department = top.department and e.id <> top.id`,
  ],
  [
    'the section that was found',
    ['which section has the lowest attendance this month', 'names of the girls of that section'],
    `select name from fact.p where gender = 'Female' and place =
      (select place from fact.m where on_date between '2026-11-01' and '2026-11-20' group by 1 order by avg(part) limit 1)`,
  ],
  [
    'those of two answers',
    ['who owes fees in class 9', 'girls of class 9 who owe more than 3000', 'who is in both'],
    "select name from fact.due where class = '9th' and gender = 'Female' group by id, name having sum(paise) > 300000",
  ],
  [
    'the top of those who owe more than a sum',
    ['who owes more than 3000', 'top 3'],
    `select name, sum(paise) / 100.0 from fact.due group by id, name having sum(paise) >= (select min(s) from (select sum(paise) s from fact.due group by id order by 1 desc limit 3) z)`,
  ],
  [
    'the class with most of them',
    ['how many boys were absent on 19 November', 'of which class the most'],
    `with z as (select class, count(*) as n from fact.m where gender = 'Male' and on_date = '2026-11-19' and mark = 'A' group by 1)
      select class, n from z where n = (select max(n) from z)`,
  ],
];

describe('an answer is found again', () => {
  it.each(TALKS)('%s', async (_, prompts, sql) => {
    const html = await demo.talk(...prompts);
    expect(showsRows(html, await demo.rows(sql), false), html).toBe(true);
  });
});

describe('where nothing is certain to be meant, nothing is answered', () => {
  it.each([
    [['strength of class 6', 'who works there']],
    [['which class has the most students', 'names of the girls of that class']],
    [['house wise strength', 'what is its motto']],
    [['fees collected in October', 'who is on leave that day']],
    [['strength of class 6', 'who else is in her department']],
    [['fees collected in October', 'who got it in both']],
  ])('%j', async (prompts) => {
    expect(isDeclined(await demo.talk(...prompts))).toBe(true);
  });
});

describe('a plan behind a question', () => {
  it('is cancelled by its title, and is left open for its code', async () => {
    const [, , cancelled] = await demo.talkThrough(['plan a PTM on 27 November', 'strength of class 6', 'cancel the PTM']);
    expect(cancelled).toContain('Cancelled. Nothing was done.');
    const [, , yes] = await demo.talkThrough(['holiday on 25 November', 'strength of class 6', 'yes']);
    expect(yes).toContain('You asked something else after this plan');
  });

  it('is asked about for its day', async () => {
    const html = await demo.talk('plan a PTM on 27 November', 'who is on leave that day');
    expect(html).toContain('27 Nov 2026');
  });

  it('has other readers, and the same text', async () => {
    const html = await demo.talk('notice to staff: Meeting in the hall', 'send it to teachers only');
    expect(html).toContain('data-kind="plan"');
    expect(html).toContain('Teachers');
    expect(html).toContain('Meeting in the hall');
  });

  it('is told to parents as well, and reminds boys alone', async () => {
    expect(await demo.talk('plan sports day on 11 December', 'inform parents also')).toContain('parents and staff');
    const [count] = await demo.rows("select count(distinct id) from fact.due where gender = 'Male'");
    const html = await demo.talk('remind all defaulters', 'only boys');
    expect(html).toContain(`${Object.values(count ?? {})[0]} with overdue fees`);
  });
});
