import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

const unending = new AbortController().signal;

it('lets the others send while one school waits for an address that does not answer', async () => {
  const take = makeTurns({ turnMs: 40, slowMs: 60 });
  const left: Record<string, number> = { slow: 6, b: 5, c: 5, d: 5 };
  const doneAt: Record<string, number> = {};
  let now = 0;
  await take(
    async () => Object.keys(left),
    unending,
    async (id, turn) => {
      do {
        await sleep(id === 'slow' ? 100 : 1);
        left[id] = (left[id] ?? 0) - 1;
        now++;
        if (left[id] <= 0) {
          doneAt[id] ??= now;
          return false;
        }
      } while (!turn.isOver());
      return true;
    },
  );
  expect(Object.keys(doneAt).at(-1)).toBe('slow');
  // Their 15, and at most four of the slow one's six: on a busy machine a turn of 40 ms is short.
  expect(Math.max(...['b', 'c', 'd'].map((id) => doneAt[id] ?? Infinity))).toBeLessThan(20);
});

it('finds what another school has to send meanwhile within a round', async () => {
  const take = makeTurns({ turnMs: 20, slowMs: 30 });
  const schools = ['slow'];
  const order: string[] = [];
  let batches = 6;
  await take(
    async () => schools,
    unending,
    async (id) => {
      order.push(id);
      if (id !== 'slow') return false;
      await sleep(50);
      if (batches === 5) schools.push('late');
      return --batches > 0;
    },
  );
  expect(order.indexOf('late')).toBeGreaterThan(0);
  expect(order.indexOf('late')).toBeLessThan(4);
});

it('stops between turns when it is told to', async () => {
  const stopping = new AbortController();
  let turns = 0;
  await makeTurns()(
    async () => ['a', 'b', 'c'],
    stopping.signal,
    async () => {
      turns++;
      stopping.abort();
      return true;
    },
  );
  expect(turns).toBeLessThanOrEqual(2);
});
