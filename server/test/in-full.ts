import { it } from 'vitest';
import { isFull, note } from './sampling.ts';

/** A test that takes seconds and whose rule has a faster test in the default run; `npm run test:full` runs it. */
export function inFull(name: string, act: () => Promise<void>, timeout = 120_000): void {
  it.skipIf(!isFull)(name, act, timeout);
  note('slow tests of servers and databases', Number(isFull), 1);
}
