import type { Call } from '@shala/contract/shared';
import { Refusal } from '../errors/index.ts';

/** Large files that this process holds in memory at once, of all schools; others are not read yet, their senders wait. */
const PLACES = 6;
const RETRY_SECONDS = 30;

const bySchool = new Map<string, number>();
let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Takes a place for an upload whose call limits them; gives the way to leave it again. Refuses when the school has as many under way as
 * the call allows, so that one school's files leave room for the others.
 */
export async function takeUploadPlace({ name, upload }: Call, schoolId: string): Promise<() => void> {
  const atOnce = upload?.atOnce;
  if (atOnce === undefined) return () => {};
  const key = `${name} ${schoolId}`;
  const own = bySchool.get(key) ?? 0;
  if (own >= atOnce) throw new Refusal('tooMany', 'uploadsBusy', { values: { count: atOnce }, retryAfterSeconds: RETRY_SECONDS });
  bySchool.set(key, own + 1);
  if (taken >= PLACES) await new Promise<void>((resolve) => waiting.push(resolve));
  else taken++;
  return () => {
    const left = (bySchool.get(key) ?? 1) - 1;
    if (left > 0) bySchool.set(key, left);
    else bySchool.delete(key);
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
}
