/** The size of a room in seats. */
export type Grid = { rows: number; columns: number };
/** The class in each seat, row by row, by its position in `sizes`; -1 is a free seat. */
type Layout = Int16Array;

const FREE = -1;

/**
 * Places classes in a room so that as few students as possible sit beside or behind one of their own class. `sizes` are the students of each class, in all not
 * more than the seats. The result has the class of each seat, row by row, and -1 for a free one.
 */
export function arrangeRoom(grid: Grid, sizes: readonly number[]): Layout {
  let best: Layout | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const order of cellOrders(grid)) {
    const layout = layOut(grid, sizes, order);
    const count = improve(grid, layout);
    if (count < least) [best, least] = [layout, count];
    if (least === 0) break;
  }
  return best as Layout;
}

/** The seats of a chessboard's two colours, the colour with more seats first: row by row, then column by column. */
function* cellOrders({ rows, columns }: Grid): Generator<[number[], number[]]> {
  for (const isByRow of [true, false]) {
    const colours: [number[], number[]] = [[], []];
    for (let outer = 0; outer < (isByRow ? rows : columns); outer++)
      for (let inner = 0; inner < (isByRow ? columns : rows); inner++) {
        const [row, column] = isByRow ? [outer, inner] : [inner, outer];
        colours[(row + column) % 2 === 0 ? 0 : 1].push(row * columns + column);
      }
    yield colours;
  }
}

/**
 * Nobody of a colour has a neighbour of the same colour. The largest class begins on the one colour and the second on the other one, from the opposite end; the
 * others fill what is left. So only a class in between is on both colours, and its two parts are far apart.
 */
function layOut({ rows, columns }: Grid, sizes: readonly number[], [dark, light]: [number[], number[]]): Layout {
  const layout = new Int16Array(rows * columns).fill(FREE);
  const free = [...dark, ...light];
  const bySize = sizes.map((size, at) => ({ size, at })).sort((one, other) => other.size - one.size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  bySize.forEach(({ size, at }, place) => {
    // With enough free seats everybody is on the first colour.
    const taken = place === 1 && total > dark.length ? free.splice(Math.max(0, free.length - size)) : free.splice(0, size);
    for (const cell of taken) layout[cell] = at;
  });
  return layout;
}

/** Exchanges seats as long as this leaves fewer neighbours of one class; returns how many are left. */
function improve(grid: Grid, layout: Layout): number {
  const near = neighboursOf(grid);
  const own = (cell: number, who: number) =>
    who === FREE ? 0 : (near[cell] as number[]).reduce((sum, other) => sum + Number(layout[other] === who), 0);
  const clashes = () => layout.reduce((sum, who, cell) => sum + own(cell, who), 0) / 2;
  let left = clashes();
  for (let isBetter = left > 0; isBetter && left > 0; left = clashes()) {
    isBetter = false;
    for (let cell = 0; cell < layout.length; cell++) {
      if (own(cell, layout[cell] as number) === 0) continue;
      isBetter = exchangeBest(layout, own, cell) || isBetter;
    }
  }
  return left;
}

type Own = (cell: number, who: number) => number;

/** Exchanges the seat with the one where this helps most; false when it helps nowhere. */
function exchangeBest(layout: Layout, own: Own, cell: number): boolean {
  const who = layout[cell] as number;
  let [best, gain] = [-1, 0];
  for (let other = 0; other < layout.length; other++) {
    const whom = layout[other] as number;
    if (whom === who) continue;
    const before = own(cell, who) + own(other, whom);
    swap(layout, cell, other);
    const after = own(cell, whom) + own(other, who);
    swap(layout, cell, other);
    if (before - after > gain) [best, gain] = [other, before - after];
  }
  if (best === -1) return false;
  swap(layout, cell, best);
  return true;
}

function swap(layout: Layout, one: number, other: number): void {
  const kept = layout[one] as number;
  layout[one] = layout[other] as number;
  layout[other] = kept;
}

function neighboursOf({ rows, columns }: Grid): number[][] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return [
      ...(row > 0 ? [cell - columns] : []),
      ...(row < rows - 1 ? [cell + columns] : []),
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
    ];
  });
}
