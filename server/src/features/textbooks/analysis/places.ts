/** Books analysed at once: more would slow everyone else on a small machine. */
const PLACES = 2;

type Waiting = { schoolId: string; begin: () => void };
const taken: string[] = [];
const waiting: Waiting[] = [];

/**
 * Waits for a place; returns the function that releases it. A free place goes to a school that has none, otherwise to the one that has waited longest. Refuses
 * when the wait is cancelled.
 */
export async function takePlace(schoolId: string, signal?: AbortSignal): Promise<() => void> {
  if (taken.length < PLACES) taken.push(schoolId);
  else
    await new Promise<void>((resolve, reject) => {
      const own: Waiting = { schoolId, begin: resolve };
      waiting.push(own);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(own);
        if (at >= 0) waiting.splice(at, 1);
        reject(new Error('The analysis was cancelled.'));
      });
    });
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    taken.splice(taken.indexOf(schoolId), 1);
    const at = waiting.findIndex((one) => !taken.includes(one.schoolId));
    const [next] = waiting.splice(Math.max(0, at), 1);
    if (!next) return;
    taken.push(next.schoolId);
    next.begin();
  };
}
