import type { Call } from '@shala/contract/shared';
import { Refusal } from '../errors/index.ts';

/** Large files of all schools that this process holds in memory at once. Further uploads wait and are not read yet. */
const PLACES = 6;
const RETRY_SECONDS = 30;
const LONGEST_WAIT_MS = 60_000;

const bySchool = new Map<string, number>();
let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Takes a place for an upload whose call limits them; returns the function that releases it. Refuses when the school already has as many uploads running as the
 * call allows, so that other schools also get a place. Also refuses when no place becomes free within a minute.
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

/** Waits in the queue up to a time limit; returns whether a place was given. */
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
