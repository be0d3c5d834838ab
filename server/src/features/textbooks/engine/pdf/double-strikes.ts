import type { Glyphs } from './glyphs.ts';

/**
 * Printers make letters bold by striking them again, a little aside: the second stroke is no second letter. Text mostly goes on to the
 * right, where nothing was struck before: only what falls back behind the end of its row is looked up among the page's letters.
 */
export class DoubleStrikes {
  readonly #glyphs: Glyphs;
  /** The text object of each letter. */
  readonly #object: Int32Array;
  /** How far to the right each row of the page is written; of the height that is being written it is `#end`. */
  readonly #ends = new Float64Array(CELLS);
  #y = 0;
  #end = 0;
  /** The text object being written, and how near a repeated stroke of one of its letters is: within it, and in another object. */
  #writing = 0;
  #within = 0;
  #between = 0;
  /** First letter in each cell of the page, counted from 1, and the next one after each: chains, made up to where they are needed. */
  readonly #first = new Int32Array(CELLS * CELLS);
  readonly #next: Int32Array;
  #chained = 0;
  /** True when the page has a letter that was struck before. */
  hasFound = false;

  /** For the letters of `glyphs`, which the caller fills. */
  constructor(glyphs: Glyphs) {
    this.#glyphs = glyphs;
    this.#object = new Int32Array(glyphs.code.length);
    this.#next = new Int32Array(glyphs.code.length + 1);
  }

  /** Begins a page. */
  clear(): void {
    this.#ends.fill(Number.NEGATIVE_INFINITY);
    this.#y = Number.NaN;
    this.#end = Number.NEGATIVE_INFINITY;
    if (this.#chained > 0) this.#first.fill(0);
    this.#chained = 0;
    this.hasFound = false;
  }

  /** Begins a text object, or goes on with it. */
  write(object: number, size: number): void {
    this.#writing = object;
    // Within one text object only what stands closer than any two letters can: the shadow of a large title.
    this.#within = size * 0.06;
    // The shadow of a title's letters lies further off than that of a line of text.
    this.#between = Math.max(this.#within, Math.min(Math.max(1.6, size * 0.08), Math.max(0.6, size * 0.1)));
    this.#goTo(this.#y);
  }

  /** True when the same letter was struck here before. Otherwise it is the one at `place`, and those before it are there. */
  has(place: number, code: number, x: number, y: number): boolean {
    this.#object[place] = this.#writing;
    if (y !== this.#y) this.#goTo(y);
    const isBeyond = x > this.#end + this.#between;
    if (x > this.#end) this.#end = x;
    if (isBeyond || !this.#isStruck(place, code, x, y)) return false;
    this.hasFound = true;
    return true;
  }

  /** The letter at `place` is no stroke of its own: a ligature's box holds it. */
  pass(place: number): void {
    this.#object[place] = NO_STROKE;
  }

  #goTo(y: number): void {
    const reach = this.#between;
    const row = rowOf(this.#y);
    if (this.#end > (this.#ends[row] as number)) this.#ends[row] = this.#end;
    this.#y = y;
    this.#end = Number.NEGATIVE_INFINITY;
    for (let at = Math.floor((y - reach) / CELL); at <= Math.floor((y + reach) / CELL); at++)
      this.#end = Math.max(this.#end, this.#ends[at & (CELLS - 1)] as number);
  }

  #isStruck(place: number, code: number, x: number, y: number): boolean {
    this.#chainTo(place);
    const { code: codes, x0, y: bases } = this.#glyphs;
    const between = this.#between;
    const [right, bottom] = [Math.floor((x + between) / CELL), Math.floor((y + between) / CELL)];
    for (let row = Math.floor((y - between) / CELL); row <= bottom; row++) {
      for (let column = Math.floor((x - between) / CELL); column <= right; column++) {
        for (let link = this.#first[cellOf(column, row)] as number; link !== 0; link = this.#next[link] as number) {
          if (codes[link - 1] !== code) continue;
          const tolerance = this.#object[link - 1] === this.#writing ? this.#within : between;
          if (Math.abs((x0[link - 1] as number) - x) <= tolerance && Math.abs((bases[link - 1] as number) - y) <= tolerance) return true;
        }
      }
    }
    return false;
  }

  #chainTo(place: number): void {
    const { x0, y } = this.#glyphs;
    for (; this.#chained < place; this.#chained++) {
      const at = this.#chained;
      if (this.#object[at] === NO_STROKE) continue;
      const cell = cellOf(Math.floor((x0[at] as number) / CELL), Math.floor((y[at] as number) / CELL));
      this.#next[at + 1] = this.#first[cell] as number;
      this.#first[cell] = at + 1;
    }
  }
}

/** In place of a text object's handle. */
const NO_STROKE = -1;
/** In points; a cell holds a letter or two. */
const CELL = 8;
const CELLS = 128;

/** Pages larger than the grid fold over: what lies in one cell by that differs in place all the same. */
function cellOf(column: number, row: number): number {
  return ((row & (CELLS - 1)) << 7) | (column & (CELLS - 1));
}

function rowOf(y: number): number {
  return Math.floor(y / CELL) & (CELLS - 1);
}
