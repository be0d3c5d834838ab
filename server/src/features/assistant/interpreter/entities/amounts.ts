import { claim, endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { FRACTIONS, NUMBERS, SCALES } from '../text/lexicon.ts';
import type { Concept } from '../words/concepts.ts';
import { digitsAt, type Found } from './numbers.ts';

/** Rupees said in a prompt: a sum, or the least or most of one, and whether more than the least or less than the most is meant. */
export type Amounts = { amount?: number; min_amount?: number; max_amount?: number; over?: true; under?: true };

type Sum = Found<number> & { readonly hasScale: boolean };

/** Finds sums and takes their words. A bare number is a sum only next to a currency, a comparison, or when it is too large for anything else. */
export function findAmounts(reading: Reading): Amounts {
  const found: Amounts = {};
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const sum = sumAt(reading, at);
    if (!sum) continue;
    const side = sideOf(reading, at, sum.length);
    const isPlainlyMoney = sum.hasScale || side.hasCurrency;
    const isLarge = sum.value >= 200 && !isYear(sum);
    if (!isPlainlyMoney && isOfTime(reading, at + sum.length)) continue;
    if (!isPlainlyMoney && !isLarge && !(side.bound && sum.value >= 50)) continue;
    for (const [from, length] of side.words) claim(reading, from, length, 'amount');
    claim(reading, at, sum.length, 'amount');
    note(found, side, sum.value);
    at += sum.length - 1;
  }
  return found;
}

function note(found: Amounts, { bound, isOpen }: Side, value: number): void {
  const isSecondOfPair = bound === undefined && found.min_amount !== undefined && found.max_amount === undefined;
  if (bound === 'both') Object.assign(found, { min_amount: value, max_amount: value });
  else if (bound === 'min' && found.min_amount === undefined) Object.assign(found, { min_amount: value, ...(isOpen && { over: true }) });
  else if (bound === 'max' && found.max_amount === undefined) Object.assign(found, { max_amount: value, ...(isOpen && { under: true }) });
  else if (isSecondOfPair && value > (found.min_amount ?? 0)) found.max_amount = value;
  else if (bound === undefined) found.amount ??= value;
}

/** '4,750', '10k', '1.5 lakh', 'dhai lakh', 'saadhe teen hazaar', 'one lakh twenty thousand'. */
function sumAt(reading: Reading, at: number): Sum | undefined {
  let length = 0;
  let total = 0;
  let hasScale = false;
  for (;;) {
    const part = partAt(reading, at + length);
    if (!part || (length > 0 && !(hasScale && part.hasScale && part.value < total))) break;
    total += part.value;
    length += part.length;
    hasScale ||= part.hasScale;
    if (!part.hasScale) break;
  }
  return length > 0 ? { value: Math.round(total), length, hasScale } : undefined;
}

function partAt(reading: Reading, at: number): Sum | undefined {
  const fraction = phraseAt(reading, FRACTIONS, at);
  const number = numberAt(reading, at + (fraction?.length ?? 0));
  const isFractionAlone = fraction !== undefined && !fraction.value.isAdded && !number;
  const base = isFractionAlone ? 0 : number?.value;
  if (base === undefined) return undefined;
  const length = (fraction?.length ?? 0) + (number?.length ?? 0);
  const scale = phraseAt(reading, SCALES, at + length);
  const value = base + (fraction?.value.value ?? 0);
  if (!scale) return fraction || number?.isWord ? undefined : { value, length, hasScale: false };
  const second = scale.value === 100 ? phraseAt(reading, SCALES, at + length + scale.length) : undefined;
  return { value: value * scale.value * (second?.value ?? 1), length: length + scale.length + (second?.length ?? 0), hasScale: true };
}

function numberAt(reading: Reading, at: number): (Found<number> & { isWord: boolean }) | undefined {
  const whole = digitsAt(reading, at);
  if (whole === undefined) {
    const word = phraseAt(reading, NUMBERS, at);
    return word && { ...word, isWord: true };
  }
  const { tokens } = reading;
  const hasDecimals =
    tokens[at + 1]?.text === '.' && tokens[at + 1]?.isGlued && tokens[at + 2]?.isGlued && tokens[at + 2]?.kind === 'number';
  const decimals = tokens[at + 2]?.text ?? '';
  if (!hasDecimals || decimals.length > 2 || tokens[at + 3]?.text === '.') return { value: whole, length: 1, isWord: false };
  return { value: Number(`${whole}.${decimals}`), length: 3, isWord: false };
}

type Words = readonly [from: number, length: number];
type Bound = { readonly bound: 'min' | 'max' | 'both'; readonly isOpen?: boolean; readonly words: Words };
type Side = Partial<Pick<Bound, 'bound' | 'isOpen'>> & { readonly hasCurrency: boolean; readonly words: readonly Words[] };

/** What stands around a sum: a currency, whether it is a least or a most, and the words that say so. */
function sideOf(reading: Reading, at: number, length: number): Side {
  const isDotted = reading.tokens[at - 1]?.text === '.' && reading.tokens[at - 2]?.text === 'rs';
  const before = endsBefore(reading, at, 'rupee') ? 1 : isDotted ? 2 : 0;
  const after = at + length;
  const suffix = lengthAt(reading, after, 'rupee');
  const front = at - before;
  const start = ['of', 'is', 'by', 'rs', 'का'].includes(reading.tokens[front - 1]?.text ?? '') ? front - 1 : front;
  const behind = after + suffix;
  const found = boundBefore(reading, front) ?? boundBefore(reading, start) ?? boundAfter(reading, behind) ?? boundOfPair(reading, behind);
  const currency: Words[] = [...(before ? [[front, before] as const] : []), ...(suffix ? [[after, suffix] as const] : [])];
  return { ...found, hasCurrency: currency.length > 0, words: found ? [...currency, found.words] : currency };
}

function boundBefore(reading: Reading, at: number): Bound | undefined {
  if (EXACTLY.includes(reading.tokens[at - 1]?.text ?? '')) return { bound: 'both', words: [at - 1, 1] };
  for (const { concept, from, length } of reading.hits) {
    if (from + length !== at || reading.claims[from]) continue;
    if (concept === 'between') return { bound: 'min', words: [from, length] };
    if (concept === 'above' || concept === 'below') return boundAt(reading, concept, from, length);
  }
  return undefined;
}

/** 'More than 5,000' leaves out the sum itself, 'at least 5,000' and '5,000 or more' take it in. */
function boundAt({ hitsAt }: Reading, concept: 'above' | 'below', from: number, length: number): Bound {
  const isOpen = hitsAt[from]?.some((hit) => hit.length === length && TAKES_IN.includes(hit.concept)) !== true;
  return { bound: concept === 'above' ? 'min' : 'max', isOpen, words: [from, length] };
}
const EXACTLY = ['exactly', 'exact', 'precisely'];
const TAKES_IN: readonly Concept[] = ['inclusive', 'andAbove', 'andBelow'];

function boundAfter(reading: Reading, at: number): Bound | undefined {
  if (reading.tokens[at]?.text === '+') return { bound: 'min', words: [at, 1] };
  // '5000 tak baaki'.
  if (['tak', 'तक'].includes(reading.tokens[at]?.text ?? '') && reading.hitsAt[at]?.every(({ length }) => length === 1))
    return { bound: 'max', words: [at, 1] };
  const [concept] = (['above', 'below'] as const).filter((one) => lengthAt(reading, at, one) > 0);
  return concept && boundAt(reading, concept, at, lengthAt(reading, at, concept));
}

/** '5000 se 10000 tak', '5k to 10k', '5000 aur 10000 ke beech': the first is the least. */
function boundOfPair(reading: Reading, at: number): Bound | undefined {
  const to = lengthAt(reading, at, 'to');
  const joint = to || lengthAt(reading, at, 'and');
  const second = joint ? sumAt(reading, at + joint) : undefined;
  const isPair = second && (to > 0 || lengthAt(reading, at + joint + second.length, 'between') > 0);
  return isPair && second.value >= 200 ? { bound: 'min', words: [at, joint] } : undefined;
}

/** 'Over 90 days' is no sum. */
const isOfTime = (reading: Reading, at: number): boolean => lengthAt(reading, at, 'day', 'week', 'month', 'year') > 0;

/** A bare number of this size is a year: money has a currency, a multiplier or a bound there. */
function isYear({ value, length }: Sum): boolean {
  return length === 1 && value >= 1990 && value <= 2100;
}
