import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { itemsOf } from './items.ts';
import { labelOf } from './labels.ts';
import type { Mark } from './marks.ts';

/** Questions of such a section at least, and of them so many ask; where its name says what they are, fewer are enough. */
const FEW = 2;
const ASKING = 0.6;
const NAMED = 0.34;
/** The lines below its heading within which they begin, and the same where its name says what they are. */
const NEAR = 1;
const TOLD = 14;
/** Letters of a question that tell whether it asks. */
const LONGEST = 500;
/** Letters of the last question: with more of them the text goes on. */
const WHOLE = 1000;
const QUESTION = /[?？؟]/u;
/** `Exercises: Ratios`, `Independent study questions`. */
const NAME = /^(?:exercises?|questions?|problems?)\s*[:–—-]\s|[ -](?:exercises?|questions?|problems?)$/iu;

/**
 * Numbered sections that hold nothing but numbered questions, whatever they are called (`1.4 Things to think about`), are sets of exercises and no
 * topics. Where the name says so, some lines may stand before the first of them.
 */
export function withAskedSections(sections: readonly Mark[], roles: readonly Mark[], lines: readonly Line[], chapter: number): Mark[] {
  const ends = [...roles, ...sections].map(({ index }) => index);
  return sections.map((mark) => {
    if (mark.kind !== 'section' || mark.isLesson) return mark;
    const from = mark.index + mark.span;
    const end = ends.filter((index) => index >= from).reduce((least, index) => Math.min(least, index), lines.length);
    return holdsQuestions(lines.slice(from, end), chapter, NAME.test(mark.text))
      ? { kind: 'role', role: 'exercise', index: mark.index, span: mark.span, text: mark.text, confidence: mark.confidence }
      : mark;
  });
}

function holdsQuestions(own: readonly Line[], chapter: number, isNamed: boolean): boolean {
  const first = own.slice(0, isNamed ? TOLD : NEAR).findIndex(({ text }) => {
    const label = labelOf(text);
    return label?.number === 1 && label.prefix === null && /\p{L}{2}/u.test(label.rest);
  });
  if (first < 0) return false;
  const items = itemsOf(own.slice(first), { chapter });
  // Steps bid, too, but do not question.
  const asked = items.filter(({ text }) => (isNamed ? asks(text.slice(0, LONGEST)) : QUESTION.test(text))).length;
  // The last of them takes in what else the section holds.
  return items.length >= FEW && (items.at(-1)?.text.length ?? 0) <= WHOLE && asked >= (isNamed ? NAMED : ASKING) * items.length;
}
