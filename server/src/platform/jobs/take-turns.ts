/** How long those who came later wait at most before they are seen, in milliseconds. */
const LIST_AGAIN_MS = 5000;

type Turns = {
  /** The schools that may have something to do. */
  list(): Promise<readonly string[]>;
  signal: AbortSignal;
  /** A piece of work of one school; tells whether there is more. */
  take(schoolId: string): Promise<boolean>;
};

/**
 * Lets schools act in turns, a piece each, until none has anything left, so that a school with much to do holds up nobody. A school whose turn fails has no
 * further one in this run; the first failure is thrown when the others are done.
 */
export async function takeTurns({ list, signal, take }: Turns, listAgainMs = LIST_AGAIN_MS): Promise<void> {
  const failures = new Map<string, unknown>();
  let waiting = await list();
  let listedAt = performance.now();
  while (waiting.length > 0 && !signal.aborted) {
    const more: string[] = [];
    for (const schoolId of waiting) {
      if (signal.aborted) break;
      try {
        if (await take(schoolId)) more.push(schoolId);
      } catch (error) {
        failures.set(schoolId, error);
      }
    }
    waiting = more;
    if (more.length > 0 && performance.now() - listedAt > listAgainMs) {
      waiting = (await list()).filter((schoolId) => !failures.has(schoolId));
      listedAt = performance.now();
    }
  }
  for (const error of failures.values()) throw error;
}
