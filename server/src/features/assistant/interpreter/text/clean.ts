/** What an administrator may type at once; the chat refuses more before it asks the interpreter. */
export const LONGEST_PROMPT = 2000;

const DEVANAGARI_ZERO = 0x0966;
const NUKTA = '\u093c';
const CHANDRABINDU = '\u0901';
const ANUSVARA = '\u0902';

/**
 * The prompt as it is read: compatibility forms unified, control, zero-width and direction characters gone, Devanagari digits as
 * plain ones. Nuktas and chandrabindus are dropped as few people type them. Cut at the longest prompt; half a character is none.
 */
export function cleanText(raw: string): string {
  if (latest.raw !== raw) latest = { raw, text: withPlace(unified(raw)) };
  return latest.text;
}

/** One prompt is looked at from several sides. */
let latest = { raw: '', text: '' };

/** '10thA' is class 10, section A, and holds no Hindi 'tha'; one space stands between words, but what is quoted stays as it is. */
const withPlace = (text: string): string => {
  const apart = text.replace(GLUED, '$1 $2');
  return QUOTES.test(apart) ? apart : apart.replace(/ {2,}/g, ' ');
};
const QUOTES = /["“”«»]/;
const GLUED = /(?<![\p{L}\p{N}])(\d{1,2}(?:st|nd|rd|th))([A-Fa-f])(?![\p{L}\p{N}])/gu;

function unified(raw: string): string {
  if (PLAIN.test(raw)) return raw.slice(0, LONGEST_PROMPT);
  let text = '';
  for (const char of raw.slice(0, LONGEST_PROMPT).normalize('NFKC').slice(0, LONGEST_PROMPT)) text += plainChar(char);
  return text.normalize('NFC').replaceAll(NUKTA, '').toWellFormed();
}

/** Letters, digits and signs in which there is nothing to unify; a backtick is read as an apostrophe. */
const PLAIN = /^[ -_a-~]*$/;

function plainChar(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
  if (isInvisible(code) || char === NUKTA) return '';
  if (char === CHANDRABINDU) return ANUSVARA;
  if (code >= DEVANAGARI_ZERO && code < DEVANAGARI_ZERO + 10) return String(code - DEVANAGARI_ZERO);
  if (char === '’' || char === '‘' || char === '`' || char === '´') return "'";
  // Letters of NFC that hold a nukta of their own.
  return char.normalize('NFD').replaceAll(NUKTA, '').normalize('NFC');
}

function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x61c ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff ||
    (code >= 0xe0000 && code <= 0xe007f)
  );
}
