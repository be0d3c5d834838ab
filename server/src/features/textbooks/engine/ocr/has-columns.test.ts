import { describe, expect, it } from 'vitest';
import { hasColumns } from './has-columns.ts';

const [WIDTH, HEIGHT] = [600, 840];

/** A page of rows of words, in columns from and to some edges, that lies askew: down by `slope` for each pixel to the right. */
function page(columns: readonly [number, number][], slope = 0): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (let y = 60; y < HEIGHT - 60; y += 14)
    for (const [from, to] of columns)
      for (let x = from; x < to; x++) {
        // Words of seven letters, with gaps between them that are not below each other.
        if ((x + y * 3) % 49 < 7) continue;
        for (let tall = 0; tall < 8; tall++) {
          const row = Math.round(y + tall + x * slope);
          const column = Math.round(x - y * slope);
          if (row < HEIGHT && column >= 0) pixels[row * WIDTH + column] = 40;
        }
      }
  return pixels;
}

describe('columns of a picture', () => {
  it('are found by the gutter between them, also where the page lies askew', () => {
    const columns: [number, number][] = [
      [60, 285],
      [310, 540],
    ];
    expect(hasColumns(page(columns), WIDTH, HEIGHT)).toBe(true);
    expect(hasColumns(page(columns, 0.015), WIDTH, HEIGHT)).toBe(true);
  });

  it('are not where text goes across', () => {
    expect(hasColumns(page([[60, 540]]), WIDTH, HEIGHT)).toBe(false);
    expect(hasColumns(page([[60, 540]], 0.015), WIDTH, HEIGHT)).toBe(false);
  });
});
