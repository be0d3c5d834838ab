import type { Concept } from '../words/concepts.ts';
import { NEAR, WEEKDAYS } from './lexicon.ts';
import { wordsIn } from './listed.ts';
import { longestAt } from './phrases.ts';

/** What a digit is heard as in a text message. */
const HEARD: Readonly<Record<string, string>> = { '2': 'to', '4': 'for' };
/** '2moro', '2mrw': the digit and the rest of one word. */
const JOINED = ['morrow', 'moro', 'morow', 'mrw', 'mrow', 'mro'];
/** 'every1', 'any1': no class is meant. */
const ONES: Readonly<Record<string, string>> = { every: 'everyone', evry: 'everyone', any: 'anyone', some: 'someone', no: 'nobody' };
/** Behind these somebody or something is named: 'reminder 2 all', 'proxy 4 Anthony sir', but never 'class 4 Anthony'. */
const BEFORE: readonly Concept[] = wordsIn('reminder send notice substitute holiday absent show fee due timetable event tell');

/** These are for a day. */
const DATED: readonly Concept[] = ['leave', 'onLeave', 'absent', 'timetable', 'substitute', 'free'];

/** What the prompt's words look like to this list. */
type Heard = { readonly text: string; readonly kind: string; readonly isGlued: boolean };
type Around = {
  readonly hasConcept: (at: number, concepts: readonly Concept[]) => boolean;
  readonly isName: (at: number) => boolean;
};

function isDay(tokens: readonly Heard[], at: number): boolean {
  const next = tokens.slice(at, at + 3).map(({ text }) => ({ forms: [text] }));
  return longestAt(WEEKDAYS, next, 0) !== undefined || longestAt(NEAR, next, 0) !== undefined;
}

/** The word that a digit at that place is heard as, and how many tokens it takes; none where it is a number. */
export function heardAt(tokens: readonly Heard[], at: number, around: Around): { word: string; length: number } | undefined {
  const word = HEARD[tokens[at]?.text ?? ''];
  const next = tokens[at + 1];
  const one = ONES[tokens[at]?.text ?? ''];
  if (one !== undefined && next?.text === '1' && next.isGlued) return { word: one, length: 2 };
  if (word === undefined || !next) return undefined;
  if (word === 'to' && next.isGlued && JOINED.includes(next.text)) return { word: 'tomorrow', length: 2 };
  // A '2-day trip' lasts two days.
  const isLong = around.hasConcept(at + 2, ['eventKind', 'event', 'holiday', 'leave']);
  if (word === 'to' && next.isGlued && next.text === 'day' && !isLong) return { word: 'today', length: 2 };
  // 'lv aprvd 4 mon', 'abs 4 2moro'.
  const isForDay = word === 'for' && !next.isGlued && isDay(tokens, at + 1) && [1, 2].some((far) => around.hasConcept(at - far, DATED));
  if (isForDay && !around.hasConcept(at - 1, ['classWord'])) return { word, length: 1 };
  if (next.isGlued || tokens[at]?.isGlued || !around.hasConcept(at - 1, BEFORE)) return undefined;
  const isClass = next.kind === 'number' && tokens[at + 2]?.isGlued === true && tokens[at + 2]?.kind === 'word';
  const isSomebody = around.isName(at + 1) || around.hasConcept(at + 1, ['all', 'classWord']) || isClass;
  return isSomebody ? { word, length: 1 } : undefined;
}
