import { wordsFor } from './languages.ts';

/** Ranks below all other words: what it opens is a chapter only where nothing else is one. */
const LOWEST = 0.5;

/** What opens a part of a book, in the languages of Indian schools: 3 ranks a chapter, 2 a theme, 1 a unit, which is made of chapters. */
const OPENING: readonly { rank: number; words: readonly string[] }[] = [
  {
    rank: 3,
    words: [
      ...['chapter', 'lesson'],
      ...['अध्याय', 'पाठ', 'प्रकरण', 'धडा'],
      ...['প্রকরণ', 'অধ্যায়', 'অধ্যায়', 'পাঠ'],
      ...['પ્રકરણ', 'પાઠ', 'અધ્યાય'],
      ...['ਅਧਿਆਇ', 'ਪਾਠ'],
      ...['ଅଧ୍ୟାୟ', 'ପାଠ'],
      ...['அத்தியாயம்', 'பாடம்', 'இயல்'],
      ...['అధ్యాయం', 'అధ్యాయము', 'పాఠం'],
      ...['ಅಧ್ಯಾಯ', 'ಪಾಠ'],
      ...['അധ്യായം', 'പാഠം'],
      'باب',
      ...wordsFor('chapter'),
    ],
  },
  { rank: 2, words: ['theme', 'module', ...wordsFor('theme')] },
  { rank: 1, words: ['unit', 'इकाई', 'एकक', 'घटक', 'একক', 'એકમ', 'ਇਕਾਈ', 'அலகு', 'యూనిట్', 'ಘಟಕ', 'യൂണിറ്റ്', ...wordsFor('unit')] },
  { rank: LOWEST, words: ['topic'] },
];

/** Words that count the parts of a chapter or, where nothing else does, chapters. */
export const PART_WORD = ['topic', 'session', 'sub-?\\s?topic'].join('|');

/** The words, each an alternative of a regular expression. */
export const OPENING_WORD = OPENING.flatMap(({ words }) => words).join('|');

const ranks = new Map(OPENING.flatMap(({ rank, words }) => words.map((word) => [word, rank] as const)));

/** How high what a word opens ranks in a book; 0 for any other word. */
export function rankOf(word: string): number {
  return ranks.get(word.toLowerCase()) ?? 0;
}

/** Whether a word counts the parts of what other words open. */
export function isLowest(word: string): boolean {
  return rankOf(word) === LOWEST;
}

const LETTERS = 4;
const beginnings = new Set([...ranks.keys()].map((word) => word.slice(0, LETTERS)));
const initials = new Set([...ranks.keys()].map(initialOf));

/** The first two letters as one number, capitals and small ones alike. */
function initialOf(text: string): number {
  return ((text.charCodeAt(0) | 32) << 16) | (text.charCodeAt(1) | 32);
}

/** At a glance, whether a text may begin with one of the words: asked for each line at the top of a page. A bullet may stand before it. */
export function mayOpen(text: string): boolean {
  const first = text.charCodeAt(0) | 32;
  return (
    first < 97 ||
    first > 122 ||
    ((text.charCodeAt(1) > 0x7f || initials.has(initialOf(text))) && beginnings.has(text.slice(0, LETTERS).toLowerCase()))
  );
}
