import { TextBuffer } from '../text/text-buffer.ts';

/** Made once for each thread. */
const gathered = new TextBuffer();
/** What is left of a character, worked out once for each: tens of thousands of lines are compared. */
const parts: string[] = [];
/** Small letters of Greek depend on their place, and what needs two codes on both of them. */
const isByPlace = (code: number) => (code >= 0x370 && code < 0x400) || (code >= 0xd800 && code < 0xe000);

/** Letters and digits alone, for comparing titles. */
export function keyOf(text: string): string {
  return keyUpTo(text, Number.POSITIVE_INFINITY);
}

/** The first `most` letters and digits of a key, or a few more: enough to compare with a shorter one. */
export function keyUpTo(text: string, most: number): string {
  for (let i = 0; i < text.length && gathered.length < most; i++) {
    const code = text.charCodeAt(i);
    if (isByPlace(code)) {
      gathered.take();
      return partOf(text);
    }
    const part = parts[code] ?? partOf(text.charAt(i));
    parts[code] = part;
    for (let at = 0; at < part.length; at++) gathered.addCode(part.charCodeAt(at));
  }
  return gathered.take();
}

function partOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Letters alone, in lower case. */
export function lettersOf(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) {
      gathered.take();
      return text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
    }
    const small = code | 0x20;
    if (small >= 0x61 && small <= 0x7a) gathered.addCode(small);
  }
  return gathered.take();
}
