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
    const within = size * 0.06;
    const between = Math.max(within, Math.min(1.6, Math.max(0.6, size * 0.1)));
    const [right, bottom] = [Math.floor((x + between) / CELL), Math.floor((y + between) / CELL)];
    for (let row = Math.floor((y - between) / CELL); row <= bottom; row++) {
      for (let column = Math.floor((x - between) / CELL); column <= right; column++) {
        for (let i = this.#first[cellOf(column, row)] as number; i !== 0; i = this.#next[i] as number) {
          if (this.#code[i] !== code) continue;
          const tolerance = this.#object[i] === object ? within : between;
          if (Math.abs((this.#x[i] as number) - x) <= tolerance && Math.abs((this.#y[i] as number) - y) <= tolerance) return true;
        }
      }
    }
    const place = ++this.#count;
    const cell = cellOf(Math.floor(x / CELL), Math.floor(y / CELL));
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
const CELLS = 128;

/** Pages larger than the grid fold over: what lies in one cell by that differs in place all the same. */
function cellOf(column: number, row: number): number {
  return ((row & (CELLS - 1)) << 7) | (column & (CELLS - 1));
}
