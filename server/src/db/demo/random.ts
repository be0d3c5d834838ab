import { createHash } from 'node:crypto';

/** A repeatable source of chance: the same seed gives the same choices on every machine. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the list. */
  pick<T>(list: readonly T[]): T;
  /** One of the list, each as likely as its weight. */
  weighted<T extends { weight: number }>(list: readonly T[]): T;
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[];
};

/** A random source for one topic. Each topic has its own seed, so that a change in one leaves the others unchanged. */
export function makeRandom(seed: string): Random {
  const bytes = createHash('sha256').update(seed).digest();
  let state = bytes.readUInt32LE(0);
  // Mulberry32: 32 bits of state, more than enough for a demo's variety.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (list) => {
      let left = next() * list.reduce((sum, item) => sum + item.weight, 0);
      for (const item of list) {
        left -= item.weight;
        if (left < 0) return item;
      }
      return pick(list);
    },
    shuffled: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}

/** Makes ids derived from a name, in the form of a UUID version 8. */
export type Ids = (kind: string, name: string | number) => string;

/** Ids of a school. With a `prefix` (8 hex digits) every id begins with it, so that a copy of the school gets its own ids by replacing the prefix. */
export function makeIds(seed: string, prefix = ''): Ids {
  return (kind, name) => {
    const hex = createHash('sha256').update(`${seed}/${kind}/${name}`).digest('hex');
    const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
    return `${prefix || hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}
