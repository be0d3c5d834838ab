import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk, readTalks, type Turn } from './testing/demo-talk.ts';
import { isDeclined, showsRows } from './testing/same-rows.ts';

let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk();
});
afterAll(() => demo.test.close());

/** Whether an answer is what the turn wants: these rows, a plan for so many or with these words, a question back, or that a plan was left. */
async function isRight(html: string, { sql, plan, says, asks }: Turn): Promise<boolean> {
  const isPlan = html.includes('data-kind="plan"');
  if (sql !== undefined) return !isPlan && showsRows(html, await demo.rows(sql), / order by /.test(sql));
  const words = html.replace(/<[^>]+>/g, ' ');
  if (plan === undefined) return !isPlan && (asks === true ? isDeclined(html) : /cancel|nothing/i.test(words));
  const [count = {}] = plan === '' ? [] : await demo.rows(plan);
  return (
    isPlan &&
    (says === undefined || words.includes(says)) &&
    Object.values(count).every((one) => new RegExp(`\\b${shortly(String(one))}\\b`).test(words))
  );
}

/** A plan names 30 November as 30 Nov. */
const shortly = (wanted: string) => wanted.replace(/(\d (?:Jan|Feb|Nov|Dec))[a-z]+$/, '$1');

it.each([
  ['talks', 0.92, 0],
  ['talks-frozen', 0.96, 0],
  // 'And class 5' behind a plan for class 4 is asked about; the set's author meant both.
  ['talks-second-frozen', 0.91, 0],
  ['talks-third-frozen', 0.96, 0],
  ['talks-fourth', 0.99, 0],
  ['talks-fourth-frozen', 0.93, 0],
  ['talks-fifth-frozen', 0.85, 0],
  ['talks-sixth-frozen', 0.82, 0],
  ['talks-seventh-frozen', 0.71, 0],
  ['talks-eighth-frozen', 0.92, 0],
  ['talks-ninth-frozen', 0.88, 0],
] as const)(
  'of the dialogues of %s a share of %d of the turns is right, and %d plans at most are for others than are meant',
  async (name, least, most) => {
    const wrong: string[] = [];
    const targets: string[] = [];
    let turns = 0;
    for (const { id, turns: said } of readTalks(name)) {
      const answers = await demo.talkThrough(said.map(({ say }) => say));
      for (const [at, html] of answers.entries()) {
        turns += 1;
        const turn = said[at];
        if (turn === undefined || (await isRight(html, turn))) continue;
        wrong.push(`${id} ${turn.say}`);
        if (html.includes('data-kind="plan"')) targets.push(`${id} ${turn.say}`);
      }
    }
    expect(targets.length, targets.join('\n')).toBeLessThanOrEqual(most);
    expect(1 - wrong.length / turns, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  },
  600_000,
);
