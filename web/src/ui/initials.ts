/** What stands before or behind a name and is no part of it. */
const HONORIFICS = new Set(
  'mr mrs ms miss smt shrimati shri shree sri dr prof km late ji श्री श्रीमती सुश्री श्रीमान डॉ डा प्रो पं कु स्व जी'
    .split(' ')
    .map((word) => word.normalize('NFC')),
);

// Making one takes longer than drawing a row.
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of the first and the last word of a name, whole letters of Devanagari too: RS for Shri Ramesh Sharma. */
export function initialsOf(name: string): string {
  const all = name
    .normalize('NFC')
    .split(/[\s.]+/)
    .filter(Boolean);
  const own = all.filter((word) => !HONORIFICS.has(word.toLowerCase()));
  const words = own.length > 0 ? own : all;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
}
