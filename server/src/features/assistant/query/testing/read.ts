import type { Query } from '@shala/contract/assistant';
import { expect } from 'vitest';
import { type QueryReading, readQuery } from '../compose/ask.ts';
import { directory, names, TODAY } from './small-school.ts';

/** What questions are read with in tests that need no database. */
export const surroundings = { today: TODAY, directory };

export const read = (said: string): QueryReading | undefined => readQuery(said, surroundings, names);

/** The query of a question that is read completely. */
export function queryOf(said: string): Query | undefined {
  const asked = read(said);
  return asked?.unread === undefined ? asked?.query : undefined;
}

/** Fails unless both are read completely, and as the same. */
export function expectSame(said: string, plain: string): void {
  expect(queryOf(plain), plain).toBeDefined();
  expect(queryOf(said), `${said}: ${read(said)?.unread}`).toEqual(queryOf(plain));
}
