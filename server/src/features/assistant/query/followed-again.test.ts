import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from './testing/demo-talk.ts';
import { showsRows } from './testing/same-rows.ts';

/** Follow-ups that point at an answer, order it or ask for its other side, and never widen to the whole school. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk(200);
}, 120_000);
afterAll(() => demo.test.close());

const OCTOBER = "between '2026-10-01' and '2026-10-31'";
const owing = (where: string, having = 'true') =>
  `select name, sum(paise) / 100.0 from fact.due where ${where} group by id, name having ${having}`;

const TALKS: readonly [string, readonly string[], string][] = [
  [
    'all groups in an order',
    ['dues of the school', 'section wise, largest first'],
    'select place, sum(paise) / 100.0 from fact.due group by 1 order by 2 desc',
  ],
  [
    'all groups in an order that is said alone',
    ['expenses of October head wise', 'in ascending order'],
    `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1 order by 2`,
  ],
  [
    'all groups behind the end of a ranking',
    ['which class has the most students', 'totals section wise'],
    'select place, count(*) from fact.p group by 1',
  ],
  ['names behind figures of groups', ['dues section wise', 'who are they in 9A'], owing("place = '9th A'")],
  [
    'what they owe together',
    ['who owes more than 3000', 'how much is it together'],
    'select sum(d) / 100.0 from (select sum(paise) d from fact.due group by id having sum(paise) > 300000) z',
  ],
  [
    'two days that follow each other',
    ['collection on 12 October', 'and on 13 October', 'both days together'],
    "select sum(rs) from fact.pay where received_on between '2026-10-12' and '2026-10-13'",
  ],
];

describe('what goes on from an answer', () => {
  it.each(TALKS)('%s', async (_, said, sql) => {
    const html = await demo.talk(...said);
    expect(showsRows(html, await demo.rows(sql), / order by /.test(sql)), html).toBe(true);
  });

  it.each([
    [['cheques that bounced this year', 'and deposited but not cleared?'], 'deposited and not cleared yet', 'bounced'],
    [['cheques that bounced this year', 'not yet deposited'], 'in hand, not deposited yet', 'bounced'],
    [['pending leave applications of staff', 'only science department', 'and of students'], 'of students', 'Science'],
    [['pending leave applications of staff', 'rejected ones'], 'rejected', 'pending'],
  ] as const)('asks for the other side alone: %j', async (said, is, isNot) => {
    const [title = ''] = (await demo.talk(...said)).split('</p>');
    expect(title).toContain(is);
    expect(title).not.toContain(isNot);
  });

  it('sums up cheques that were listed', async () => {
    const html = await demo.talk('cheques that bounced this year', 'total of those');
    const sql =
      "select sum(amount_paise) / 100.0 from payments where mode = 'cheque' and state = 'bounced' and received_on >= '2026-04-01'";
    expect(showsRows(html, await demo.rows(sql), false), html).toBe(true);
    const cleared = await demo.talk('cheques that bounced this year', 'being cleared', 'total of those');
    const sum =
      "select sum(amount_paise) / 100.0 from payments where mode = 'cheque' and state = 'live' and cheque_state = 'cleared' and received_on >= '2026-04-01'";
    expect(showsRows(cleared, await demo.rows(sum), false), cleared).toBe(true);
  });

  it('means so many as were listed, and no class of that number', async () => {
    const said = 'which 6 students owe the most';
    for (const prompt of ['send a fee reminder to the parents of these 6', 'in 6 ke parents ko fees ka reminder bhejo'])
      expect(await demo.talk(said, prompt)).toMatch(/\b6 with overdue fees/);
    for (const prompt of ['remind the parents of these 9', 'send a fee reminder to those 9']) {
      expect(await demo.talk(said, prompt)).not.toContain('data-kind="plan"');
      expect(await demo.talk(prompt)).not.toContain('data-kind="plan"');
    }
    expect(await demo.talk('send a notice to class 9: these 6 students come early')).toContain('data-kind="plan"');
  });
});
