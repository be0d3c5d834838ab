import { onTestFinished, vi } from 'vitest';

const SHARE = 20;

/** Lets whatever waits by `AbortSignal.timeout` wait a twentieth of its time until the test is over; gives how long each was to wait, in milliseconds. */
export function quickenTimeouts(): number[] {
  const waits: number[] = [];
  const { timeout } = AbortSignal;
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds / SHARE);
  });
  onTestFinished(() => spy.mockRestore());
  return waits;
}
