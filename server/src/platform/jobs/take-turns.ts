/** The longest time, in milliseconds, before schools with new work are noticed. */
const LIST_AGAIN_MS = 5000;

type Turns = {
  /** The schools that may have work. */
  list(): Promise<readonly string[]>;
  signal: AbortSignal;
  /** Does one work item of a school; returns whether there is more. */
  take(schoolId: string): Promise<boolean>;
};

/**
 * Lets schools take turns, one work item each, until none has work left, so that a school with much work delays no other. A school whose turn fails gets no
 * further turn in this run; the first failure is thrown after the others are done.
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
