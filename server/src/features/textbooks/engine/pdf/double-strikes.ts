/** Printers make letters bold by striking them again, a little aside: the second stroke is no second letter. */
export class DoubleStrikes {
  /** First character in each bucket of places, and the next one after each: chains in typed arrays, emptied for each page. */
  readonly #first = new Int32Array(BUCKETS);
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
    const row = Math.round(y / ROW);
    for (let near = row - 1; near <= row + 1; near++) {
      for (let i = this.#first[bucketOf(code, near)] as number; i !== 0; i = this.#next[i] as number) {
        if (this.#code[i] !== code) continue;
        const tolerance = this.#object[i] === object ? within : between;
        if (Math.abs((this.#x[i] as number) - x) <= tolerance && Math.abs((this.#y[i] as number) - y) <= tolerance) return true;
      }
    }
    const place = ++this.#count;
    const bucket = bucketOf(code, row);
    this.#code[place] = code;
    this.#object[place] = object;
    this.#x[place] = x;
    this.#y[place] = y;
    this.#next[place] = this.#first[bucket] as number;
    this.#first[bucket] = place;
    return false;
  }
}

const BUCKETS = 8192;
/** Points; wider than any tolerance. */
const ROW = 8;

function bucketOf(code: number, row: number): number {
  return (Math.imul(code, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) & (BUCKETS - 1);
}
