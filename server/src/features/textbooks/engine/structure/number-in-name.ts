import { numberOf } from './labels.ts';
import { DIGITS, NUMERAL } from './numerals.ts';
import { OPENING_WORD } from './words.ts';

/** The number that a file's name tells: `isWorded` where the name says that it is a chapter's, and not only shows a number. */
type NamedNumber = { number: number; isWorded: boolean };

/** Class, subject and book by letters, the part, then the chapter: how the national council names the files of its books. */
const COUNCIL = /^[a-l][a-z]{3}\d(\d{2})(?!\d)/i;
const WORDED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${OPENING_WORD})s?|chap|ch|lsn|les|l|mod|topic)[\\s._–-]*0?(${NUMERAL})(?![\\p{L}\\p{M}\\d])`,
  'iu',
);
/** Numbers that are not the chapter's: of the class, the part, the term, the paper, and of a second download. */
const OTHERS = new RegExp(
  `(?<!\\p{L})(?:class|grade|std|standard|part|pt|vol|volume|book|term|sem|semester|paper|set|level|कक्षा|भाग)[\\s._-]*(?:${NUMERAL})(?![\\p{L}\\d])|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)(?!\\p{L})|\\(\\d{1,2}\\)\\s*$`,
  'giu',
);
/** `05 Light`, `Light-05`, `5`. */
const LEADING = new RegExp(`^[^\\p{L}\\p{N}]*0?([${DIGITS}]{1,2})(?=[\\s._)–-]+[\\p{L}\\p{M}]|$)`, 'u');
const TRAILING = new RegExp(`(?<=[\\p{L}\\p{M}][\\s._–-]{0,3})0?([${DIGITS}]{1,2})$`, 'u');

/** The chapter's number that a file's name tells: `jeff102.pdf`, `Lesson IV.pdf`, `science_ch-07.pdf`, `05 Light.pdf`; null where it tells none. */
export function numberInName(name: string): NamedNumber | null {
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim();
  const worded = numberOf(COUNCIL.exec(plain)?.[1] ?? WORDED.exec(withGaps(plain))?.[1] ?? '');
  if (worded) return { number: worded, isWorded: true };
  const rest = plain.replaceAll(OTHERS, ' ').trim();
  const shown = numberOf((LEADING.exec(rest) ?? TRAILING.exec(rest))?.[1] ?? '');
  return shown ? { number: shown, isWorded: false } : null;
}

/** `EngLesson1`: a capital begins a word. */
function withGaps(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
