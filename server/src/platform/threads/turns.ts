import { AsyncLocalStorage } from 'node:async_hooks';

const school = new AsyncLocalStorage<string>();

/** Runs a function for a school: its tasks for the threads wait in that school's turn. */
export function forSchool<Made>(schoolId: string, act: () => Made): Made {
  return school.run(schoolId, act);
}

export type Turns = {
  /** Waits for a place. Returns `false` when too many are waiting already, of this school or in total; otherwise the caller has to release the place. */
  take(): Promise<boolean>;
  leave(): void;
};

/**
 * Places that schools take in turns: the next place goes to the school whose last turn was longest ago, however many tasks the others have waiting. Tasks
 * without a school have a turn like one school.
 */
export function makeTurns({ places, mostOfOne, mostOfAll }: { places: number; mostOfOne: number; mostOfAll: number }): Turns {
  /** In the order of their turns: a school that was served moves to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let free = places;
  let count = 0;
  return {
    take() {
      if (free > 0) {
        free--;
        return Promise.resolve(true);
      }
      const key = school.getStore() ?? '';
      const own = waiting.get(key) ?? [];
      if (own.length >= mostOfOne || count >= mostOfAll) return Promise.resolve(false);
      count++;
      waiting.set(key, own);
      return new Promise((resolve) => own.push(() => resolve(true)));
    },
    leave() {
      const [next] = waiting;
      if (next === undefined) {
        free++;
        return;
      }
      const [key, own] = next;
      waiting.delete(key);
      const go = own.shift();
      if (own.length > 0) waiting.set(key, own);
      count--;
      go?.();
    },
  };
}
