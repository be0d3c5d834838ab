import { describe, expect, it } from 'vitest';
import { readFixtures } from './testing/test-school.ts';
import { WRITE_INTENTS } from './types.ts';

/** Texts and soft particulars may be put in other words, and no set says whether a sum itself is meant; everything else must be as expected. */
const SOFT = ['title', 'message', 'audience', 'kind', 'notify', 'time', 'missing', 'reason', 'choices', 'known', 'over', 'under'];

function hardOf({ intent, slots }: { intent: string; slots: object }) {
  const kept = Object.entries(slots).filter(([name]) => !SOFT.includes(name));
  return { intent, slots: ['clarify', 'decline', 'help'].includes(intent) ? {} : Object.fromEntries(kept) };
}

function isRight(got: object & { intent: string; slots: object }, wanted: { intent: string; slots: object }): boolean {
  const mine = hardOf(got);
  const theirs = hardOf(wanted);
  // Days of a notice are wanted only where they are asked for.
  const names = new Set([...Object.keys(theirs.slots), ...(wanted.intent === 'notice.publish' ? [] : Object.keys(mine.slots))]);
  const one: Record<string, unknown> = { ...mine.slots };
  const other: Record<string, unknown> = { ...theirs.slots };
  return mine.intent === theirs.intent && [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

describe.each([
  { kind: 'seen' as const, least: 0.97 },
  { kind: 'held-out' as const, least: 0.95 },
])('the commands that are $kind', ({ kind, least }) => {
  const results = readFixtures(kind);

  it('are read with the right intent, people, classes, days and sums', () => {
    const wrong = results.filter(({ got, expect: wanted, alt }) => ![wanted, ...(alt ?? [])].some((answer) => isRight(got, answer)));
    expect(1 - wrong.length / results.length).toBeGreaterThanOrEqual(least);
  });

  it('never become a write where none was asked', () => {
    const writes: readonly string[] = WRITE_INTENTS;
    const falseWrites = results.filter(
      ({ got, expect: wanted, alt = [] }) => writes.includes(got.intent) && ![wanted, ...alt].some(({ intent }) => writes.includes(intent)),
    );
    expect(falseWrites.map(({ utterance }) => utterance)).toEqual([]);
  });
});
