/** Books analysed at once: more would slow everyone else on a small machine. */
const PLACES = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/** Waits for a place; gives the way to leave it again. Refuses when the wait is called off. */
export async function takePlace(signal?: AbortSignal): Promise<() => void> {
  if (taken >= PLACES) {
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(resolve);
        if (at >= 0) waiting.splice(at, 1);
        reject(new Error('The analysis was cancelled.'));
      });
    });
  } else taken++;
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
}
