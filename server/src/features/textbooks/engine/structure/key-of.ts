import { TextBuffer } from '../text/text-buffer.ts';

/** Made once for each thread. */
const gathered = new TextBuffer();
/** In place of the one code that is left of a character. 0 where it was not asked for yet. */
const NOTHING = 1;
const SEVERAL = 2;
/** Small letters of Greek depend on their place, and what needs two codes on both of them. */
const isByPlace = (code: number) => (code >= 0x370 && code < 0x400) || (code >= 0xd800 && code < 0xe000);

type Gather = (text: string, most?: number) => string;

/** Gathers what `partOf` leaves of each character, worked out once for each: tens of thousands of lines are compared. */
function gatherer(partOf: (text: string) => string): Gather {
  const left = new Uint16Array(0x10000);
  const several = new Map<number, string>();
  const leftOf = (code: number): number => {
    const part = partOf(String.fromCharCode(code));
    if (part.length > 1) several.set(code, part);
    const one = part.length > 1 ? SEVERAL : part === '' ? NOTHING : part.charCodeAt(0);
    left[code] = one;
    return one;
  };
  return (text, most = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < text.length && gathered.length < most; i++) {
      const code = text.charCodeAt(i);
      if (isByPlace(code)) {
        gathered.take();
        return partOf(text);
      }
      const known = left[code] as number;
      const one = known === 0 ? leftOf(code) : known;
      if (one > SEVERAL) gathered.addCode(one);
      else if (one === SEVERAL) gathered.addText(several.get(code) ?? '');
    }
    return gathered.take();
  };
}

/** The first `most` letters and digits of a text, or a few more: enough to compare with a shorter one. */
export const keyUpTo = gatherer((text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, ''),
);

/** Letters and digits alone, for comparing titles. */
export function keyOf(text: string): string {
  return keyUpTo(text);
}

const letters = gatherer((text) => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ''));

/** Letters alone, in lower case. */
export function lettersOf(text: string): string {
  return letters(text);
}
