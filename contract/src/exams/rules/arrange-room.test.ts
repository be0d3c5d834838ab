import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeRoom, type Grid } from './arrange-room.ts';

/** Pairs of the same class side by side or one behind the other. */
function clashesOf({ rows, columns }: Grid, layout: ArrayLike<number>): number {
  let count = 0;
  for (let cell = 0; cell < rows * columns; cell++) {
    if (layout[cell] === -1) continue;
    if (cell % columns < columns - 1 && layout[cell + 1] === layout[cell]) count++;
    if (cell + columns < rows * columns && layout[cell + columns] === layout[cell]) count++;
  }
  return count;
}

/** The fewest that any arrangement has, by trying all. */
function fewest(grid: Grid, sizes: readonly number[]): number {
  const layout: number[] = [];
  const left = [...sizes];
  let free = grid.rows * grid.columns - sizes.reduce((sum, size) => sum + size, 0);
  let best = Number.POSITIVE_INFINITY;
  const place = (cell: number, count: number): void => {
    if (count >= best) return;
    if (cell === grid.rows * grid.columns) {
      best = count;
      return;
    }
    const clashes = (who: number) =>
      Number(cell % grid.columns > 0 && layout[cell - 1] === who) + Number(cell >= grid.columns && layout[cell - grid.columns] === who);
    left.forEach((some, who) => {
      if (some === 0) return;
      left[who] = some - 1;
      layout[cell] = who;
      place(cell + 1, count + clashes(who));
      left[who] = some;
    });
    if (free === 0) return;
    free--;
    layout[cell] = -1;
    place(cell + 1, count);
    free++;
  };
  place(0, 0);
  return best;
}

/** Sizes of classes that fit the room. */
const rooms = (most: { rows: number; columns: number; classes: number }) =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: most.rows }),
      columns: fc.integer({ min: 1, max: most.columns }),
      parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: most.classes + 1 }),
    })
    .map(({ rows, columns, parts }) => {
      const all = Math.max(
        1,
        parts.reduce((sum, part) => sum + part, 0),
      );
      // The first part is what stays free.
      return { grid: { rows, columns }, sizes: parts.slice(1).map((part) => Math.floor((rows * columns * part) / all)) };
    });

describe('a room', () => {
  it('seats everybody of each class', () => {
    fc.assert(
      fc.property(rooms({ rows: 8, columns: 12, classes: 5 }), ({ grid, sizes }) => {
        const layout = arrangeRoom(grid, sizes);
        expect(layout).toHaveLength(grid.rows * grid.columns);
        expect(sizes.map((_, at) => layout.filter((who) => who === at).length)).toEqual(sizes);
      }),
      { seed: 20, numRuns: 100 },
    );
  });

  it('keeps everybody apart from the own class while no class has more than every second seat', () => {
    fc.assert(
      fc.property(rooms({ rows: 8, columns: 12, classes: 5 }), ({ grid, sizes }) => {
        fc.pre(sizes.every((size) => size * 2 <= grid.rows * grid.columns));
        expect(clashesOf(grid, arrangeRoom(grid, sizes))).toBe(0);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  it('has as few neighbours of one class as any arrangement, where there are too few seats to keep them apart', () => {
    fc.assert(
      fc.property(rooms({ rows: 3, columns: 3, classes: 3 }), ({ grid, sizes }) => {
        expect(clashesOf(grid, arrangeRoom(grid, sizes))).toBe(fewest(grid, sizes));
      }),
      { seed: 22, numRuns: 150 },
    );
  });
});
