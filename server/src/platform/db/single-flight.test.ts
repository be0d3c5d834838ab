import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** A task that ends on command and counts its runs. */
function makeWork() {
  const ends: ((answer: string) => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(resolve));
  return { work, ends };
}
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('flights', () => {
  it('do the work once for all who ask at the same moment', async () => {
    const { work, ends } = makeWork();
    const flights = new SingleFlight();
    const asked = [1, 2, 3].map(() => flights.run('a', work));
    await aMoment();
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
  });

  it('give nobody an answer that was under way before the question', async () => {
    const { work, ends } = makeWork();
    const flights = new SingleFlight();
    const early = flights.run('a', work);
    await aMoment();
    const late = [1, 2].map(() => flights.run('a', work));
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
    const flights = new SingleFlight();
    const both = [flights.run('a', work), flights.run('b', work)];
    await aMoment();
    expect(ends).toHaveLength(2);
    for (const end of ends) end('done');
    await Promise.all(both);
  });

  it('that fail tell those who waited, and the next flight is taken', async () => {
    const flights = new SingleFlight();
    const fail = () => Promise.reject(new Error('away'));
    const failed = [flights.run('a', fail), flights.run('a', fail)];
    for (const each of failed) await expect(each).rejects.toThrow('away');
    expect(await flights.run('a', () => Promise.resolve('back'))).toBe('back');
  });
});
