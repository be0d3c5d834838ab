/** Lists of different lengths one after another: those of `index` are `items[from[index]]` up to and without `items[from[index + 1]]`. */
export type Rows = { from: Int32Array; items: Int32Array };

export function rowsOf(lists: readonly (readonly number[])[]): Rows {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    from[index + 1] = at(from, index) + list.length;
  });
  return { from, items: Int32Array.from(lists.flat()) };
}

/** A number of a typed array at a place that is known to be inside. All hot arrays are of one type, which keeps this as fast as the bare access. */
export function at(list: Int32Array, index: number): number {
  return list[index] as number;
}
