import { Refusal } from '#platform/errors';
import type { OpenContext } from '#platform/http';
import { claimAttempt, giveBack, type Limit } from '../store/attempts.store.ts';

/** Counts this attempt and refuses when a limit is reached. Returns how to give it back after a success. */
export async function throttle(context: OpenContext, limits: readonly Limit[]): Promise<{ giveBack(): Promise<void> }> {
  const claim = await context.inTransaction((db) => claimAttempt(db, limits));
  if ('waitMinutes' in claim) {
    throw new Refusal('tooMany', 'tooMany', { values: { minutes: claim.waitMinutes }, retryAfterSeconds: claim.waitMinutes * 60 });
  }
  return { giveBack: () => giveBack(context.db, claim.attemptIds) };
}
