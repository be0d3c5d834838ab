import { CLASS_NAMES } from './constants.ts';
import { westernDigits } from './digits.ts';

const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const LABEL = /^(?:class|std|standard|grade|cls|kaksha|कक्षा|क्लास|इयत्ता)(?![\p{L}\p{M}])[\s.:–-]*/iu;
const LABEL_BEHIND = /[\s-]*(?:class|std\.?|standard|kaksha|कक्षा|क्लास)$/u;
/** The endings of a number in Hindi, also without the dot that nasalises them: 6वीं, 1ली, 4थी. */
const HINDI_ENDING = /^(\d{1,2})[\s-]*(?:वी|वा|वे|ली|ला|ले|री|रा|रे|थी|था|थे|ठी|ठा|ठे)$/u;
/** The places in words, without nasal signs: सातवीं, सातवी and सातवाँ are equal. */
const HINDI_WORDS: readonly (readonly [string, number])[] = [
  ['पहली प्रथम एक पहिली', 1],
  ['दूसरी दुसरी द्वितीय दो', 2],
  ['तीसरी तिसरी तृतीय तीन', 3],
  ['चौथी चतुर्थ चार', 4],
  ['पाचवी पंचम पांच पाचवे', 5],
  ['छठी छठवी छटवी छटी षष्ठ षष्ठम छह छः सहावी', 6],
  ['सातवी सप्तम सात', 7],
  ['आठवी अष्टम आठ', 8],
  ['नवी नौवी नवमी नवम नौ', 9],
  ['दसवी दशवी दशमी दशम दस दहावी', 10],
  ['ग्यारहवी एकादश ग्यारह अकरावी', 11],
  ['बारहवी द्वादश बारह बारावी', 12],
];
const NASALS = /[\u0901\u0902]/g;
const HINDI_NUMBERS = new Map(
  HINDI_WORDS.flatMap(([words, value]) => words.split(' ').map((word) => [word.replaceAll(NASALS, ''), String(value)])),
);

/** The spellings of classes before the first. */
const EARLY: readonly (readonly [RegExp, string])[] = [
  [/^(nur\.?|nurs\.?|nursery|nry\.?|नर्सरी)$/, 'nursery'],
  [/^(l\.? ?k\.? ?g\.?|lower kg|lower kindergarten|jr\.? ?kg|junior kg|k\.?g\.?[ -]?(1|i)|एल\.? ?के\.? ?जी\.?)$/, 'lkg'],
  [/^(u\.? ?k\.? ?g\.?|upper kg|upper kindergarten|sr\.? ?kg|senior kg|k\.?g\.?[ -]?(2|ii)|यू\.? ?के\.? ?जी\.?)$/, 'ukg'],
  [/^(p\.?g\.?|play ?group|play ?school)$/, 'play group'],
  [/^(pre[ -]?nursery|pre[ -]?nurs?\.?)$/, 'pre-nursery'],
  [/^(prep|preparatory)$/, 'prep'],
  [/^(k\.?g\.?|kindergarten)$/, 'kg'],
];
const STREAMS: readonly (readonly [RegExp, string])[] = [
  [/^(sci\.?|science|pcm|pcb|विज्ञान)$/, 'science'],
  [/^(com\.?|comm\.?|commerce|वाणिज्य)$/, 'commerce'],
  [/^(arts?|humanities|hum\.?|कला)$/, 'arts'],
];
const EARLY_NAMES: Readonly<Record<string, string>> = {
  nursery: 'Nursery',
  lkg: 'LKG',
  ukg: 'UKG',
  'play group': 'Play Group',
  'pre-nursery': 'Pre-Nursery',
  prep: 'Prep',
  kg: 'KG',
};

/** Section letters as they are spoken or written in Devanagari. */
export const SECTION_LETTERS: Readonly<Record<string, string>> = {
  ...{ अ: 'A', ए: 'A', क: 'A' },
  ...{ ब: 'B', बी: 'B', ख: 'B' },
  ...{ स: 'C', सी: 'C', ग: 'C' },
  ...{ द: 'D', डी: 'D', घ: 'D' },
  ई: 'E',
};

/** A class in a uniform form: `Class VIII`, `8th`, `8`, `८`, `8वीं`, `आठवीं` and `std 8` are equal. */
export function classKey(text: string): string {
  const plain = westernDigits(text)
    .trim()
    .toLowerCase()
    .replace(LABEL, '')
    .replace(LABEL_BEHIND, '')
    .replace(/^0+(?=\d)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const stream = /^(\d{1,2}|xi{1,2})(?:st|nd|rd|th)?(?:\.0)?[\s(-]+([\p{L}.]+)\)?$/u.exec(plain);
  const branch = stream && STREAMS.find(([pattern]) => pattern.test(stream[2] as string));
  if (branch) return `${numberOf(stream[1] as string)} ${branch[1]}`;
  return numberOf(plain) ?? EARLY.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
}

/** True for a form that every school has, such as `8`, `lkg` or `11 science`. */
export function isClassKey(key: string): boolean {
  return nameOfClass(key) !== null;
}

/** The stored name of a class of such a form, such as `8th`; null for a form that means no class. */
export function nameOfClass(key: string): string | null {
  const [, number, stream] = /^(\d{1,2})(?: (science|commerce|arts))?$/.exec(key) ?? [];
  const place = Number(number ?? 0);
  if (place < 1 || place > 12) return EARLY_NAMES[key] ?? null;
  const name = CLASS_NAMES[place + 2] as string;
  return stream === undefined ? name : `${name} ${stream.charAt(0).toUpperCase()}${stream.slice(1)}`;
}

function numberOf(text: string): string | null {
  // In "Vth" and "IInd" a Roman numeral has an ordinal ending.
  const roman = ROMANS.indexOf(text.replace(/(?<=[ivx])(?:st|nd|rd|th)$/, ''));
  if (roman > 0) return String(roman);
  const figure = /^(\d{1,2})(?:st|nd|rd|th)?(?:\.0)?$/.exec(text)?.[1];
  if (figure !== undefined) return figure;
  const hindi = text.normalize('NFC').replaceAll(NASALS, '');
  const word = hindi.replace(/(?<=व)[ाे]$/u, 'ी');
  return HINDI_ENDING.exec(hindi)?.[1] ?? HINDI_NUMBERS.get(word) ?? null;
}

/** How a class is spoken of: `10th`, `10वीं`, `दसवीं` and `X` are `10`, `एल.के.जी.` is `LKG`; the school's other names stay. */
export function spokenClass(name: string): string {
  const key = classKey(name);
  if (/^\d{1,2}$/.test(key)) return isClassKey(key) ? key : name;
  return EARLY_NAMES[key] ?? name;
}

/** The same of a class with its section: `10वीं अ` is `10 अ`. */
export function spokenPlace(name: string): string {
  const end = name.lastIndexOf(' ');
  const whole = spokenClass(name);
  return whole !== name || end < 0 ? whole : `${spokenClass(name.slice(0, end))}${name.slice(end)}`;
}
