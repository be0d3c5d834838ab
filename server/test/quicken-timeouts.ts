import { onTestFinished, vi } from 'vitest';

const SHARE = 20;

/** Shortens every `AbortSignal.timeout` to a twentieth until the test is over; returns the original times in milliseconds. */
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
