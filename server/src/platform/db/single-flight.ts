type Flight = { isBegun: boolean; answer: Promise<unknown> };

/**
 * One piece of work for all who ask for the same at the same moment. Whoever asks while it is under way waits for the next flight, so
 * that nobody is given an answer that is older than the question: a write that was acknowledged before is always in it.
 */
export class SingleFlight {
  readonly #last = new Map<string, Flight>();

  /** The answer of a flight that begins after this call; `work` is done by whoever came first. Fails for all with what it fails with. */
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
    // A flight that failed has told those who waited for it.
    await before?.answer.catch(() => {});
    flight.isBegun = true;
    try {
      return await work();
    } finally {
      if (this.#last.get(name) === flight) this.#last.delete(name);
    }
  }
}
