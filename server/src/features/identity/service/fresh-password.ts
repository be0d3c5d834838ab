import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import { isPasswordFresh } from '../store/accounts.store.ts';

/** How long what asks for the password stays open after it was typed. Minutes. */
const FRESH_MINUTES = 15;

/** Refuses what opens a school to somebody else unless the password was typed in this session a moment ago: a screen that was left open is not enough. */
export async function requireFreshPassword({ db, sessionId }: { db: Db; sessionId: string }): Promise<void> {
  if (!(await isPasswordFresh(db, sessionId, FRESH_MINUTES))) throw new Refusal('forbidden', 'passwordNeeded');
}
