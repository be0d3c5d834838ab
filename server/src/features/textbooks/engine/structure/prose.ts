import { isWords, wordsOf } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { begins } from './family-words.ts';
import { joinTexts } from './marks.ts';
import type { Body } from './measure.ts';

/** The plain text among some lines: no captions, labels, tables or formulae. */
export function proseOf(lines: readonly Line[], body: Body): string {
  const plain = lines.filter(
    (line) =>
      Math.abs(line.size - body.size) <= 0.8 &&
      !line.isMargin &&
      isWords(line.text, 0.6) &&
      !begins(line.text, 'figure', 'table', 'source'),
  );
  return joinTexts(plain.map((line) => line.text));
}

/** The first sentences of a text, at least `enough` characters and at most `limit` where a sentence ends before. */
export function firstSentences(text: string, enough: number, limit: number): string {
  const sentences = sentencesOf(text);
  let taken = '';
  for (const sentence of sentences) {
    if (taken !== '' && (taken.length >= enough || taken.length + sentence.length > limit)) break;
    taken += (taken === '' ? '' : ' ') + sentence;
  }
  return taken.length > limit ? `${taken.slice(0, limit).replace(/\s+\S*$/, '')} …` : taken;
}

/** A text as sentences; an initial or `Fig.` ends none. */
function sentencesOf(text: string): string[] {
  return (
    text
      // The blank is asked for first: a look back at each letter of a book would be slow.
      .split(/(?=\s)(?<=[.?!।]["”’)]?)(?<!\b(?:\p{Lu}|Fig|No|Dr|Mr|Mrs|St|vs|etc|e\.g|i\.e)\.)\s+(?=[\p{Lu}\p{Lo}“"‘(\d])/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 1)
  );
}

const STOP = new Set(
  'the a an of and or to in is are was were be been it its this that these those as by for from on with at which we you they he she his her their our have has had not but can will may also such into than then when where what how do does did if so no there one two more most some any all other each between through'.split(
    ' ',
  ),
);

/** Lines at a chapter's beginning that a summary looks at, and those of each stretch from the rest of it. */
const OPENING = 120;
const STRETCH = 20;
const STRETCHES = 12;

/** A summary made of a text's own sentences, those with its most frequent words, in their order. */
export function extractiveSummary(lines: readonly Line[], body: Body, count: number): string {
  const sentences = stretchesOf(lines)
    .flatMap((stretch, index) => {
      const own = sentencesOf(proseOf(stretch, body));
      // What a stretch cuts in two is no sentence.
      return index === 0 ? own : own.slice(1, -1);
    })
    .filter((sentence) => sentence.length > 40 && sentence.length < 320 && !sentence.endsWith('?') && /[.।]$/.test(sentence));
  const words = countWords(sentences);
  const scored = sentences.map((sentence, index) => {
    const own = words[index] as Word[];
    const weight = own.reduce((sum, word) => sum + word.weight, 0) / (6 + own.length);
    return { sentence, index, score: weight + (index < 4 ? 0.25 : 0) };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** All lines of a short text; of a long one its beginning, and some from all over the rest. */
function stretchesOf(lines: readonly Line[]): (readonly Line[])[] {
  if (lines.length <= OPENING + STRETCH * STRETCHES) return [lines];
  const step = (lines.length - OPENING) / STRETCHES;
  const starts = Array.from({ length: STRETCHES }, (_, index) => Math.floor(OPENING + index * step));
  return [lines.slice(0, OPENING), ...starts.map((start) => lines.slice(start, start + STRETCH))];
}

/** A word that means something: how many sentences have it, which was the last of them, and what it adds to a sentence. */
type Word = { sentences: number; last: number; weight: number };
/** Stands for all words that mean nothing. */
const STOPPED: Word = { sentences: 0, last: 0, weight: 0 };

/** The words of each sentence, one object for each word of them all. */
function countWords(sentences: readonly string[]): Word[][] {
  const known = new Map<string, Word>();
  const all = sentences.map((sentence, index) => {
    const own: Word[] = [];
    for (const text of wordsOf(sentence.toLowerCase())) {
      let word = known.get(text);
      if (word === undefined) {
        word = STOP.has(text) ? STOPPED : { sentences: 0, last: -1, weight: 0 };
        known.set(text, word);
      }
      if (word === STOPPED) continue;
      if (word.last !== index) word.sentences++;
      word.last = index;
      own.push(word);
    }
    return own;
  });
  for (const word of known.values()) word.weight = Math.log1p(word.sentences);
  return all;
}
