import { AsyncLocalStorage } from 'node:async_hooks';

const school = new AsyncLocalStorage<string>();

/** Does something for a school: what it asks of the threads waits in the turn of that school. */
export function forSchool<Made>(schoolId: string, act: () => Made): Made {
  return school.run(schoolId, act);
}

export type Turns = {
  /** Waits for a place. `false` when so many wait already, of this school or in all, that it is no use; otherwise the place has to be left. */
  take(): Promise<boolean>;
  leave(): void;
};

/**
 * Places that schools take in turns: the next one goes to the school that has waited longest since its last turn, however many the others have
 * waiting. What belongs to no school has a turn like a school.
 */
export function makeTurns({ places, mostOfOne, mostOfAll }: { places: number; mostOfOne: number; mostOfAll: number }): Turns {
  /** In the order of their turns: who was served goes behind the others. */
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
