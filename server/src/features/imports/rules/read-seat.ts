import { classKey, isClassKey, SECTION_LETTERS } from '@shala/contract/shared';
import { isBlank } from './blank-cell.ts';

export type Seat = { className: string; section: string };

const QUOTES = `"'‘’“”`;
/** Patterns of class and section in one cell, the most certain first. */
const BOTH = [
  // 5 (B), Std 5 [B], X "A"
  new RegExp(`^(.+?)[\\s–—-]*[(\\[${QUOTES}]\\s*(?:sec(?:tion)?[.\\s:-]*)?([\\p{L}\\p{M}\\d ]{1,12}?)\\s*[)\\]${QUOTES}]$`, 'iu'),
  // V-B, 5/B, 10 - Rose, Class 5, Sec B
  /^(.+?)\s*[-–—/,.:|_]+\s*(?:(?:sec(?:tion)?|div(?:ision)?)[.\s:-]*)?([\p{L}\p{M}][\p{L}\p{M}\d ]{0,11})$/iu,
  // 5 B, V Rose, कक्षा ५ ब
  /^(.+?)\s+(?:(?:sec(?:tion)?|div(?:ision)?)[.\s:-]*)?([\p{L}][\p{L}\p{M}\d]{0,11})$/iu,
  // 5B, 5thB
  /^((?:class|std|grade)?[\s.]*\d{1,2}(?:st|nd|rd|th)?)([a-z])$/i,
  // VB: a letter that is no Roman numeral
  /^([ivx]+)([a-h])$/i,
];

/** Separates class and section when one cell has both; `isClass` recognises the school's own classes. */
export function readSeat(text: string, isClass: (key: string) => boolean): Seat {
  const isAny = (part: string) => isClass(classKey(part)) || isClassKey(classKey(part));
  if (text === '' || isAny(text)) return { className: text, section: '' };
  for (const pattern of BOTH) {
    const found = pattern.exec(text);
    const className = found?.[1]?.trim() ?? '';
    if (found && className !== '' && isAny(className)) return { className, section: sectionKey(found[2] ?? '') };
  }
  return { className: text, section: '' };
}

/** A section for comparison: without "Section", quotes and capitals; empty when there is none. */
export function sectionKey(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/["'‘’“”()[\]]/g, '')
    .replace(/^(?:section|sec|division|div|सेक्शन|अनुभाग)[.\s:-]+|\s+(?:section|division)$/u, '')
    .trim();
  return isBlank(plain) ? '' : plain;
}

/** Whether two sections are one: अ is A where the school has no अ. */
export function isSameSection(key: string, other: string): boolean {
  const letter = (one: string) => SECTION_LETTERS[one]?.toLowerCase() ?? one;
  return letter(key) === letter(other);
}

/** The name of a new section. */
export function nameOfSection(key: string): string {
  return key.length <= 2 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}

const ABOVE =
  /(?:^|[\s,(])(?:class|std|standard|grade|कक्षा|इयत्ता)[\s:.–=-]*([ivx]+(?:st|nd|rd|th)?|[\d०-९]{1,2}\s?(?:वीं|वी|ठी|ली|री|थी)|\d{1,2}(?:st|nd|rd|th)?|[०-९]{1,2}|[\p{L}\p{M}]{2,}(?:वीं|वी|मी|ली|री|थी|ठी)|nursery|lkg|ukg|kg|prep)(?![\p{L}\p{M}])[\s–/,("'‘“-]*(?:(?:section|sec|division|div|सेक्शन|अनुभाग)[\s:.–=-]*["'‘“(]?)?(\p{L}\p{M}?)?(?![\p{L}\p{M}])/iu;

/** The class in a line above students, such as "Class : V   Section : B" or "CLASS - VIII 'A'"; null when there is none. */
export function readSeatAbove(text: string): string | null {
  const found = ABOVE.exec(text);
  if (!found || !isClassKey(classKey(found[1] ?? ''))) return null;
  return found[2] === undefined ? (found[1] as string) : `${found[1]}-${found[2].toUpperCase()}`;
}
