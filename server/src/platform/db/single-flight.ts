import { LRUCache } from 'lru-cache';

type Flight = { isBegun: boolean; answer: Promise<unknown> };

/** Whoever asks for a flight that is forgotten flies alone. */
const MOST = 1000;

/**
 * Single-flight: one piece of work for all who ask for the same thing at the same moment. Whoever asks while it is running waits for the next run, so that no
 * answer is older than its question: a write that was acknowledged before is always included.
 */
export class SingleFlight {
  /** The last flight of each name. A map that lives long would keep their garbage (`connection-pool.ts`). */
  readonly #last = new LRUCache<string, Flight>({ max: MOST });

  /** The answer of a run that begins after this call; the first caller's `work` is executed. When it fails, it fails for all callers. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    if (before && !before.isBegun) return before.answer as Promise<T>;
    const flight: Flight = { isBegun: false, answer: Promise.resolve() };
    const answer = this.#fly(name, flight, before, work);
    flight.answer = answer;
    this.#last.set(name, flight);
    return answer;
  }

  async #fly<T>(name: string, flight: Flight, before: Flight | undefined, work: () => Promise<T>): Promise<T> {
    // The failure was already reported to those who waited for it.
    await before?.answer.catch(() => {});
    flight.isBegun = true;
    try {
      return await work();
    } finally {
      if (this.#last.get(name) === flight) this.#last.delete(name);
    }
  }
}
