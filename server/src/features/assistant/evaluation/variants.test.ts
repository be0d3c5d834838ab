import { expect, it } from 'vitest';
import { sampled } from '../../../../test/sampling.ts';
import { interpret } from '../interpreter/interpret.ts';
import { directoryOf, readFixtures } from '../interpreter/testing/test-school.ts';
import { type Interpretation, WRITE_INTENTS } from '../interpreter/types.ts';
import { VARIANTS } from './variants.ts';

/** Texts and what is asked back may be put in other words. */
const SOFT = ['title', 'message', 'audience', 'kind', 'notify', 'time', 'missing', 'reason', 'choices', 'known', 'for', 'unread', 'rest'];

function hardOf({ intent, slots }: Interpretation): string {
  const isAct = !['clarify', 'decline', 'help'].includes(intent);
  return JSON.stringify([intent, isAct ? Object.entries(slots).filter(([name]) => !SOFT.includes(name)) : []]);
}

const isWrite = ({ intent }: Interpretation) => (WRITE_INTENTS as readonly string[]).includes(intent);

it('a harmless variant of a command makes no write of it, and is read otherwise once in a hundred at most', () => {
  const commands = sampled('commands in variants', [...readFixtures('seen'), ...readFixtures('held-out')], { count: 40 });
  const made = commands.flatMap(({ school, utterance, today, got }) => {
    const surroundings = { today, directory: directoryOf(school) };
    return VARIANTS.flatMap((variant) => {
      const said = variant.make(utterance);
      return said === undefined ? [] : [{ said, was: got, is: interpret(said, surroundings) }];
    });
  });
  const flips = made.filter(({ was, is }) => hardOf(was) !== hardOf(is));
  const writes = flips.filter(({ was, is }) => isWrite(is) && !isWrite(was));
  expect(writes.map(({ said }) => said)).toEqual([]);
  expect(flips.length / made.length, flips.map(({ said }) => said).join('\n')).toBeLessThanOrEqual(0.01);
}, 600_000);
