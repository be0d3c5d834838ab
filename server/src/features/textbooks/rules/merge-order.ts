/**
 * The order of a list that was found again: the users' order stays, and a new item comes after the one that it follows in the book. Of entries with the same
 * key the first matches the first. Returns the positions of `fresh` in their new order.
 */
export function mergeOrder(old: readonly string[], fresh: readonly string[]): number[] {
  const places = new Map(numbered(fresh).map((key, place) => [key, place]));
  const order = numbered(old).flatMap((key) => places.get(key) ?? []);
  const known = new Set(order);
  let before: number | undefined;
  for (let place = 0; place < fresh.length; place++) {
    // Found after the one before it; the first of all comes first.
    if (!known.has(place)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, place);
    before = place;
  }
  return order;
}

/** The same words may occur twice, so repetitions are numbered. */
function numbered(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count} ${key}`;
  });
}
