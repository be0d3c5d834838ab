/** Printers make letters bold by striking them again, a little aside: the second stroke is no second letter. */
export class DoubleStrikes {
  /** First character in each cell of the page, and the next one after each: chains in typed arrays, emptied for each page. */
  readonly #first = new Int32Array(CELLS * CELLS);
  readonly #next: Int32Array;
  readonly #code: Int32Array;
  readonly #object: Int32Array;
  readonly #x: Float32Array;
  readonly #y: Float32Array;
  #count = 0;

  constructor(capacity: number) {
    this.#next = new Int32Array(capacity + 1);
    this.#code = new Int32Array(capacity + 1);
    this.#object = new Int32Array(capacity + 1);
    this.#x = new Float32Array(capacity + 1);
    this.#y = new Float32Array(capacity + 1);
  }

  clear(): void {
    this.#first.fill(0);
    this.#count = 0;
  }

  /** True when the same letter was struck here before; notes it otherwise. */
  has(code: number, x: number, y: number, size: number, object: number): boolean {
    // Within one text object only what stands closer than any two letters can: the shadow of a large title.
    const within = Math.min(HALF, size * 0.06);
    const between = Math.max(within, Math.min(1.6, Math.max(0.6, size * 0.1)));
    const [column, row] = [x / CELL, y / CELL];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    // No tolerance reaches further than half a cell: the nearest neighbours are enough.
    const beside = column - left < 0.5 ? left - 1 : left + 1;
    const over = row - top < 0.5 ? top - 1 : top + 1;
    for (let turn = 0; turn < 4; turn++) {
      const cell = cellOf((turn & 1) === 0 ? left : beside, turn < 2 ? top : over);
      for (let i = this.#first[cell] as number; i !== 0; i = this.#next[i] as number) {
        if (this.#code[i] !== code) continue;
        const tolerance = this.#object[i] === object ? within : between;
        if (Math.abs((this.#x[i] as number) - x) <= tolerance && Math.abs((this.#y[i] as number) - y) <= tolerance) return true;
      }
    }
    const place = ++this.#count;
    const cell = cellOf(left, top);
    this.#code[place] = code;
    this.#object[place] = object;
    this.#x[place] = x;
    this.#y[place] = y;
    this.#next[place] = this.#first[cell] as number;
    this.#first[cell] = place;
    return false;
  }
}

/** Points; a letter or two stand in a cell. */
const CELL = 8;
const HALF = CELL / 2;
const CELLS = 128;

/** Pages larger than the grid fold over: what lies in one cell by that differs in place all the same. */
function cellOf(column: number, row: number): number {
  return ((row & (CELLS - 1)) << 7) | (column & (CELLS - 1));
}
