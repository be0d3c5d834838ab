import { CLASS_NAMES } from '@shala/contract/shared';
import { westernDigits } from './read-cell.ts';

const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const LABEL = /^(?:class|std|standard|grade|cls|कक्षा|इयत्ता)(?![\p{L}\p{M}])[\s.:–-]*/iu;

/** The spellings of classes before the first. */
const EARLY: readonly (readonly [RegExp, string])[] = [
  [/^(nur|nursery|nry|नर्सरी)$/, 'nursery'],
  [/^(l\.? ?k\.? ?g\.?|lower kg|lower kindergarten|jr\.? ?kg|junior kg|k\.?g\.?[ -]?(1|i)|एलकेजी)$/, 'lkg'],
  [/^(u\.? ?k\.? ?g\.?|upper kg|upper kindergarten|sr\.? ?kg|senior kg|k\.?g\.?[ -]?(2|ii)|यूकेजी)$/, 'ukg'],
  [/^(p\.?g\.?|play ?group|play ?school)$/, 'play group'],
  [/^(pre[ -]?nursery|pre[ -]?nur)$/, 'pre-nursery'],
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

/** A class in a uniform form: `Class VIII`, `8th`, `8`, `८` and `std 8` are equal. */
export function classKey(text: string): string {
  const plain = westernDigits(text)
    .trim()
    .toLowerCase()
    .replace(LABEL, '')
    .replace(/[\s-]*(?:class|std\.?|standard|वीं|वी)$/u, '')
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
  return /^(\d{1,2})(?:st|nd|rd|th)?(?:\.0)?$/.exec(text)?.[1] ?? null;
}
