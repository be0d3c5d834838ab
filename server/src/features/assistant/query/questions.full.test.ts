import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk, type QuestionSet, readQuestions } from './testing/demo-talk.ts';
import { isDeclined, showsRows } from './testing/same-rows.ts';

let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk();
}, 180_000);
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
  ['development', 95, 2],
  ['frozen', 93, 5],
  ['second', 93, 2],
  ['third', 95, 2],
  ['third-frozen', 92, 4],
  ['fourth', 93, 3],
  ['fourth-frozen', 88, 5],
  ['fifth-frozen', 88, 6],
  ['seventh-frozen', 71, 10],
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
