import { saidAt } from '../../interpreter/entities/dates.ts';
import { phraseAt, type Reading } from '../../interpreter/reading.ts';
import { NUMBERS } from '../../interpreter/text/lexicon.ts';
import { compilePhrases, longestAt } from '../../interpreter/text/phrases.ts';
import { pupilDimensions } from '../entities/pupil.ts';
import { staffDimensions } from '../entities/staff.ts';
import { BEFORE, BEHIND, IN_A_ROW_WORDS, manyWords, ROLE_WORDS, UNIT_WORDS, type Unit } from '../vocabulary/lexicon.ts';
import type { BoundOp } from '../vocabulary/words.ts';
import { betweenYearsAt } from './years.ts';

/** A number that rows are kept by, with its unit as far as it is said, and the words it took. */
export type Bound = { op: BoundOp; value: number; unit: Unit | undefined; isBare: boolean; than?: 'average'; from: number; length: number };

const COUNTED = compilePhrases([
  {
    words: `${pupilDimensions.student.words}, ${staffDimensions.employee.words}, classes, sections, months, weeks, days, dates, categories, heads, expense heads, fee heads, subjects, houses, stops, bus stops, routes, departments, items, bills, receipts, families, surnames, cities, castes, religions, languages, mother tongues, weekdays, periods, cashiers, banks, notices, textbooks, chapters, occupations, reasons`,
    value: true,
  },
]);
export const LAST_WORDS = ['last', 'past', 'previous', 'next', 'coming', 'pichle', 'pichhle', 'agle', 'aglay', 'पिछले', 'अगले'];
const SUPERLATIVES = ['most', 'least', 'best', 'worst', 'top'];

/** 'Jinke do bachhe hai': a number, and no verb as in 'bata do'. */
export const isTwoOf = ({ tokens }: Reading, at: number): boolean =>
  ['do', 'दो'].includes(tokens[at]?.text ?? '') &&
  longestAt(COUNTED, tokens, at + 1) !== undefined &&
  longestAt(ROLE_WORDS, tokens, at - 1)?.values.includes('list') !== true &&
  !/^(?:bata|dikha|de|bhej|kar|nikal|बता|दिखा|दे|भेज|कर|निकाल)$/.test(tokens[at - 1]?.text ?? '');

/** '20,000', '20k', '1.5 lakh', 'three'. */
function numberAt(reading: Reading, at: number): { value: number; length: number } | undefined {
  const token = reading.tokens[at];
  if (!token || reading.claims[at] !== undefined) return undefined;
  if (token.kind !== 'number') {
    const word = compoundAt(reading, at) ?? phraseAt(reading, NUMBERS, at);
    const by = word && SCALES[reading.tokens[at + word.length]?.text ?? ''];
    if (!word || by === undefined) return word && { value: word.value, length: word.length };
    return { value: word.value * by, length: word.length + 1 };
  }
  const isDecimal =
    reading.tokens[at + 1]?.text === '.' && reading.tokens[at + 2]?.kind === 'number' && reading.tokens[at + 2]?.isGlued === true;
  const value = Number(isDecimal ? `${token.text}.${reading.tokens[at + 2]?.text}` : token.text);
  const length = isDecimal ? 3 : 1;
  const scale = SCALES[reading.tokens[at + length]?.text ?? ''];
  return scale === undefined ? { value, length } : { value: value * scale, length: length + 1 };
}

/** 'Fifty-three'. */
function compoundAt({ tokens, claims }: Reading, at: number): { value: number; length: number } | undefined {
  const tens = TENS.indexOf(tokens[at]?.text ?? '');
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const ones = ONES.indexOf(tokens[next]?.text ?? '');
  return tens < 0 || ones < 0 || claims[next] !== undefined ? undefined : { value: 20 + 10 * tens + ones + 1, length: next + 1 - at };
}
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  हज़ार: 1000,
  हजार: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  लाख: 100_000,
  crore: 10_000_000,
};

/** The numbers that rows are kept by. */
export function findBounds(reading: Reading): Bound[] {
  const found: Bound[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const between = betweenAt(reading, at);
    const bound = between[0] ?? boundAt(reading, at);
    if (!bound) continue;
    found.push(...(between.length > 0 ? between : [bound]));
    for (let next = at; next < at + bound.length; next += 1) reading.claims[next] ??= 'amount';
    at += bound.length - 1;
  }
  return found;
}

/** 'Between 60 and 75 percent', 'exactly one month': two bounds. */
function betweenAt(reading: Reading, at: number): Bound[] {
  const { tokens } = reading;
  const isAged = tokens[at]?.text === 'aged' && longestAt(BEHIND, tokens, at + 2) === undefined;
  const lead = isAged || ['exactly', 'exact'].includes(tokens[at]?.text ?? '') ? 1 : 0;
  const exact = lead === 1 || tokens[at]?.kind === 'number' ? numberAt(reading, at + lead) : undefined;
  const unit = exact && longestAt(UNIT_WORDS, tokens, at + lead + exact.length);
  // '14 years old'.
  if (exact && (lead === 1 || (unit?.values[0] === 'years' && unit.length > 1 && longestAt(BEFORE, tokens, at - 1) === undefined))) {
    const of = {
      value: exact.value,
      unit: unit?.values[0] ?? (isAged ? ('years' as const) : undefined),
      isBare: false,
      from: at,
      length: lead + exact.length + (unit?.length ?? 0),
    };
    return [
      { op: '>=', ...of },
      { op: '<=', ...of },
    ];
  }
  if (
    !['between', 'btw', 'betn'].includes(tokens[at]?.text ?? '') ||
    reading.claims[at] !== undefined ||
    saidAt(reading, at) ||
    betweenYearsAt(reading, at)
  )
    return [];
  const signAt = (place: number) =>
    ['rs', '₹', 'rs.', 'inr'].includes(tokens[place]?.text ?? '') ? (tokens[place + 1]?.text === '.' ? 2 : 1) : 0;
  const start = at + 1 + signAt(at + 1);
  const low = numberAt(reading, start);
  const joint = low && start + low.length + (longestAt(UNIT_WORDS, tokens, start + low.length)?.length ?? 0);
  if (low === undefined || joint === undefined || !['and', 'to', '-', '–', '&'].includes(tokens[joint]?.text ?? '')) return [];
  const next = joint + 1 + signAt(joint + 1);
  const high = numberAt(reading, next);
  if (high === undefined) return [];
  const counted = longestAt(UNIT_WORDS, tokens, next + high.length);
  const named = counted?.values[0] ?? (signAt(at + 1) + signAt(joint + 1) > 0 ? 'rupees' : undefined);
  const scaled =
    low.value < high.value / 1000 && low.length < high.length ? low.value * (high.value >= 100_000 ? 100_000 : 1000) : low.value;
  const length = next + high.length + (counted?.length ?? 0) - at;
  const of = { unit: named, isBare: false, from: at, length };
  return [
    { op: '>=', value: scaled, ...of },
    { op: '<=', value: high.value, ...of },
  ];
}

function boundAt(reading: Reading, at: number): Bound | undefined {
  const { tokens } = reading;
  const before = longestAt(BEFORE, tokens, at);
  if (before && tokens[at + before.length]?.text === 'average' && ['above', 'below'].includes(tokens[at]?.text ?? ''))
    return {
      op: before.values[0] as BoundOp,
      value: 0,
      unit: undefined,
      isBare: false,
      than: 'average',
      from: at,
      length: before.length + 1,
    };
  const start = at + (before?.length ?? 0);
  const sign = ['rs', '₹', 'rs.', 'inr'].includes(tokens[start]?.text ?? '') ? (tokens[start + 1]?.text === '.' ? 2 : 1) : 0;
  const often = OFTEN[tokens[start]?.text ?? ''];
  if (often !== undefined && before && reading.claims[start] === undefined)
    return { op: before.values[0] as BoundOp, value: often, unit: 'times', isBare: false, from: at, length: start + 1 - at };
  const number = numberAt(reading, start + sign);
  // 'Up to 15 November' is a time.
  if (before && isMonthDay(reading, start)) return undefined;
  // 'The maximum 8B students': a section.
  const glued = tokens[start + sign + (number?.length ?? 0)];
  if (glued?.isGlued === true && /^[a-h]$/.test(glued.text) && tokens[start + sign]?.kind === 'number') return undefined;
  // 'B1 or above' is a grade.
  if (tokens[start]?.isGlued === true && /^[a-e]$/.test(tokens[start - 1]?.text ?? '') && tokens[start - 1]?.isGlued !== true)
    return undefined;
  // 'Class 6 and above' are classes.
  if (before === undefined && CLASS_WORDS.includes(tokens[at - 1]?.text ?? '') && (number?.value ?? 99) <= 12) return undefined;
  if (!number || LAST_WORDS.includes(tokens[at - 1]?.text ?? '')) return undefined;
  let end = start + sign + number.length;
  // 'More than one child' is a condition of parents.
  const isOfChildren = [0, 1, 2].some((more) => CHILDREN.includes(tokens[end + more]?.text ?? '') && number.value <= 2);
  if (isOfChildren && tokens.some(({ text }) => PARENTS.includes(text))) return undefined;
  const early = longestAt(BEHIND, tokens, end);
  end += early?.length ?? 0;
  // 'Three consecutive days'.
  const row = longestAt(IN_A_ROW_WORDS, tokens, end);
  const isRow = row !== undefined && longestAt(UNIT_WORDS, tokens, end + row.length)?.values[0] === 'days';
  const unit = longestAt(UNIT_WORDS, tokens, isRow ? end + row.length : end);
  // The words for it stay, to say what is asked about.
  if (isRow && unit)
    return rowBound({ before: before?.values[0], early: early?.values[0], value: number.value }, reading, {
      at,
      end,
      unitAt: end + row.length,
      unitLength: unit.length,
    });
  end += unit?.length ?? 0;
  // 'Three days in a row or more'.
  const apart = unit?.values[0] === 'days' ? (longestAt(IN_A_ROW_WORDS, tokens, end)?.length ?? 0) : 0;
  const late = early ? undefined : longestAt(BEHIND, tokens, end + apart);
  if (late && apart > 0) reading.claims.fill('amount', end + apart, end + apart + late.length);
  else end += late?.length ?? 0;
  const op = before?.values[0] ?? early?.values[0] ?? late?.values[0];
  const named = unit?.values[0] ?? (sign > 0 ? 'rupees' : undefined);
  if (op !== undefined) return { op, value: number.value, unit: named, isBare: false, from: at, length: end - at };
  const isFor =
    ['for', 'since'].includes(tokens[at - 1]?.text ?? '') ||
    (named === 'months' && !isOfEnds(reading, at)) ||
    (named === 'days' && tokens.some((_, place) => longestAt(IN_A_ROW_WORDS, tokens, place) !== undefined));
  // 'Since 2023 year wise' names a year.
  if (named === undefined || named === 'percent' || named === 'rupees' || !isFor || number.value >= LEAST_YEAR) return undefined;
  return { op: '>=', value: number.value, unit: named, isBare: true, from: at, length: end - at };
}

/** '15 November', '15/11/2026'. */
const isMonthDay = (reading: Reading, at: number): boolean => {
  const { first, last } = saidAt(reading, at)?.value ?? {};
  return last === undefined && first?.kind === 'day' && first.month !== undefined;
};

const LEAST_YEAR = 1900;
/** 'Three months with the highest collection', 'which three months have the most …': how many of a ranking are meant. */
const isOfEnds = ({ tokens }: Reading, at: number): boolean =>
  (at === 0 || BEFORE_LIMIT.includes(tokens[at - 1]?.text ?? '')) &&
  tokens.some((_, place) => SUPERLATIVES.includes(longestAt(ROLE_WORDS, tokens, place)?.values[0] ?? ''));
const BEFORE_LIMIT = ['which', 'the', 'what', 'kin', 'kis', 'name', 'names', 'list', 'show', 'give', 'tell', 'me', 'top', 'kaunse', 'se'];

/** 'At least twice'. */
const OFTEN: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

type RowBound = { before: BoundOp | undefined; early: BoundOp | undefined; value: number };

/** 'Three consecutive days': the number with its unit, of which the words between are left to be read. */
function rowBound(
  { before, early, value }: RowBound,
  reading: Reading,
  { at, end, unitAt, unitLength }: { at: number; end: number; unitAt: number; unitLength: number },
): Bound {
  for (let next = unitAt; next < unitAt + unitLength; next += 1) reading.claims[next] ??= 'amount';
  return { op: before ?? early ?? '>=', value, unit: 'days', isBare: false, from: at, length: end - at };
}

const WALE = ['wale', 'wali', 'wala'];
const GROUPS_OF = ['class', 'classes', 'section', 'sections', 'kaksha', 'teacher', 'bus', 'route', 'subject', 'mahine', 'din'];
const CHILDREN = ['child', 'children', 'ward', 'wards', 'kid', 'kids'];
const PARENTS = ['parent', 'parents', 'guardian', 'guardians', 'families', 'family'];

export const CLASS_WORDS = ['class', 'classes', 'std', 'grade', 'standard', 'cls', 'kaksha', 'कक्षा'];

/** 'top 5', 'first three', 'five highest', 'which five students … most'. */
export function findLimit(reading: Reading): { value: number; at: number } | undefined {
  const { tokens } = reading;
  const superlativeAt = (at: number) => SUPERLATIVES.includes(longestAt(ROLE_WORDS, tokens, at)?.values[0] ?? '');
  const isAnywhere = tokens.some((_, at) => superlativeAt(at));
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(reading, at);
    // 'Do' is two in Hindi, and 'one' counts nothing here.
    if (['do', 'one', 'ek'].includes(tokens[at]?.text ?? '') && !isTwoOf(reading, at)) continue;
    if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 200) continue;
    // '12A' is a section.
    const next = tokens[at + number.length];
    if (next?.isGlued === true && /^[a-z]$/.test(next.text)) continue;
    const before = tokens[at - 1]?.text ?? '';
    if (CLASS_WORDS.includes(before) || LAST_WORDS.includes(before)) continue;
    const isBehind = [1, 2].some(
      (back) => at >= back && (longestAt(ROLE_WORDS, tokens, at - back)?.length ?? 0) === back && superlativeAt(at - back),
    );
    const isGroup = tokens[at]?.kind === 'word' && ['class', 'section', 'mahine'].includes(next?.text ?? '');
    const isCounted =
      isGroup ||
      ((longestAt(COUNTED, tokens, at + number.length) ?? longestAt(manyWords(), tokens, at + number.length)) !== undefined &&
        !['period', 'term'].includes(before));
    const isAsked = (['which', 'the', 'what', 'kin', 'kis', 'name'].includes(before) || isCounted) && isAnywhere;
    // 'Sabse kam periods, pehle 5'.
    const isFirst =
      ['pehle', 'pahle'].includes(before) && isAnywhere && tokens.slice(at + number.length).every(({ kind }) => kind === 'sign');
    // 'Sabse kam hajri wali 3 class'.
    const isOfThese = isAnywhere && WALE.includes(before) && GROUPS_OF.includes(next?.text ?? '');
    if (!isBehind && !superlativeAt(at + number.length) && !isAsked && !isFirst && !isOfThese) continue;
    if (isFirst) reading.claims[at - 1] ??= 'amount';
    for (let next = at; next < at + number.length; next += 1) reading.claims[next] ??= 'amount';
    return { value: number.value, at };
  }
  return undefined;
}
