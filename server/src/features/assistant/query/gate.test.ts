import { describe, expect, it } from 'vitest';
import { EVERYDAY } from './everyday.ts';
import { gateOf } from './gate.ts';
import { readQuestions } from './testing/demo-talk.ts';
import { FAMILIES } from './wording-families.ts';
import { WORDINGS } from './wordings.ts';

describe('the words without which a pattern fits nothing', () => {
  it.each([
    [String.raw`\bin (?:force|effect)\b`, ['effect', 'force']],
    [String.raw`\b(?:the )?present (month|year)\b`, ['present ']],
    [String.raw`\bamts?\b`, ['amt']],
    ['colou?r', ['colo']],
    [String.raw`\b(?:a|an) [a-z]+\b`, undefined],
    [String.raw`(?=today)\w+`, undefined],
    [String.raw`first|\d+`, undefined],
  ])('%s', (source, words) => expect(gateOf(source)?.toSorted()).toEqual(words));

  it('are in every question that a wording fits', () => {
    const lines = [FAMILIES, EVERYDAY, WORDINGS].flatMap((list) => list.trim().split('\n')).map((line) => line.split(' => ')[0] ?? '');
    const patterns = lines
      .filter((line) => !/\{[a-zA-Z]/.test(line))
      .map((line) => ({ pattern: new RegExp(line, 'iu'), gate: gateOf(line) }));
    const questions = (['nineteenth-frozen', 'seventeenth-frozen', 'tenth'] as const).flatMap((name) => readQuestions(name));
    let fitting = 0;
    for (const { utterance } of questions)
      for (const { pattern, gate } of patterns)
        if (pattern.test(utterance)) {
          fitting += 1;
          expect(gate === undefined || gate.some((word) => utterance.toLowerCase().includes(word)), `${pattern} «${utterance}»`).toBe(true);
        }
    expect(fitting).toBeGreaterThan(50);
  });
});
