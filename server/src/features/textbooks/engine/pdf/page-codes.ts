import type { Pdfium } from '#platform/pdfium';

/** Letters, digits, blanks and points, which PDFium writes into a page's text as the characters have them. Brackets are turned in text from right to left. */
const SURE = Uint8Array.from({ length: 0x80 }, (_, code) => (/[A-Za-z0-9 .,;:!?'"&%+*/=-]/.test(String.fromCharCode(code)) ? 1 : 0));
const SURROGATE = 0xd800;
const PRIVATE = 0xe000;

/** The codes of a page's characters from one call, where asking for each would cost a twentieth of all time. */
export class PageCodes {
  readonly #codes: Uint16Array;
  #call: Pdfium['call'] | undefined;
  #text = 0;
  #isWhole = false;

  constructor(capacity: number) {
    this.#codes = new Uint16Array(capacity);
  }

  /** Reads the first `count` characters of a page. */
  read({ call, bytes }: Pdfium, text: number, count: number): void {
    this.#call = call;
    this.#text = text;
    const address = call.malloc(2 * (count + 1));
    const written = call.FPDFText_GetText(text, 0, count, address) - 1;
    const codes = this.#codes;
    codes.set(new Uint16Array(bytes().buffer, address, Math.max(0, Math.min(written, count))));
    call.free(address);
    // One code for each character: none was left out, and none needs two.
    this.#isWhole = written === count;
    for (let i = 0; i < count && this.#isWhole; i++) {
      const code = codes[i] as number;
      this.#isWhole = code !== 0 && (code < SURROGATE || code >= PRIVATE);
    }
  }

  at(index: number): number {
    const code = this.#codes[index] as number;
    return this.#isWhole && code < 0x80 && SURE[code] === 1 ? code : (this.#call as Pdfium['call']).FPDFText_GetUnicode(this.#text, index);
  }
}
