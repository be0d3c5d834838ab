/** Lists of different lengths in one array: those of `index` are `items[from[index]]` up to, but not including, `items[from[index + 1]]`. */
export type Rows = { from: Int32Array; items: Int32Array };

export function rowsOf(lists: readonly (readonly number[])[]): Rows {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    from[index + 1] = at(from, index) + list.length;
  });
  return { from, items: Int32Array.from(lists.flat()) };
}

/** The element at an index that is known to be valid. All frequently used arrays have one type, so this is as fast as direct access. */
export function at(list: Int32Array, index: number): number {
  return list[index] as number;
}
