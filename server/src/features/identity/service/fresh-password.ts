import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import { isPasswordFresh } from '../store/accounts.store.ts';

/** How long protected functions stay open after the password was typed, in minutes. */
const FRESH_MINUTES = 15;

/** Refuses functions that give others access to a school, unless the password was typed in this session recently: an unattended screen is not enough. */
export async function requireFreshPassword({ db, sessionId }: { db: Db; sessionId: string }): Promise<void> {
  if (!(await isPasswordFresh(db, sessionId, FRESH_MINUTES))) throw new Refusal('forbidden', 'passwordNeeded');
}
