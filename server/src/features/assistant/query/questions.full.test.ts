import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk, type QuestionSet, readQuestions } from './testing/demo-talk.ts';
import { isDeclined, showsRows } from './testing/same-rows.ts';

let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk();
});
afterAll(() => demo.test.close());

/** How many of a set were right, and how many were answered with something else. */
async function measure(name: QuestionSet) {
  const found = { right: [] as string[], else: [] as string[], declined: [] as string[] };
  for (const question of readQuestions(name)) {
    const html = await demo.ask(question.utterance);
    const isSaidNo = isDeclined(html);
    // Of what no school keeps in Shala, a refusal is right.
    const isRight = question.sql === '' ? isSaidNo : showsRows(html, await demo.rows(question.sql), question.ordered);
    found[isRight ? 'right' : isSaidNo ? 'declined' : 'else'].push(`${question.id} ${question.utterance}`);
  }
  return found;
}

it.each([
  ['development', 98, 1],
  ['frozen', 93, 6],
  ['second', 96, 1],
  ['third', 97, 3],
  ['third-frozen', 94, 3],
  ['fourth', 96, 2],
  ['fourth-frozen', 90, 5],
  ['fifth-frozen', 95, 2],
  ['seventh-frozen', 86, 5],
  ['eighth', 96, 2],
  ['eighth-frozen', 93, 1],
  ['ninth', 83, 7],
  ['tenth', 81, 3],
  ['eleventh-frozen', 91, 5],
  ['twelfth', 91, 5],
  ['thirteenth', 93, 1],
  ['fourteenth-frozen', 85, 6],
  ['fifteenth-frozen', 90, 7],
  ['sixteenth-frozen', 84, 7],
  ['seventeenth-frozen', 94, 3],
  ['eighteenth-frozen', 88, 4],
  ['nineteenth-frozen', 82, 8],
  ['twentieth-frozen', 96, 2],
  ['thirty-second-frozen', 86, 9],
  ['thirty-third-frozen', 78, 14],
] as const)(
  'the %s set is right for %d of 100, and something else is answered for %d at most',
  async (name, least, most) => {
    const { right, else: others, declined } = await measure(name);
    const all = right.length + others.length + declined.length;
    const figures = `${right.length} right, ${others.length} answered something else, ${declined.length} declined`;
    expect((100 * right.length) / all, [figures, ...others, ...declined].join('\n')).toBeGreaterThanOrEqual(least);
    expect((100 * others.length) / all, [figures, ...others].join('\n')).toBeLessThanOrEqual(most);
  },
  600_000,
);

type Variant = { kind: 'read' | 'none' | 'write'; base: string; variant: string };
const kindOf = (html: string) => /data-kind="([a-z]+)"/.exec(html)?.[1] ?? 'text';

it('reads harmless variants of a sentence as the sentence, and makes a plan of none that asks', async () => {
  const lines = readFileSync(join(import.meta.dirname, '../fixtures/questions/variants-frozen.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const bases = new Map<string, string>();
  const others: string[] = [];
  const plans: string[] = [];
  for (const { kind, base, variant } of lines.map((line) => JSON.parse(line) as Variant)) {
    const [before] = bases.has(base) ? [bases.get(base)] : await demo.talkThrough([base]);
    bases.set(base, before ?? '');
    const [now = ''] = await demo.talkThrough([variant]);
    if (kind !== 'write' && kindOf(now) === 'plan') plans.push(variant);
    if (kindOf(now) !== kindOf(before ?? '')) others.push(variant);
  }
  expect(plans).toEqual([]);
  expect(others.length / lines.length, others.join('\n')).toBeLessThanOrEqual(0.015);
}, 600_000);
