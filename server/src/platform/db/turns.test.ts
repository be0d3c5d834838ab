import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when it is told to, and counts how often it was done. */
function makeWork() {
  const ends: ((answer: string) => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(resolve));
  return { work, ends };
}
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('do the work once for all who ask at the same moment', async () => {
    const { work, ends } = makeWork();
    const turns = new Turns();
    const asked = [1, 2, 3].map(() => turns.take('a', work));
    await aMoment();
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
  });

  it('give nobody an answer that was under way before the question', async () => {
    const { work, ends } = makeWork();
    const turns = new Turns();
    const early = turns.take('a', work);
    await aMoment();
    const late = [1, 2].map(() => turns.take('a', work));
    await aMoment();
    expect(ends).toHaveLength(1);
    ends[0]?.('before');
    await aMoment();
    expect(ends).toHaveLength(2);
    ends[1]?.('after');
    expect(await early).toBe('before');
    expect(await Promise.all(late)).toEqual(['after', 'after']);
  });

  it('of other names go on beside each other', async () => {
    const { work, ends } = makeWork();
    const turns = new Turns();
    const both = [turns.take('a', work), turns.take('b', work)];
    await aMoment();
    expect(ends).toHaveLength(2);
    for (const end of ends) end('done');
    await Promise.all(both);
  });

  it('that fail tell those who waited, and the next turn is taken', async () => {
    const turns = new Turns();
    const fail = () => Promise.reject(new Error('away'));
    const failed = [turns.take('a', fail), turns.take('a', fail)];
    for (const each of failed) await expect(each).rejects.toThrow('away');
    expect(await turns.take('a', () => Promise.resolve('back'))).toBe('back');
  });
});
