const EARLY: Readonly<Record<string, string>> = { NURSERY: 'नर्सरी', LKG: 'एल.के.जी.', UKG: 'यू.के.जी.' };
const ORDINAL = /^(?:class\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}])/iu;
const AFTER_CLASS = /(कक्षा:? )(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\p{N}])/giu;

/** The name of a class as Hindi says it: `5th A` is `5 A`, `LKG` is `एल.के.जी.`; the school's other names stay. */
export function hindiClass(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const early = EARLY[first.toUpperCase().replaceAll('.', '')];
  return early === undefined ? name.trim().replace(ORDINAL, '$1') : [early, ...rest].join(' ');
}

/** A Hindi sentence without the English endings of the classes in it: `कक्षा 5th B` is `कक्षा 5 B`. */
export function withHindiClasses(sentence: string): string {
  return sentence.replace(AFTER_CLASS, '$1$2');
}
