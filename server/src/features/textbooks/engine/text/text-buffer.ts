import { normalCharacter } from './normal.ts';

export const ASCII_END = 0x80;

/** Characters gathered as numbers and made into one string at the end: one byte for each where that is enough, for such strings are searched faster. */
export class TextBuffer {
  #narrow = Buffer.alloc(1024);
  #wide = new Uint16Array(1024);
  /** A character has come that needs two bytes: from there on all are in the wide array. */
  #isWide = false;
  length = 0;

  addCode(code: number): void {
    if (this.#isWide || code > 0xff || this.length === this.#narrow.length) this.#addWide(code);
    else this.#narrow[this.length++] = code;
  }

  /** What needs more room, or two bytes. */
  #addWide(code: number): void {
    this.#makeRoom(1);
    if (code > 0xff && !this.#isWide) {
      this.#wide.set(this.#narrow.subarray(0, this.length));
      this.#isWide = true;
    }
    if (this.#isWide) this.#wide[this.length++] = code;
    else this.#narrow[this.length++] = code;
  }

  /** Adds a character as it should read. */
  add(code: number, font: string): void {
    if (code < ASCII_END) {
      this.addCode(code);
      return;
    }
    this.addText(normalCharacter(String.fromCodePoint(code), font));
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.addCode(text.charCodeAt(i));
  }

  /** Adds those of some codes, which are all ASCII. */
  addPlain(codes: Int32Array, from: number, to: number): void {
    this.#makeRoom(to - from);
    let at = this.length;
    if (this.#isWide) for (let i = from; i < to; i++) this.#wide[at++] = codes[i] as number;
    else for (let i = from; i < to; i++) this.#narrow[at++] = codes[i] as number;
    this.length = at;
  }

  /** The string, and begins anew. */
  take(): string {
    const { length } = this;
    const text = this.#isWide
      ? Buffer.from(this.#wide.buffer).toString('utf16le', 0, 2 * length)
      : this.#narrow.toString('latin1', 0, length);
    this.length = 0;
    this.#isWide = false;
    return text;
  }

  #makeRoom(count: number): void {
    if (this.length + count <= this.#narrow.length) return;
    const wide = new Uint16Array(2 * (this.length + count));
    wide.set(this.#wide);
    this.#wide = wide;
    this.#narrow = Buffer.concat([this.#narrow], wide.length);
  }
}
