import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from './testing/demo-talk.ts';

/** Follow-ups that point at an answer, order it or ask for its other side, and never widen to the whole school. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk(200);
}, 120_000);
afterAll(() => demo.test.close());

describe('what goes on from an answer', () => {
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
