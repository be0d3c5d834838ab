import type { Reading } from '../reading.ts';

const IS = ['hai', 'h', 'he', 'hain', 'है', 'हैं', 'tha', 'thi', 'hoga', 'hogi'];
const NA = ['na', 'n', 'naa', 'ना', 'न'];
/** Ends of a sentence that ask whether it is so; those of the last list only behind a comma or before a question mark. */
const TAGS = [
  ["isn't", 'it'],
  ['isnt', 'it'],
  ['is', 'it', 'not'],
  ['is', "n't", 'it'],
  ["aren't", 'they'],
  ["don't", 'we'],
  ['right', 'na'],
];
const COPULAS = ['is', 'isnt', "isn't", 'are', 'arent', "aren't", 'was', 'wasnt', "wasn't"];
const SHORT_TAGS = ['right', 'correct', 'na', 'ना', 'naa'];

/** 'Monday chhutti hai na', '… is a holiday, right?', "… isn't it": what ends so asks whether it is so, and wants nothing done. */
export function endsInTag({ tokens }: Reading): boolean {
  let end = tokens.length;
  while (end > 0 && tokens[end - 1]?.kind === 'sign') end -= 1;
  const words = tokens.slice(0, end).map(({ text }) => text);
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (NA.includes(last) && IS.includes(before)) return true;
  if (TAGS.some((tag) => tag.every((word, at) => words.at(at - tag.length) === word))) return true;
  // 'Tomorrow is a holiday right'.
  if (last === 'right' && before !== 'all' && words.slice(0, -2).some((word) => COPULAS.includes(word))) return true;
  const isSetOff = tokens[end - 2]?.text === ',' || tokens.slice(end).some(({ text }) => text === '?');
  return SHORT_TAGS.includes(last) && isSetOff && words.length > 2;
}
