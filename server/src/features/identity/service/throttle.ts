import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { OpenContext } from '#platform/http';
import { claimAttempt, giveBack, type Limit } from '../store/attempts.store.ts';

/** Counts this attempt and refuses when a limit is reached. Returns a function that removes the attempt after a success. */
export async function throttle(context: OpenContext, limits: readonly Limit[]): Promise<{ giveBack(): Promise<void> }> {
  const attemptIds = await context.inTransaction((db) => claim(db, limits));
  return { giveBack: () => giveBack(context.db, attemptIds) };
}

/** The same in a transaction: the attempt counts when it is committed. */
export async function claim(db: Db, limits: readonly Limit[]): Promise<number[]> {
  const claimed = await claimAttempt(db, limits);
  if ('attemptIds' in claimed) return claimed.attemptIds;
  const { waitMinutes: minutes } = claimed;
  throw new Refusal('tooMany', 'tooMany', { values: { minutes }, retryAfterSeconds: minutes * 60 });
}
