const MINUTE_MS = 60_000;
const MOST_KEPT = 10_000;

/** Counts events within a minute for each of many keys, in the memory of each serving process. */
export function makeWindow(most: number) {
  const counts = new Map<string, { from: number; count: number }>();
  const current = (key: string) => {
    const found = counts.get(key);
    return found && Date.now() - found.from < MINUTE_MS ? found : undefined;
  };
  return {
    isFull: (key: string) => (current(key)?.count ?? 0) >= most,
    /** Counts one more event; false when the limit was already reached. */
    count(key: string): boolean {
      const known = current(key);
      if (known === undefined) {
        // The oldest entry is removed, so that memory does not grow with the number of visitors.
        if (counts.size >= MOST_KEPT) counts.delete(counts.keys().next().value as string);
        counts.delete(key);
        counts.set(key, { from: Date.now(), count: 1 });
        return true;
      }
      known.count += 1;
      return known.count <= most;
    },
  };
}
