/** What a character is, looked up once for each: tens of thousands of lines are measured by their letters. */
const KNOWN = 1;
const LETTER = 2;
const SMALL = 4;
const LARGE = 8;
const READABLE = 16;
const IN_WORD = 32;
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const text = String.fromCharCode(code);
  const isLetter = /\p{L}/u.test(text);
  const kind =
    KNOWN |
    (isLetter ? LETTER : 0) |
    (isLetter && text !== text.toUpperCase() ? SMALL : 0) |
    (isLetter && text !== text.toLowerCase() ? LARGE : 0) |
    (/[\p{L}\p{M}\u200c\u200d]/u.test(text) ? IN_WORD : 0) |
    (/[\p{L}\p{M}\p{N}\p{P}\p{Sm}]/u.test(text) ? READABLE : 0);
  kinds[code] = kind;
  return kind;
}

/** The name used for all text that OCR reads. */
export function letterCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (kindOf(text.charCodeAt(i)) & IN_WORD) count++;
  return count;
}

/** All of its letters are capitals, and there are enough to tell. */
export function isCapitals(text: string): boolean {
  let letters = 0;
  let hasLarge = false;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (kind & SMALL) return false;
    if (kind & LETTER) letters++;
    if (kind & LARGE) hasLarge = true;
  }
  return letters >= 4 && hasLarge;
}

/** Characters that are letters, digits, points and signs of mathematics. */
export function readableCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (kindOf(text.charCodeAt(i)) & READABLE) count++;
  return count;
}

/** At least this share of its characters are letters, blanks not counted. */
export function isWords(text: string, share: number): boolean {
  let letters = 0;
  let others = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (kindOf(code) & IN_WORD) letters++;
    else if (code !== 32) others++;
  }
  return letters >= share * (letters + others);
}

/** Characters that are no blanks; lines have no other blank than a space. */
export function solidCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 32) count++;
  return count;
}

/** The words of a text, of three letters at least. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const isInside = i < text.length && (kindOf(text.charCodeAt(i)) & IN_WORD) !== 0;
    if (isInside && start < 0) start = i;
    if (isInside || start < 0) continue;
    if (i - start >= 3) words.push(text.slice(start, i));
    start = -1;
  }
  return words;
}

/** Plain letters, dashes, quotation marks and bullets alone, and nothing that has to be repaired or composed: most lines are so. */
export function isSimple(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === GRAVE || (code > 0x7f && (code < EN_DASH || code > ELLIPSIS))) return false;
  }
  return true;
}

/** An accent that TeX sets before its letter, and the first and last of the usual points beyond ASCII. */
const GRAVE = 0x60;
const EN_DASH = 0x2013;
const ELLIPSIS = 0x2026;
