import type { Entities } from '../entities/find-all.ts';
import { digitsAt } from '../entities/numbers.ts';
import { isUnlisted } from '../entities/people.ts';
import { lengthAt, type Reading } from '../reading.ts';
import { EXPENSE_KINDS, FEE_KINDS, NUMBERS } from '../text/lexicon.ts';
import { wordsIn } from '../text/listed.ts';
import { compilePhrases, longestAt } from '../text/phrases.ts';
import type { ActIntent } from '../types.ts';
import type { Concept } from '../words/concepts.ts';
import { COMPUTES, MANNER, OPPOSES, SHARES, SPEAKS_OF } from '../words/coverage.ts';
import { INTENTS } from './intents.ts';

const COMPUTING = compilePhrases([{ words: COMPUTES, value: true }]);
const OPPOSING = compilePhrases([{ words: OPPOSES, value: true }]);
const SHARING = compilePhrases([{ words: SHARES, value: true }]);
const MANNERS = compilePhrases([{ words: MANNER, value: true }]);
/** A clause that opens so says more of who is meant. */
const NARROWING: readonly string[] = wordsIn('who whose whom those only with from living having jo jinke jinka jinki sirf जो जिनके सिर्फ');
const ENDS = ['.', ',', ';', '!', '?', '–', '—', ':'];

/** What a prompt says that neither the intent nor a particular nor a filler has claimed, word by word as typed; a text or a title holds all that is left, and its plan shows it. */
export function leftOver(reading: Reading, intent: ActIntent, entities: Entities): string[] {
  if (INTENTS[intent].is.has('holdsText')) return [];
  const kinds = kindsOf(reading, entities);
  return reading.tokens.flatMap(({ raw, kind }, at) => (kind === 'sign' || kinds.has(at) || isClaimed(reading, intent, at) ? [] : [raw]));
}

/** The same for the clauses that say what is to be done and for whom. A reason or a remark does not narrow that. */
export function leftOverOfWish(reading: Reading, intent: ActIntent, entities: Entities): string[] {
  if (INTENTS[intent].is.has('holdsText')) return [];
  const kinds = kindsOf(reading, entities);
  return clausesOf(reading)
    .filter((clause) => saysWhom(reading, clause) && !(entities.leftOut.length > 0 && reading.tokens[clause[0]]?.text === 'whose'))
    .flatMap(([from, to]) =>
      reading.tokens.flatMap(({ raw, kind }, at) =>
        at < from || at >= to || kind === 'sign' || kinds.has(at) || isManner(reading, at) || isClaimed(reading, intent, at) ? [] : [raw],
      ),
    );
}

/** Whether a question compares, ranks or computes what its answer of today does not ('worst', 'October against November', 'below 75 %'). */
export function computes(reading: Reading, intent: ActIntent): boolean {
  const isThere = (list: typeof COMPUTING) =>
    reading.tokens.some((_, at) => reading.claims[at] === undefined && longestAt(list, reading.tokens, at) !== undefined);
  if (isThere(COMPUTING) || (intent === 'attendance.list_absent' && isRunOfDays(reading))) return true;
  const speaksOf = (concept: Concept) => reading.hits.some((hit) => hit.concept === concept);
  const hasBothSides =
    (speaksOf('collected') && speaksOf('due')) || (speaksOf('boys') && speaksOf('girls')) || (speaksOf('paid') && speaksOf('due'));
  if (isThere(OPPOSING) && !hasBothSides && intent !== 'student.dues') return true;
  return isThere(SHARING) && intent !== 'fees.summary';
}

/** 'absent for three days': how long somebody is away, which is no day ahead. */
function isRunOfDays(reading: Reading): boolean {
  return reading.tokens.some(({ text }, at) => {
    const number = ['for', 'since'].includes(text)
      ? (digitsAt(reading, at + 1) ?? longestAt(NUMBERS, reading.tokens, at + 1)?.values[0])
      : undefined;
    return number !== undefined && number > 1 && lengthAt(reading, at + 2, 'day', 'week', 'month') > 0;
  });
}

type Clause = readonly [from: number, to: number];

function clausesOf({ tokens }: Reading): Clause[] {
  const ends = [...tokens.flatMap(({ text }, at) => (ENDS.includes(text) && tokens[at + 1]?.isGlued !== true ? [at] : [])), tokens.length];
  return ends.map((end, index): Clause => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end]);
}

function saysWhom(reading: Reading, [from, to]: Clause): boolean {
  const isOf = (at: number) => at >= from && at < to;
  return (
    NARROWING.includes(reading.tokens[from]?.text ?? '') ||
    reading.hits.some((hit) => isOf(hit.from) && ['reminder', 'send', 'certificateKind'].includes(hit.concept))
  );
}

/** Whether a word is one of these phrases, or within one. */
function isManner(reading: Reading, at: number): boolean {
  return [0, 1, 2].some((back) => at >= back && (longestAt(MANNERS, reading.tokens, at - back)?.length ?? 0) > back);
}

/** Words of a fee head or of a kind of expense that was recognised. */
function kindsOf(reading: Reading, { feeType, category }: Entities): ReadonlySet<number> {
  const taken = new Set<number>();
  const lists = [...(feeType === undefined ? [] : [FEE_KINDS]), ...(category === undefined ? [] : [EXPENSE_KINDS])];
  for (const list of lists)
    for (const at of reading.tokens.keys()) {
      const length = longestAt(list, reading.tokens, at)?.length ?? 0;
      for (let next = at; next < at + length; next += 1) taken.add(next);
    }
  return taken;
}

function isClaimed(reading: Reading, intent: ActIntent, at: number): boolean {
  const claim = reading.claims[at];
  if (claim === 'amount') return INTENTS[intent].is.has('takesMoney');
  if (claim !== undefined) return true;
  if (isUnlisted(reading, at) || reading.tokens[at]?.isPlain === true) return false;
  const meant = reading.hits.filter((hit) => hit.from <= at && at < hit.from + hit.length).map(({ concept }) => concept);
  const spoken = meant.filter((concept) => SPEAKS_OF.includes(concept));
  return (
    spoken.length < meant.length ||
    spoken.length === 0 ||
    spoken.some((concept) => INTENTS[intent].takes.includes(concept)) ||
    lengthAt(reading, at, 'polite') > 0
  );
}
