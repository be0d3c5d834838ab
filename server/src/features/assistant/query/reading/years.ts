import { type Said, saidAt } from '../../interpreter/entities/dates.ts';
import { digitsAt, ordinalAt } from '../../interpreter/entities/numbers.ts';
import { isFree, type Reading } from '../../interpreter/reading.ts';
import { MONTHS, NUMBERS } from '../../interpreter/text/lexicon.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import { addDays, schoolYear, spanOfMonth } from '../../tools/span.ts';
import type { Period } from '../entity.ts';
import { MONTH_STARTS } from '../vocabulary/month-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';

/** The days of years without a first or a last one. */
const EVER = { from: '1900-01-01', to: '2100-12-31' };
const YEAR_BEFORE: Readonly<Record<string, 'in' | 'before' | 'after' | 'since'>> = {
  in: 'in',
  during: 'in',
  before: 'before',
  after: 'after',
  since: 'since',
  from: 'since',
};
const YEAR_BEHIND: Readonly<Record<string, 'in' | 'before' | 'after' | 'since'>> = {
  me: 'in',
  mein: 'in',
  में: 'in',
  pehle: 'before',
  pahle: 'before',
  baad: 'after',
  bad: 'after',
};

/** 'Joined 2025'. */
const WHEN_JOINED = ['joined', 'join', 'admitted', 'born', 'appointed', 'hired', 'recruited'];

/** Of those who joined or were admitted a day of any year may be said. */
const ENTRY = [...WHEN_JOINED, 'joining', 'admission', 'birth'];

/** 'Before 1 July 2015': all days until then. */
function beforeDayAt({ tokens }: Reading, at: number): { value: Period; length: number } | undefined {
  if (tokens[at]?.text !== 'before' || !tokens.some(({ text }) => ENTRY.includes(text))) return undefined;
  let end = at + 1;
  const day = Number(tokens[end]?.text);
  end += 1;
  while (['st', 'nd', 'rd', 'th', 'of'].includes(tokens[end]?.text ?? '')) end += 1;
  const month = MONTH_STARTS.indexOf(tokens[end]?.text.slice(0, 3) ?? '');
  end += 1;
  if (tokens[end]?.text === ',') end += 1;
  const year = tokens[end]?.text ?? '';
  if (!(day >= 1 && day <= 31) || month < 0 || !/^(?:19|20)\d\d$/.test(year)) return undefined;
  const until = new Date(Date.UTC(Number(year), month, day - 1)).toISOString().slice(0, 10);
  return { value: { from: EVER.from, to: until }, length: end + 1 - at };
}

const UNTIL = wordsIn('till until untill upto uptil');
const TAK = wordsIn('tak तक') as readonly string[];
const MONTH_END = /^(?:the )?(?:end of (?:the |this )?month|month end)\b/;
/** 'Till 15 November', 'up to 5/10', '15 November tak': the days of the school's year until then. */
export function untilDayAt(reading: Reading, at: number): Years | undefined {
  const { tokens, today } = reading;
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const lead = UNTIL.some((word) => word === textAt(at)) ? 1 : textAt(at) === 'up' && textAt(at + 1) === 'to' ? 2 : 0;
  const end =
    lead > 0
      ? MONTH_END.exec(
          tokens
            .slice(at + lead, at + lead + 5)
            .map(({ text }) => text)
            .join(' '),
        )
      : null;
  if (end) return { value: { from: today, to: spanOfMonth(today.slice(0, 7)).to }, length: lead + end[0].split(' ').length };
  const start = at + lead + (lead > 0 && textAt(at + lead) === 'the' ? 1 : 0);
  const said = isFree(reading, at) ? saidAt(reading, start) : undefined;
  const { first, last } = said?.value ?? {};
  if (said === undefined || first?.kind !== 'day' || first.month === undefined || last !== undefined) return undefined;
  const tail = TAK.includes(textAt(start + said.length)) ? 1 : 0;
  // A time that began before ends here.
  if (lead + tail === 0 || reading.claims.includes('date')) return undefined;
  const { from } = schoolYear(today);
  const year = first.year ?? Number(from.slice(0, 4)) + (first.month < APRIL ? 1 : 0);
  const to = addDays(`${year}-${String(first.month + 1).padStart(2, '0')}-01`, first.day - 1);
  return to < from ? undefined : { value: { from: to > today ? today : from, to }, length: start + said.length + tail - at };
}

const TERMS: Readonly<Record<string, number>> = {
  this: 0,
  is: 0,
  इस: 0,
  last: -1,
  previous: -1,
  pichle: -1,
  pichli: -1,
  पिछले: -1,
  next: 1,
  agle: 1,
  अगले: 1,
};

type Years = { value: Period; length: number };

/** The days of the terms, the earlier first. */
export const termSpans = ({ termSpan = [] }: Vocabulary): Period[] =>
  termSpan.map((one) => ({ from: one.slice(0, 10), to: one.slice(11) })).sort((a, b) => (a.from < b.from ? -1 : 1));

/** 'This term', 'pichle term': the days of the term that runs today, or of the one before or behind it. */
export function termAt({ tokens, today }: Reading, at: number, vocabulary: Vocabulary): Years | undefined {
  const shift = TERMS[tokens[at]?.text ?? ''];
  if (shift === undefined || !['term', 'टर्म'].includes(tokens[at + 1]?.text ?? '') || tokens[at + 2]?.kind === 'number') return undefined;
  const spans = termSpans(vocabulary);
  const running = spans.findIndex(({ from, to }) => from <= today && today <= to);
  const value = running < 0 ? undefined : spans[running + shift];
  return value && { value, length: 2 };
}

/** The parts that a year or a month is said to have, with how many months each of them is; a half of a month has none. */
const PARTS: Readonly<Record<string, number>> = {
  quarter: 3,
  quarters: 3,
  qtr: 3,
  q: 3,
  timahi: 3,
  तिमाही: 3,
  half: 6,
  halves: 6,
  h: 6,
  fortnight: 0,
};
const YEARS = wordsIn('year session saal sal varsh fy साल वर्ष सत्र');
const OF_PART = wordsIn('of the in this ka ki ke school academic financial current is का की के इस');
const BEFORE_YEARS = wordsIn('in during for of since from fy year session saal sal varsh साल वर्ष');

/** 'The second quarter', 'Q2', 'first half of the year', 'second fortnight of October', 'in 2025-26': parts of the school's year and whole ones. */
export function partAt(reading: Reading, at: number): Years | undefined {
  const { tokens, today } = reading;
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const years = schoolYearAt(reading, at);
  if (years) return years;
  const the = textAt(at) === 'the' ? 1 : 0;
  const before = ordinalAt(reading, at + the);
  const unitAt = at + the + (before?.length ?? 0);
  const months = PARTS[textAt(unitAt)];
  const number = before?.value ?? (tokens[unitAt + 1]?.kind === 'number' ? digitsAt(reading, unitAt + 1) : undefined);
  if (months === undefined || number === undefined || (the > 0 && before === undefined)) return undefined;
  const end = unitAt + (before ? 1 : 2);
  let of = end;
  while (OF_PART.some((word) => word === textAt(of))) of += 1;
  const month = MONTHS.get(textAt(of))?.[0]?.value;
  const start = Number(schoolYear(today).from.slice(0, 4));
  if (month !== undefined && months !== 3 && number <= 2) {
    const { from, to } = spanOfMonth(`${month < APRIL ? start + 1 : start}-${String(month + 1).padStart(2, '0')}`);
    const middle = addDays(from, 14);
    return { value: number === 1 ? { from, to: middle } : { from: addDays(middle, 1), to }, length: of + 1 - at };
  }
  const isOfYear = of > end && YEARS.some((word) => word === textAt(of));
  if (months === 0 || number > 12 / months || (textAt(unitAt).startsWith('hal') && !isOfYear)) return undefined;
  const monthAt = (place: number) => `${start + (place > 8 ? 1 : 0)}-${String(((place + APRIL) % 12) + 1).padStart(2, '0')}`;
  const value = { from: `${monthAt(months * (number - 1))}-01`, to: spanOfMonth(monthAt(months * number - 1)).to };
  return { value, length: (isOfYear ? of + 1 : end) - at };
}

/** 'In 2025-26', 'FY 2026-27'. */
function schoolYearAt({ tokens }: Reading, at: number): Years | undefined {
  const lead = BEFORE_YEARS.some((word) => word === tokens[at]?.text) ? 1 : 0;
  const isLed = lead === 1 || BEFORE_YEARS.some((word) => word === tokens[at - 1]?.text);
  const [first = '', sign = '', last = ''] = tokens.slice(at + lead, at + lead + 3).map(({ text }) => text);
  if (!isLed || !/^20\d\d$/.test(first) || !['-', '–', '/'].includes(sign) || Number(last.slice(-2)) !== (Number(first) + 1) % 100)
    return undefined;
  return { value: schoolYear(`${first}-04-01`), length: lead + 3 };
}

const CAME_OR_LEFT = /^(?:join|admi[ts]|born|birth|appoint|hired|recruit|left|leav|enrol|withdr)/;
/** 'Joined between 2015 and 2020', 'from 2015 to 2020': of those who came or left no other number is meant. */
export function betweenYearsAt({ tokens }: Reading, at: number): Years | undefined {
  const [lead = '', first = '', joint = '', last = ''] = tokens.slice(at, at + 4).map(({ text }) => text);
  const isPair = [first, last].every((year) => /^(?:19[5-9]|20\d)\d$/.test(year)) && first <= last;
  const isSpan = (lead === 'between' && ['and', '&', 'to'].includes(joint)) || (lead === 'from' && ['to', 'till', 'until'].includes(joint));
  if (!isPair || !isSpan || !tokens.some(({ text }) => CAME_OR_LEFT.test(text))) return undefined;
  return { value: { from: `${first}-01-01`, to: `${last}-12-31` }, length: 4 };
}

/** 'In 2015', 'before 2014', '2020 ke baad': years of the calendar. A school year ('2026-27') is none. */
export function yearsAt(reading: Reading, at: number): { value: Period; length: number } | undefined {
  const early = beforeDayAt(reading, at) ?? betweenYearsAt(reading, at);
  if (early) return early;
  const recent = lastYearsAt(reading, at);
  if (recent) return recent;
  const { tokens } = reading;
  // 'This calendar year'.
  const shift = tokens[at + 1]?.text === 'calendar' && tokens[at + 2]?.text === 'year' ? TERMS[tokens[at]?.text ?? ''] : undefined;
  const of = Number(reading.today.slice(0, 4)) + (shift ?? 0);
  if (shift !== undefined) return { value: { from: `${of}-01-01`, to: `${of}-12-31` }, length: 3 };
  const isBare = WHEN_JOINED.includes(tokens[at - 1]?.text ?? '') && tokens[at]?.kind === 'number';
  const before = isBare ? 'in' : YEAR_BEFORE[tokens[at]?.text ?? ''];
  const place = before === undefined || isBare ? at : at + 1;
  const said = tokens[place]?.kind === 'number' ? (tokens[place]?.text ?? '') : '';
  if (!/^(?:19[5-9]|20\d)\d$/.test(said) || !isFree(reading, place) || ['-', '/', '–'].includes(tokens[place + 1]?.text ?? ''))
    return undefined;
  const joins = ['se', 'ke', 'से', 'के'].includes(tokens[place + 1]?.text ?? '') ? 1 : 0;
  const behind = before === undefined ? YEAR_BEHIND[tokens[place + 1 + joins]?.text ?? ''] : undefined;
  const how = before ?? behind;
  if (how === undefined) return undefined;
  const year = Number(said);
  const [first, last] = [`${how === 'after' ? year + 1 : year}-01-01`, `${how === 'before' ? year - 1 : year}-12-31`];
  const value = { from: how === 'before' ? EVER.from : first, to: how === 'after' || how === 'since' ? EVER.to : last };
  return { value, length: place + 1 - at + (before === undefined ? 1 + joins : 0) };
}

const MOST_YEARS = 20;
/** 'In the last two years': as many years as end today. */
function lastYearsAt({ tokens, today }: Reading, at: number): Years | undefined {
  const number = LAST.includes(tokens[at]?.text ?? '') ? longestAt(NUMBERS, tokens, at + 1) : undefined;
  const digits = number === undefined && LAST.includes(tokens[at]?.text ?? '') ? Number(tokens[at + 1]?.text) : undefined;
  const years = number?.values[0] ?? digits;
  const length = 1 + (number?.length ?? 1);
  const isOfYears = ['years', 'yrs', 'saal', 'sal', 'साल'].includes(tokens[at + length]?.text ?? '');
  if (years === undefined || !isOfYears || !(years > 1 && years <= MOST_YEARS) || !tokens.some(({ text }) => ENTRY.includes(text)))
    return undefined;
  const from = addDays(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`, 1);
  return { value: { from, to: today }, length: length + 1 };
}
const LAST = ['last', 'past', 'previous', 'pichle', 'पिछले'];

type SaidAt = { said: Said; from: number; length: number };
/** 'October last year' is the last October but one. */
export function monthOfYear(
  before: { said?: Said | undefined; from: number; length: number } | undefined,
  { first, last }: Said,
  { at, today }: { at: number; today: string },
): SaidAt | undefined {
  if (before?.said === undefined || before.said.last !== undefined || before.from + before.length !== at) return undefined;
  const month = before.said.first;
  // January to March are of another school year than of the calendar's.
  if (month.kind !== 'month' || month.year !== undefined || month.month < APRIL || last !== undefined) return undefined;
  if (first.kind !== 'span' || first.unit !== 'year' || first.shift > 0) return undefined;
  const year = Number(today.slice(0, 4)) - (month.month + 1 > Number(today.slice(5, 7)) ? 1 : 0) + first.shift;
  return { said: { first: { ...month, year } }, from: before.from, length: before.length };
}
const APRIL = 3;
