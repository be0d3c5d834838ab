import { endsBefore, lengthAt, type Reading } from './reading.ts';
import type { Concept } from './words/concepts.ts';

/** Whom a notice is for, which may stand behind its sign. */
const AUDIENCE: readonly Concept[] = ['parent', 'student', 'teacher', 'all', 'classWord', 'for', 'to', 'send', 'that', 'about'];

/** Where the text of a notice begins: behind 'that', 'about', 'ki' or a colon. */
export function messageStart(reading: Reading): number | undefined {
  const notice = reading.hits.find(({ concept }) => ['notice', 'tell', 'notify', 'send'].includes(concept));
  const signs = reading.tokens.flatMap(({ text, isGlued }, at) => {
    const isColon = text === ':' && at > 0;
    return isColon || ((text === '-' || text === '–') && !isGlued) ? [at + 1] : [];
  });
  // 'publish notice, school timing …'.
  const comma = reading.hits.flatMap(({ concept, from, length }) => {
    const at = from + length;
    const isSent = concept === 'notice' && from > 0 && reading.tokens[at]?.text === ',';
    return isSent && reading.tokens[at + 1]?.kind === 'word' && lengthAt(reading, at + 1, ...AUDIENCE) === 0 ? [at + 1] : [];
  });
  const words = reading.hits.filter(({ concept, from }) => (concept === 'that' && isThat(reading, from)) || concept === 'about');
  const marks = [...signs, ...comma, ...words.map(({ from, length }) => from + length)].filter(
    (at) => at > (notice?.from ?? 0) && at < reading.tokens.length && reading.claims[at - 1] !== 'time',
  );
  return marks.length > 0 ? Math.min(...marks) : undefined;
}

const POINTING: readonly string[] = ['of', 'in', 'from', 'at', 'on', 'for', 'to'];

/** 'ki' is 'that' only behind a verb; elsewhere it is 'of' ('9-A ki class'). */
export function isThat(reading: Reading, at: number): boolean {
  const { text } = reading.tokens[at] ?? { text: '' };
  // 'the kindergarten, that is Nursery and LKG'.
  if (text === 'that' && reading.tokens[at - 1]?.text === ',' && reading.tokens[at + 1]?.text === 'is') return false;
  // 'Remind the defaulters of that class' has no text.
  if (text === 'that' && POINTING.includes(reading.tokens[at - 1]?.text ?? '')) return false;
  if (text !== 'ki' && text !== 'ke' && text !== 'की') return true;
  return text === 'ki' && endsBefore(reading, at, 'send', 'tell', 'show', 'add', 'notice', 'filler');
}
