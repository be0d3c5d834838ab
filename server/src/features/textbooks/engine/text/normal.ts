/** Bytes of the Symbol font (Adobe's encoding) that are not the ASCII characters they stand for. */
const SYMBOL_FONT: Record<number, string> = {
  34: '∀',
  36: '∃',
  39: '∋',
  42: '∗',
  45: '−',
  64: '≅',
  92: '∴',
  94: '⊥',
  96: '‾',
  126: '∼',
  162: '′',
  163: '≤',
  164: '/',
  165: '∞',
  166: 'ƒ',
  167: '♣',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  178: '″',
  179: '≥',
  180: '×',
  181: '∝',
  182: '∂',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  188: '…',
  198: '∅',
  199: '∩',
  200: '∪',
  201: '⊃',
  202: '⊇',
  203: '⊄',
  204: '⊂',
  205: '⊆',
  206: '∈',
  207: '∉',
  208: '∠',
  209: '∇',
  213: '∏',
  214: '√',
  215: '⋅',
  216: '¬',
  217: '∧',
  218: '∨',
  219: '⇔',
  220: '⇐',
  221: '⇑',
  222: '⇒',
  223: '⇓',
  229: '∑',
  242: '∫',
};
/** Greek letters by the Latin letter whose place they take in the Symbol font. */
const SYMBOL_LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SYMBOL_GREEK = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ';
/** Codes that Unicode has no signs for are mostly those of Windows. */
const WINDOWS = new TextDecoder('windows-1252');
const SYMBOL_NAME = /symbol/i;
/** Arrows, ticks and boxes: what a list has before its entries. */
const BULLET_NAME = /wingding|webding|dingbat/i;
/** Adobe's private codes for old-style digits and small capitals. */
const OLD_STYLE_ZERO = 0xf730;
const SMALL_CAPITAL_A = 0xf761;
const SMALL_CAPITAL_Z = 0xf77a;

/**
 * One character as it should read: ligatures and styled letters plain, private codes of symbol fonts as the signs they show.
 * Digits and full stops of such fonts are what lies under U+F020–U+F07E, whatever the font is called.
 */
export function normalCharacter(text: string, font: string): string {
  const code = text.codePointAt(0) ?? 0;
  if (code < 0x80) return text;
  if (code < 0xa0) return WINDOWS.decode(Uint8Array.of(code));
  if (code >= 0xf020 && code <= 0xf0ff) return symbolOf(code - 0xf000, font);
  if (code >= OLD_STYLE_ZERO && code <= OLD_STYLE_ZERO + 9) return String(code - OLD_STYLE_ZERO);
  if (code >= SMALL_CAPITAL_A && code <= SMALL_CAPITAL_Z) return String.fromCharCode(code - SMALL_CAPITAL_A + 0x41);
  if (code >= 0xe000 && code <= 0xf8ff) return '•';
  if (isCompatibility(code)) return text.normalize('NFKC');
  return text;
}

function symbolOf(code: number, font: string): string {
  if (BULLET_NAME.test(font)) return '•';
  const special = SYMBOL_FONT[code];
  if (special !== undefined && (code >= 0x80 || SYMBOL_NAME.test(font))) return special;
  const letter = String.fromCharCode(code);
  const greek = SYMBOL_LATIN.indexOf(letter);
  if (greek >= 0 && SYMBOL_NAME.test(font)) return SYMBOL_GREEK[greek] ?? letter;
  return code < 0x7f ? letter : '•';
}

/** Circled letters, powers and fractions keep their form, since plain digits in their place would be another number. */
function isCompatibility(code: number): boolean {
  return (
    (code >= 0xfb00 && code <= 0xfb4f) ||
    (code >= 0x1d400 && code <= 0x1d7ff) ||
    (code >= 0xff01 && code <= 0xff5e) ||
    code === 0x2126 ||
    code === 0x212b
  );
}

/** Where one of the letters below stands as no word has it. */
const MISREAD =
  /^Æ \S|(?:^|\s)[ñÖ](?:\s|$)|\dñ\d|\só\s|\p{L}í(?:s|t|re|ve|ll|S)\b|[sS]í(?:\s|$)|(?:^|[\s(])[ëì]\p{L}|[\p{L}.,?!]î(?:[\s.,;:)]|$)/u;

/**
 * Bullets, dashes and quotation marks of fonts whose code table is the Macintosh's: `OHMíS LAW`, `Light ñ Reflection`. Only where no word has
 * such a letter.
 */
export function withDashes(text: string): string {
  if (!MISREAD.test(text)) return text;
  return text
    .replace(/^Æ (?=\S)/u, '• ')
    .replaceAll(/(?<=\s|^)ñ(?=\s)|(?<=\d)ñ(?=\d)/gu, '–')
    .replaceAll(/(?<=\s)ó(?=\s)/gu, '—')
    .replaceAll(/(?<=\s|^)Ö(?=\s|$)/gu, '…')
    .replaceAll(/(?<=\p{L})í(?=(?:s|t|re|ve|ll|S)\b)|(?<=[sS])í(?=\s|$)/gu, '’')
    .replaceAll(/(?<=^|[\s(])ë(\p{L}[^ëí]*)í(?=[\s.,;:?)]|$)/gu, '‘$1’')
    .replaceAll(/(?<=^|[\s(])ì(?=\p{L})/gu, '“')
    .replaceAll(/(?<=[\p{L}.,?!])î(?=[\s.,;:)]|$)/gu, '”');
}

/** Accents that old fonts of TeX set before their letter, as marks of it. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '˝': '\u030b',
};
const ACCENTED = /([´¨ˆ˜¸ˇ˘˚˝])\s?(\p{L})/gu;
const UNDOTTED: Record<string, string> = { ı: 'i', ȷ: 'j' };

/** `Introdução `a Física`, where no second sign closes a quotation. */
const GRAVE = /(?<=^|[\s\p{L}])`([aeiou])(?![^`]*`)/giu;

/** `Cap´ıtulo` with its letters whole; a hat in a formula stays where no letter has it. */
export function withAccents(text: string): string {
  const plain = text.includes('`') ? text.replaceAll(GRAVE, (_, letter: string) => `${letter}\u0300`.normalize('NFC')) : text;
  return plain.replaceAll(ACCENTED, (all, accent: string, letter: string) => {
    const whole = `${UNDOTTED[letter] ?? letter}${ACCENTS[accent]}`.normalize('NFC');
    return whole.length === 1 ? whole : all;
  });
}

/** Joined letters of Kokila, which has no character for them: a file gives the numbers of their shapes, behind a sign that joins. */
const JOINED: Record<string, string> = {
  ቅ: 'क्र',
  ቇ: 'ग्र',
  ቈ: 'घ्र',
  ቌ: 'क्ष',
  ቍ: 'द्ध',
  '\u124f': 'ट्र',
  ቔ: 'त्र',
  ቕ: 'द्य',
  ቖ: 'द्र',
  ቚ: 'प्र',
  ቝ: 'भ्र',
  '\u125e': 'म्र',
  ቦ: 'श्र',
};
const UNJOINED = /्?\s?([ቅቇቈቌቍ\u124fቔቕቖቚቝ\u125eቦ])/gu;
/** `ट्री`, whose vowel is joined with the `र` before it. */
const JOINED_VOWEL = /रኍ/gu;

/** Devanagari with the joined letters whose shapes stand in place of characters. */
export function withJoined(text: string): string {
  return text.replaceAll(UNJOINED, (_, shape: string) => JOINED[shape] ?? shape).replaceAll(JOINED_VOWEL, '्री');
}
