/** Fonts whose codes are Latin letters drawn as Devanagari, in the layout of the Remington typewriter that Kruti Dev made common. */
const LEGACY_FONT = /kruti|k\d{3,4}|devlys|walkman-?chanakya|chanakya|hindi ?saral|agra(?!nd)|shusha/i;
const WALKMAN = /walkman-?chanakya/i;
const CONVERTIBLE = new RegExp(`kruti|devlys|k\\d{3,4}|${WALKMAN.source}`, 'i');

/** Stands for a short i with a point, before its letters: no code has both. */
const POINTED_I = '\ue000';

/** Codes by what they show, longest first; half letters keep their halant. After the well-known table of Kruti Dev 010. */
const TABLE: readonly (readonly [string, string])[] = [
  ['ñ', '॰'],
  ['Q+Z', 'फ़Z'],
  ['sas', 'ें'],
  ['aa', 'ं'],
  [')Z', 'र्द्ध'],
  ['ZZ', 'Z'],
  ['‘', '"'],
  ['’', '"'],
  ['“', "'"],
  ['”', "'"],
  ['å', '०'],
  ['ƒ', '१'],
  ['„', '२'],
  ['…', '३'],
  ['†', '४'],
  ['‡', '५'],
  ['ˆ', '६'],
  ['‰', '७'],
  ['Š', '८'],
  ['‹', '९'],
  ['¶+', 'फ़्'],
  ['d+', 'क़'],
  ['[+k', 'ख़'],
  ['[+', 'ख़्'],
  ['x+', 'ग़'],
  ['T+', 'ज़्'],
  ['t+', 'ज़'],
  ['M+', 'ड़'],
  ['<+', 'ढ़'],
  ['Q+', 'फ़'],
  [';+', 'य़'],
  ['j+', 'ऱ'],
  ['u+', 'ऩ'],
  ['Ùk', 'त्त'],
  ['Ù', 'त्त्'],
  ['Dr', 'क्त'],
  ['–', 'दृ'],
  ['—', 'कृ'],
  ['é', 'न्न'],
  ['™', 'न्न्'],
  ['=kk', 'त्रा'],
  ['f=k', 'fत्र'],
  ['à', 'ह्न'],
  ['á', 'ह्य'],
  ['â', 'हृ'],
  ['ã', 'ह्म'],
  ['ºz', 'ह्र'],
  ['º', 'ह्'],
  ['í', 'द्द'],
  ['{k', 'क्ष'],
  ['{', 'क्ष्'],
  ['=', 'त्र'],
  ['«', 'त्र्'],
  ['Nî', 'छ्य'],
  ['Vî', 'ट्य'],
  ['Bî', 'ठ्य'],
  ['Mî', 'ड्य'],
  ['<î', 'ढ्य'],
  ['|', 'द्य'],
  ['K', 'ज्ञ'],
  ['}', 'द्व'],
  ['J', 'श्र'],
  ['Vª', 'ट्र'],
  ['Mª', 'ड्र'],
  ['<ªª', 'ढ्र'],
  ['Nª', 'छ्र'],
  ['Ø', 'क्र'],
  ['Ý', 'फ्र'],
  ['nzZ', 'र्द्र'],
  ['æ', 'द्र'],
  ['ç', 'प्र'],
  ['Á', 'प्र'],
  ['xz', 'ग्र'],
  ['#', 'रु'],
  [':', 'रू'],
  ['v‚', 'ऑ'],
  ['vks', 'ओ'],
  ['vkS', 'औ'],
  ['vk', 'आ'],
  ['v', 'अ'],
  ['b±', 'ईं'],
  ['Ã', 'ई'],
  ['bZ', 'ई'],
  ['b', 'इ'],
  ['m', 'उ'],
  ['Å', 'ऊ'],
  [',s', 'ऐ'],
  [',', 'ए'],
  ['_', 'ऋ'],
  ['ô', 'क्क'],
  ['d', 'क'],
  ['Dk', 'क'],
  ['D', 'क्'],
  ['[k', 'ख'],
  ['[', 'ख्'],
  ['x', 'ग'],
  ['Xk', 'ग'],
  ['X', 'ग्'],
  ['Ä', 'घ'],
  ['?k', 'घ'],
  ['?', 'घ्'],
  ['³', 'ङ'],
  ['pkS', 'चै'],
  ['p', 'च'],
  ['Pk', 'च'],
  ['P', 'च्'],
  ['N', 'छ'],
  ['t', 'ज'],
  ['Tk', 'ज'],
  ['T', 'ज्'],
  ['>', 'झ'],
  ['÷', 'झ्'],
  ['¥', 'ञ'],
  ['ê', 'ट्ट'],
  ['ë', 'ट्ठ'],
  ['V', 'ट'],
  ['B', 'ठ'],
  ['ì', 'ड्ड'],
  ['ï', 'ड्ढ'],
  ['M', 'ड'],
  ['<', 'ढ'],
  ['.k', 'ण'],
  ['.', 'ण्'],
  ['r', 'त'],
  ['Rk', 'त'],
  ['R', 'त्'],
  ['Fk', 'थ'],
  ['F', 'थ्'],
  [')', 'द्ध'],
  ['n', 'द'],
  ['/k', 'ध'],
  ['èk', 'ध'],
  ['/', 'ध्'],
  ['Ë', 'ध्'],
  ['è', 'ध्'],
  ['u', 'न'],
  ['Uk', 'न'],
  ['U', 'न्'],
  ['i', 'प'],
  ['Ik', 'प'],
  ['I', 'प्'],
  ['Q', 'फ'],
  ['¶', 'फ्'],
  ['c', 'ब'],
  ['Ck', 'ब'],
  ['C', 'ब्'],
  ['Hk', 'भ'],
  ['H', 'भ्'],
  ['e', 'म'],
  ['Ek', 'म'],
  ['E', 'म्'],
  [';', 'य'],
  ['¸', 'य्'],
  ['j', 'र'],
  ['y', 'ल'],
  ['Yk', 'ल'],
  ['Y', 'ल्'],
  ['G', 'ळ'],
  ['o', 'व'],
  ['Ok', 'व'],
  ['O', 'व्'],
  ["'k", 'श'],
  ["'", 'श्'],
  ['"k', 'ष'],
  ['"', 'ष्'],
  ['l', 'स'],
  ['Lk', 'स'],
  ['L', 'स्'],
  ['g', 'ह'],
  ['È', 'ीं'],
  ['z', '्र'],
  ['Ì', 'द्द'],
  ['Í', 'ट्ट'],
  ['Î', 'ट्ठ'],
  ['Ï', 'ड्ड'],
  ['Ñ', 'कृ'],
  ['Ò', 'भ'],
  ['Ó', '्य'],
  ['Ô', 'ड्ढ'],
  ['Ö', 'झ्'],
  ['Ük', 'श'],
  ['Ü', 'श्'],
  ['‚', 'ॉ'],
  ['ks', 'ो'],
  ['kS', 'ौ'],
  ['k', 'ा'],
  ['h', 'ी'],
  ['q', 'ु'],
  ['w', 'ू'],
  ['`', 'ृ'],
  ['s', 'े'],
  ['S', 'ै'],
  ['a', 'ं'],
  ['¡', 'ँ'],
  ['%', 'ः'],
  ['W', 'ॅ'],
  ['•', 'ऽ'],
  ['·', 'ऽ'],
  ['∙', 'ऽ'],
  ['~', '्'],
  ['$', '+'],
  ['\\', '?'],
  ['^', '‘'],
  ['*', '’'],
  ['Þ', '“'],
  ['ß', '”'],
  ['(', ';'],
  ['¼', '('],
  ['½', ')'],
  ['¿', '{'],
  ['À', '}'],
  ['¾', '='],
  ['A', '।'],
  ['-', '.'],
  ['&', '-'],
  ['Œ', '॰'],
  [']', ','],
  ['@', '/'],
  ['ª', '्र'],
  ['±', 'Zं'],
  ['Æ', 'र्f'],
  ['Ç', POINTED_I],
  ['Ê', 'ीZ'],
];
/** What Walkman Chanakya, in which the books of NCERT are set, has at other codes. */
const WALKMAN_TABLE: typeof TABLE = [
  ['=k', 'त्र'],
  ['=', 'त्र्'],
  ['/k', 'धा'],
  ['/', 'ध'],
  ['¼', 'द्ध'],
  ['¯', POINTED_I],
  ['”k', 'ज़'],
  ['”', 'ज़्'],
  ['Ý', 'फ्'],
  ['Õ', 'ै'],
  ['µ', '—'],
  ['¶', '“'],
  ['¸', '”'],
  ['_', ';'],
  ['(', '('],
  [')', ')'],
  ['¹', '['],
  ['º', ']'],
  ['·', '*'],
];
/** Letters that its hook makes of others, with the signs that may be between: `osQ` is `के`, `fiQj` is `फिर`. */
const HOOKED: readonly (readonly [RegExp, string])[] = (
  [
    ['o', 'd'],
    ['I\\+k', 'Q+'],
    ['i', 'Q'],
    ['m', 'Å'],
  ] as const
).map(([letter, whole]) => [new RegExp(`${letter}([sSqw\`aW¡zZh]*)Q`, 'g'), `${whole}$1`]);

type Layout = { codes: ReadonlyMap<string, string>; longest: number };
const layoutOf = (table: typeof TABLE): Layout => ({ codes: new Map(table), longest: Math.max(...table.map(([code]) => code.length)) });
const KRUTI_DEV = layoutOf(TABLE);
const WALKMAN_CHANAKYA = layoutOf([...TABLE, ...WALKMAN_TABLE]);
/** Vowel signs and the marks above and behind a letter. */
const SIGNS = '\\u0901-\\u0903\\u093e-\\u094c';

/** True for a font whose Latin codes are Devanagari letters. */
export function isLegacyFont(font: string): boolean {
  return LEGACY_FONT.test(font);
}

/** True where this table reads the font; others of the kind have other layouts and are not guessed at. */
export function isConvertible(font: string): boolean {
  return CONVERTIBLE.test(font);
}

/** The codes of a legacy font as Unicode. */
export function fromLegacy(text: string, font: string): string {
  if (!WALKMAN.test(font)) return decoded(text, KRUTI_DEV);
  const whole = HOOKED.reduce((read, [hooked, letter]) => read.replaceAll(hooked, letter), text);
  return decoded(whole, WALKMAN_CHANAKYA);
}

function decoded(text: string, { codes, longest }: Layout): string {
  let read = '';
  for (let at = 0; at < text.length; ) {
    let length = longest;
    while (length > 0 && !codes.has(text.slice(at, at + length))) length--;
    read += length === 0 ? text[at] : codes.get(text.slice(at, at + length));
    at += Math.max(1, length);
  }
  return inOrder(read).normalize('NFC');
}

/** The short i stands before its letters there and after them in Unicode; the r above stands behind its syllable, not before it. */
function inOrder(text: string): string {
  const letter = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
  const letters = `(?:${letter}\\u094d)*${letter}`;
  return text
    .replaceAll(new RegExp(`f(${letters})`, 'gu'), '$1ि')
    .replaceAll(new RegExp(`${POINTED_I}(${letters})`, 'gu'), '$1िं')
    .replaceAll(new RegExp(`(${letters}[${SIGNS}]*)Z`, 'gu'), 'र्$1')
    .replaceAll(/([\u0901\u0902])([\u093e-\u094c])/gu, '$2$1')
    .replaceAll(/ा([ेैॅ])/gu, (_, sign: string) => ({ 'े': 'ो', 'ै': 'ौ' })[sign] ?? 'ॉ');
}
