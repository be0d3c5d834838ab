import { isFree, lengthAt, type Reading } from '../reading.ts';

type Clause = { readonly from: number; readonly to: number };

const SUBJECTS = ['i', 'we', 'you', 'they', 'he', 'she', 'the', 'any', 'a'];
const GOING = ['go', 'goes', 'is', 'are', 'gets', 'get'];
/** At most this many words may be between the subject of a clause and its verb. */
const FARTHEST = 4;

/** 'before I remind anyone, show me …', 'reminder bhejne se pehle …': what will be done later, and is not asked for now. */
export function laterClauses(reading: Reading): Clause[] {
  return reading.tokens.flatMap((_, at) => englishClause(reading, at) ?? hindiClause(reading, at) ?? []);
}

/** From 'before' with a verb behind it to the next sign or to what is asked for. */
function englishClause(reading: Reading, at: number): Clause | undefined {
  const { tokens } = reading;
  if (tokens[at]?.text !== 'before' || !isFree(reading, at)) return undefined;
  const first = tokens[at + 1]?.text ?? '';
  const isPronoun = ['i', 'we', 'you', 'they', 'he', 'she'].includes(first);
  const goesAt = tokens.findIndex(({ text }, place) => place > at + 1 && place <= at + FARTHEST && GOING.includes(text));
  const hasVerb = isPronoun || (first.length > 4 && first.endsWith('ing')) || (SUBJECTS.includes(first) && goesAt > 0);
  if (!hasVerb) return undefined;
  const end = tokens.findIndex(({ kind }, place) => place > at + 1 && (kind === 'sign' || lengthAt(reading, place, 'show', 'who') > 0));
  return { from: at, to: end < 0 ? tokens.length : end };
}

/** 'reminder bhejne se pehle': from the beginning of the sentence to 'pehle'. */
function hindiClause(reading: Reading, at: number): Clause | undefined {
  const [verb, from, before] = [at - 2, at - 1, at].map((place) => reading.tokens[place]?.text ?? '');
  if (!['pehle', 'pahle', 'pehele', 'phle', 'पहले'].includes(before ?? '') || !['se', 'से'].includes(from ?? '')) return undefined;
  return ['ne', 'ने'].some((ending) => verb?.endsWith(ending)) ? { from: 0, to: at + 1 } : undefined;
}
