import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from './testing/demo-talk.ts';
import { showsRows } from './testing/same-rows.ts';

/** Short prompts that change or narrow the answer before them. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk(200);
}, 120_000);
afterAll(() => demo.test.close());

const OCTOBER = "between '2026-10-01' and '2026-10-31'";
const owing = (where: string, having = 'true') =>
  `select name, sum(paise) / 100.0 from fact.due where ${where} group by id, name having ${having}`;

const TALKS: readonly [string, readonly string[], string][] = [
  ['names behind sums', ['dues of class 9 section wise', 'names'], owing("class = '9th'")],
  ['names of some', ['dues section wise', 'names of class 9'], owing("class = '9th'")],
  [
    'a sum of those who were listed',
    ['who owes more than 3000', 'total'],
    'select sum(d) / 100.0 from (select sum(paise) d from fact.due group by id having sum(paise) > 300000) z',
  ],
  ['another bound', ['who owes more than 20000', 'make it 3000'], owing('true', 'sum(paise) > 300000')],
  [
    'fewer of a ranking',
    ['top 10 heads of expense in October', 'just 3'],
    `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1 order by 2 desc limit 3`,
  ],
  ['heads behind a total', ['expenses of October', 'head wise'], `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1`],
  ['another question about the same people', ['students of class 9', 'which of them owe fees'], owing("class = '9th'")],
  [
    'how many of them',
    ['students of class 9', 'how many of them are girls'],
    "select count(*) from fact.p where class = '9th' and gender = 'Female'",
  ],
  [
    'a number and a sum',
    ['how many receipts in October and how much'],
    `select sum(rs), count(*) from fact.pay where received_on ${OCTOBER}`,
  ],
  ['columns of a list', ['students of class 9 with their house'], "select name, house from fact.p where class = '9th'"],
];

describe('what follows an answer', () => {
  it.each(TALKS)('%s', async (_, said, sql) => {
    const html = await demo.talk(...said);
    expect(showsRows(html, await demo.rows(sql), / order by /.test(sql)), html).toBe(true);
  });

  it('puts the person who was asked about in the place of a pronoun', async () => {
    const [one] = await demo.rows(
      'select name from fact.due where name in (select name from students group by name having count(*) = 1) group by id, name order by sum(paise) desc limit 1',
    );
    const name = String(one?.name);
    const html = await demo.talk(`dues of ${name}`, 'what is his attendance in October');
    expect(html).toContain(`Attendance, ${name}`);
    expect(await demo.talk(`attendance of ${name} in October`, 'send her parents a reminder')).toContain('data-kind="plan"');
  });

  it('means the first five alone, and asks where everybody may be those or all', async () => {
    const html = await demo.talk('class 9 defaulters', 'top 2', 'remind them');
    const [{ n } = {}] = await demo.rows(
      `select count(*) as n from (select rank() over (order by sum(paise) desc) k from fact.due where class = '9th' group by id) z where k <= 2`,
    );
    expect(html).toMatch(new RegExp(`\\b${n} with overdue fees`));
    for (const prompt of ['remind everybody', 'baki sab ko bhejo'])
      expect(await demo.talk('who is absent in class 9 today', prompt)).not.toContain('data-kind="plan"');
    expect(await demo.talk('class 9 ko chhod ke sab class ka bakaya batao class wise')).toContain('data-kind="table"');
  });

  it('takes what a day is for as its title, and nobody for one', async () => {
    const html = await demo.talk('holiday on 11 December', 'for the founder’s day', 'sorry, 12 December');
    expect(html).toMatch(/Add a holiday[\s\S]*12 Dec 2026[\s\S]*founder.{1,6}s day/i);
    expect(await demo.talk('holiday on 11 December', 'for the bus drivers')).not.toContain('data-kind="plan"');
  });

  it('never widens a plan by a number', async () => {
    const [, html = ''] = await demo.talkThrough(['remind those who owe more than 900000', 'make it 3000']);
    const [{ n } = {}] = await demo.rows('select count(*) as n from (select id from fact.due group by id having sum(paise) >= 300000) z');
    expect(html).toMatch(new RegExp(`\\b${n}\\b`));
    expect(html).toContain('data-kind="plan"');
  });
});
