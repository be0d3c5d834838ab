import { isTitle } from '@shala/contract/shared';

// Making one takes longer than drawing a row.
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of the first and the last word of a name, whole letters of Devanagari too: RS for Shri Ramesh Sharma. */
export function initialsOf(name: string): string {
  const all = name
    .normalize('NFC')
    .split(/[\s.]+/)
    .filter(Boolean);
  const own = all.filter((word) => !isTitle(word));
  const words = own.length > 0 ? own : all;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
}
