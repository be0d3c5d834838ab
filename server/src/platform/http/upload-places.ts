import type { Call } from '@shala/contract/shared';
import { Refusal } from '../errors/index.ts';

/** Large files that this process holds in memory at once, of all schools; others are not read yet, their senders wait. */
const PLACES = 6;
const RETRY_SECONDS = 30;
const LONGEST_WAIT_MS = 60_000;

const bySchool = new Map<string, number>();
let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Takes a place for an upload whose call limits them; gives the way to leave it again. Refuses when the school has as many under way as
 * the call allows, so that one school's files leave room for the others,
 * and when no place becomes free within a minute.
 */
export async function takeUploadPlace({ name, upload }: Call, schoolId: string): Promise<() => void> {
  const atOnce = upload?.atOnce;
  if (atOnce === undefined) return () => {};
  const key = `${name} ${schoolId}`;
  const own = bySchool.get(key) ?? 0;
  if (own >= atOnce) throw new Refusal('tooMany', 'uploadsBusy', { values: { count: atOnce }, retryAfterSeconds: RETRY_SECONDS });
  bySchool.set(key, own + 1);
  const leaveSchool = () => {
    const left = (bySchool.get(key) ?? 1) - 1;
    if (left > 0) bySchool.set(key, left);
    else bySchool.delete(key);
  };
  if (taken < PLACES) taken++;
  else if (!(await waitForPlace())) {
    leaveSchool();
    throw new Refusal('unavailable', 'uploadsWaiting', { retryAfterSeconds: RETRY_SECONDS });
  }
  return () => {
    leaveSchool();
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
}

/** Waits in line, at most so long; tells whether a place was given. */
function waitForPlace(): Promise<boolean> {
  return new Promise((resolve) => {
    const take = () => {
      clearTimeout(patience);
      resolve(true);
    };
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(take), 1);
      resolve(false);
    }, LONGEST_WAIT_MS);
    waiting.push(take);
  });
}
