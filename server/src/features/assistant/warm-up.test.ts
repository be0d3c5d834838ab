import { expect, it } from 'vitest';
import { unheardWords } from './chat/unheard.ts';
import { interpret } from './interpreter/interpret.ts';
import { isWrite } from './interpreter/types.ts';
import { readQuery } from './query/compose/ask.ts';
import { warmUp } from './warm-up.ts';
import { SCHOOL, SENTENCES } from './warm-up-sentences.ts';

it.each(SENTENCES)('“%s” is read to its end, as a list or as a query', (sentence) => {
  const read = interpret(sentence, SCHOOL);
  const isListed = read.intent !== 'clarify' && read.intent !== 'decline' && read.intent !== 'help' && !isWrite(read.intent);
  const isHeard = isListed && unheardWords(sentence, SCHOOL, { intent: read.intent, slots: read.slots }).length === 0;
  const asked = readQuery(sentence, SCHOOL, {});
  expect(isHeard || (asked !== undefined && asked.unread === undefined)).toBe(true);
});

it('reads them step by step, so that nobody waits for all of it', () => {
  let steps = 0;
  for (const _ of warmUp()) steps += 1;
  expect(steps).toBeGreaterThan(200);
});
