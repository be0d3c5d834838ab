import { findEntities } from '../interpreter/entities/find-all.ts';
import { isStrange } from '../interpreter/entities/people.ts';
import { type Reading, readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import type { Surroundings } from '../interpreter/types.ts';

/** A prompt that may leave the school, and the way back from its placeholders to the words. */
export type Hidden = { text: string; restore(words: string): string };

const MOST_DIGITS = 4;
type Cut = { from: number; to: number; kind: 'student' | 'employee' | 'person' | 'sum' | 'number' | 'address' };

/**
 * Puts placeholders in the place of people, sums, long numbers and addresses. Whoever is on the roll is hidden, also with slips of
 * spelling; besides them what looks like a name: an unknown word with a capital, or beside a name, or where a name would stand.
 */
export function hidePeople(prompt: string, surroundings: Surroundings): Hidden {
  const reading = readText(cleanText(prompt), surroundings);
  const { mentions, leftOut } = findEntities(reading);
  const { tokens, claims } = reading;
  const cuts: Cut[] = [...mentions, ...leftOut].map(({ people, from, length }) => ({
    kind: people[0]?.kind === 'teacher' ? 'employee' : 'student',
    from,
    to: from + length,
  }));
  const isTaken = (at: number) => cuts.some(({ from, to }) => at >= from && at < to);
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = isTaken(at) ? undefined : claims[at] === 'amount' && tokens[at]?.kind === 'number' ? 'sum' : kindOf(reading, at);
    if (kind !== undefined) cuts.push({ kind, from: at, to: at + 1 });
  }
  return replaced(reading, joined(reading, cuts));
}

function kindOf(reading: Reading, at: number): Cut['kind'] | undefined {
  const token = reading.tokens[at];
  if (token === undefined) return undefined;
  const { text, raw } = token;
  if (isInAddress(reading, at)) return 'address';
  if (token.kind === 'number') return text.length > MOST_DIGITS && reading.claims[at] !== 'date' ? 'number' : undefined;
  if (token.kind !== 'word') return undefined;
  if (reading.roster.words.has(text) && !token.isMeant) return 'person';
  // A small word before a name is most likely the verb that the rules do not know; behind it, the rest of the name.
  const isNamelike = raw !== text || reading.claims[at - 1] === 'name' || isTitle(reading, at - 1) || isTitle(reading, at + 1);
  return at > 0 && isStrange(reading, at) && isNamelike ? 'person' : undefined;
}

const TITLES = ['mr', 'mrs', 'ms', 'miss', 'dr', 'smt', 'shri', 'sri', 'sir', 'madam', 'maam', 'ji', 'name', 'named', 'called'];
function isTitle({ tokens }: Reading, at: number): boolean {
  return TITLES.includes(tokens[at]?.text ?? '');
}

/** Words and signs without a space between them, with an @ among them. */
function isInAddress({ tokens }: Reading, at: number): boolean {
  let from = at;
  let to = at;
  while (tokens[from]?.isGlued === true) from -= 1;
  while (tokens[to + 1]?.isGlued === true) to += 1;
  return tokens.slice(from, to + 1).some(({ text }) => text === '@');
}

/** Neighbours of one kind become one: a name of three words is one person, 98765 43210 one number. */
function joined({ tokens }: Reading, cuts: Cut[]): Cut[] {
  const whole: Cut[] = [];
  for (const cut of cuts.sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    const isNext = last !== undefined && last.to === cut.from;
    const isOne = isNext && (last.kind === cut.kind ? cut.kind !== 'sum' : cut.kind === 'person' && last.kind !== 'sum');
    if (isOne && last) last.to = cut.to;
    else if (tokens[cut.from] !== undefined) whole.push({ ...cut });
  }
  return whole;
}

function replaced({ text, tokens }: Reading, cuts: Cut[]): Hidden {
  const words = new Map<string, string>();
  const counts = new Map<string, number>();
  let hidden = '';
  let at = 0;
  for (const { kind, from, to } of cuts) {
    const start = tokens[from]?.start ?? at;
    const end = tokens[to - 1]?.end ?? start;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    words.set(`[${kind} ${number}]`, text.slice(start, end));
    hidden += `${text.slice(at, start)}[${kind} ${number}]`;
    at = end;
  }
  const back = (said: string) =>
    said.replaceAll(/\[(?:student|employee|person|sum|number|address) \d{1,3}\]/g, (mark) => words.get(mark) ?? mark);
  return { text: hidden + text.slice(at), restore: back };
}
