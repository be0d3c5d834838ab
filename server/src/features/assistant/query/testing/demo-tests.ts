import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from './demo-talk.ts';
import { isDeclined, showsRows } from './same-rows.ts';

export const OCTOBER = "between '2026-10-01' and '2026-10-31'";
export const NOVEMBER = "between '2026-11-01' and '2026-11-30'";
/** The school year until the day of the tests. */
export const YEAR = "between '2026-04-01' and '2026-11-20'";
/** The percentage of attendance over the rows of `fact.m`. */
export const SHARE = 'round(100 * sum(part) / count(*), 1)';
/** Who owes, and how much in rupees. */
export const owing = (where: string, having = 'true') =>
  `select name, sum(paise) / 100.0 from fact.due where ${where} group by id, name having ${having}`;

/** The demo school with 200 students, open while the tests of a file run; `prepare` adds to it what they need. */
export function demoForTests(prepare?: (demo: DemoTalk) => Promise<void>): DemoTalk {
  let open: DemoTalk | undefined;
  const demo = () => {
    if (open === undefined) throw new Error('The demo school is open only while tests run.');
    return open;
  };
  beforeAll(async () => {
    open = await openDemoTalk(200);
    await prepare?.(open);
  });
  afterAll(() => demo().test.close());
  return {
    get test() {
      return demo().test;
    },
    get schoolId() {
      return demo().schoolId;
    },
    ask: (prompt) => demo().ask(prompt),
    talk: (...prompts) => demo().talk(...prompts),
    talkThrough: (prompts) => demo().talkThrough(prompts),
    rows: (query) => demo().rows(query),
  };
}

/**
 * Fails unless an answer shows the rows of this SQL, without their `id`, and is no refusal. `isFirst`: of the first so many also those may stand there that are
 * level with the last.
 */
export async function expectAnswer(demo: DemoTalk, html: string, query: string, isFirst = false): Promise<void> {
  const rows = (await demo.rows(query)).map(({ id: _id, ...row }) => row);
  if (rows.length > 0) expect(isDeclined(html), html).toBe(false);
  expect(showsRows(html, rows, isFirst), html).toBe(true);
}

/** The same where there have to be rows. */
export async function expectRows(demo: DemoTalk, html: string, query: string, isFirst = false): Promise<void> {
  expect((await demo.rows(query)).length, 'the SQL has rows').toBeGreaterThan(0);
  await expectAnswer(demo, html, query, isFirst);
}

/** Questions of one kind in several wordings, or one talk, with the SQL of the rows. */
export type Asked = readonly [kind: string, said: readonly string[], query: string];

/** A test for each wording of each question. */
export function itAnswers(demo: DemoTalk, questions: readonly Asked[], expects = expectAnswer): void {
  const each = questions.flatMap(([kind, said, query]) => said.map((wording) => [kind, wording, query] as const));
  it.each(each)('answers of %s: «%s»', async (_, wording, query) => expects(demo, await demo.ask(wording), query));
}

/** A test for each talk, whose last answer has to show the rows of the SQL. */
export function itGoesOn(demo: DemoTalk, talks: readonly Asked[]): void {
  it.each(talks)('goes on to %s', async (_, said, query) => expectAnswer(demo, await demo.talk(...said), query, / order by /.test(query)));
}
