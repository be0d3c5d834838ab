type Turn = { isBegun: boolean; answer: Promise<unknown> };

/**
 * One piece of work for all who ask for the same at the same moment. Whoever asks while it is under way waits for the next turn, so
 * that nobody is given an answer that is older than the question: a write that was acknowledged before is always in it.
 */
export class Turns {
  readonly #last = new Map<string, Turn>();

  /** The answer of a turn that begins after this call; `work` is done by whoever came first. Fails for all with what it fails with. */
  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    if (before && !before.isBegun) return before.answer as Promise<T>;
    const turn: Turn = { isBegun: false, answer: Promise.resolve() };
    const answer = this.#run(name, turn, before, work);
    turn.answer = answer;
    this.#last.set(name, turn);
    return answer;
  }

  async #run<T>(name: string, turn: Turn, before: Turn | undefined, work: () => Promise<T>): Promise<T> {
    // A turn that failed has told those who waited for it.
    await before?.answer.catch(() => {});
    turn.isBegun = true;
    try {
      return await work();
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
