import type { Call } from '@shala/contract/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUploadPlace } from './upload-places.ts';

const call = { name: 'analysePdf', upload: { part: 'pdfFile', maxBytes: 50, atOnce: 3 } } as unknown as Call;
let leaves: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const leave of leaves) leave();
  leaves = [];
});

async function take(school: string): Promise<() => void> {
  const leave = await takeUploadPlace(call, school);
  leaves.push(leave);
  return leave;
}
/** Releases a place. */
function leave(place: () => void): void {
  leaves = leaves.filter((one) => one !== place);
  place();
}

it('a school has as many at once as the call allows, and room for another when one is finished', async () => {
  const [first] = [await take('a'), await take('a'), await take('a')];
  await expect(take('a')).rejects.toMatchObject({ code: 'uploadsBusy', details: { retryAfterSeconds: 30 } });
  await take('b');
  leave(first);
  await take('a');
});

it('the seventh of all schools waits for a place, is given the next one, and others after it in order', async () => {
  const [first, second] = [await take('a'), await take('a')];
  for (const school of ['b', 'b', 'c', 'c']) await take(school);
  const order: string[] = [];
  const waiting = ['d', 'e'].map((school) => take(school).then(() => void order.push(school)));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(order).toEqual([]);
  leave(first);
  await waiting[0];
  expect(order).toEqual(['d']);
  leave(second);
  await waiting[1];
  expect(order).toEqual(['d', 'e']);
});

it('nobody waits without end: after a minute the sender is told to send again, and keeps no place', async () => {
  for (const school of ['a', 'a', 'b', 'b', 'c', 'c']) await take(school);
  const late = take('d');
  const refused = expect(late).rejects.toMatchObject({ code: 'uploadsWaiting', details: { retryAfterSeconds: 30 } });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  const [next] = leaves;
  if (next) leave(next);
  // The free place goes to the next caller, and the refused school has all of its own places again.
  await take('d');
});
