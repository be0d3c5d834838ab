import { type Bias, type Resolved, resolveSaid } from '../../interpreter/entities/resolve-dates.ts';
import { addDays, isOverAYear, schoolYear, spanOfMonth } from '../../tools/span.ts';
import type { Period } from '../entity.ts';
import type { Role } from '../vocabulary/words.ts';
import type { Roles, Work } from './marks.ts';
import type { Time } from './particulars.ts';

const OVER = /\b(?:was|were|did|had|held|so far|and today|till (?:now|date)|tha|thi)\b|था|थी|थे/i;

const AHEAD = /\bexpected\b/i;

/** A period, the one it is compared with, the month of what is owed, or the weekday of the lessons (1 is Monday). */
export type When = {
  period?: Period;
  compare?: Period;
  month?: string;
  months?: string[];
  weekday?: number;
  isByMonth?: true;
  more?: Period[];
};

/** A month, or a week of it. */
const LONGEST_NOW = 31;
const OF_EXAMS = ['result', 'examMark'];
/** The days that a time means, seen from today. */
export const resolveTime = ({ said, years }: Time, today: string, bias: Bias): Resolved =>
  said === undefined ? years : resolveSaid(said, today, bias);

/** 'For the months April to August': each of them, as far as they are over. */
const FOR_MONTHS = /\b(?:for|of) (?:the )?months?\b/i;
function monthsOf({ from, to }: Period, today: string): string[] {
  const found: string[] = [];
  for (
    let month = `${from.slice(0, 7)}-01`;
    month <= to && month <= today && found.length < 12;
    month = addDays(spanOfMonth(month.slice(0, 7)).to, 1)
  )
    found.push(month);
  return to <= today ? found : [];
}
const dayAfter = (day: string) => addDays(day, 1);

/** What a time means for rows that have none: a weekday of the lessons, or the months of what is owed. */
function withoutTime(
  { entity, reading, particulars }: Pick<Work, 'entity' | 'reading' | 'particulars'>,
  spans: readonly Period[],
  month: string | undefined,
): When | undefined {
  const [first, second] = spans;
  if (first === undefined) return {};
  if (entity.name === 'lesson' && second === undefined && first.from === first.to)
    return { weekday: new Date(`${first.from}T00:00:00Z`).getUTCDay() || 7 };
  const isNow =
    second === undefined && first.from <= reading.today && reading.today <= first.to && (month === undefined || entity.name === 'lesson');
  // Who has not paid since July is told by no list of what is owed.
  if (isNow && entity.name === 'due' && first.to > addDays(first.from, LONGEST_NOW) && !first.from.endsWith('-04-01')) return undefined;
  // Nor is what happened since June told by who there is now.
  if (isNow && particulars.periods.some(({ said }) => said?.isOpen === true) && !first.from.endsWith('-04-01')) return undefined;
  // Of a paper that was written on a day no other is told.
  if (isNow) return OF_EXAMS.includes(entity.name) && first.from === first.to ? undefined : {};
  const months = entity.name === 'due' && second === undefined && FOR_MONTHS.test(reading.text) ? monthsOf(first, reading.today) : [];
  if (months.length > 1) return { months };
  return entity.name === 'due' && second === undefined && month !== undefined ? { month: `${month}-01` } : undefined;
}

export const UNTIL_NOW = /\b(?:so far|till (?:now|date|today)|up ?to (?:now|date)|(?:ab|aaj|abhi) tak)\b|(?:अब|आज|अभी) तक/i;
/** What asks for a number of days. */
export const HOW_LONG = /\b(?:how many days|how long|kitne din(?:o|on)?)\b|कितने दिन/i;

/** 'Comparison of the collection between September and October': two times, and none from the one to the other. */
function bothEnds({ tokens }: Work['reading'], times: readonly Time[]): readonly Time[] {
  const [only, another] = times;
  const { said, from = 0, length = 0 } = only ?? {};
  if (said?.last === undefined || another !== undefined || tokens[from]?.text !== 'between') return times;
  const { last, ...first } = said;
  return [
    { said: first, from, length: 1 },
    { said: { first: last }, from: from + length - 1, length: 1 },
  ];
}

/** The time that is meant; undefined where it cannot be. */
export function periodsOf(work: Work, roles: Roles): When | undefined {
  const { entity, reading, particulars, claimed } = work;
  // 'Was 19 November a holiday' asks of the one that is over.
  // What is expected is ahead.
  const isAhead = AHEAD.test(reading.text);
  const bias = entity.bias === 'future' && OVER.test(reading.text) ? 'past' : isAhead ? 'future' : entity.bias;
  const times = roles.has('versus') ? bothEnds(reading, particulars.periods) : particulars.periods;
  const said = times.map((one) => ({ at: resolveTime(one, reading.today, bias) }));
  if (said.some(({ at }) => at === undefined)) return undefined;
  const spans = said
    .map(({ at }): Period => {
      if (at?.month !== undefined) return spanOfMonth(at.month);
      return { from: at?.from ?? at?.date ?? '', to: at?.to ?? at?.date ?? '' };
    })
    .map((span) =>
      entity.bias === 'past' &&
      span.from <= reading.today &&
      span.to > reading.today &&
      (entity.name !== 'leave' || UNTIL_NOW.test(reading.text)) &&
      !(entity.usual === 'wholeYear' && !OVER.test(reading.text))
        ? { ...span, to: reading.today }
        : span,
    );
  for (const [at, claim] of reading.claims.entries()) if (claim === 'date') claimed[at] = true;
  if (said.length > 1)
    for (const [at, { text }] of reading.tokens.entries())
      if (text === 'same' && SAME_DAYS.test(reading.text)) claimed.fill(true, at, at + 2);
  const [first, second, third] = spans;
  // 'August, September, October' are told apart.
  if (first !== undefined && third !== undefined) {
    const isRow = spans.every((span, at) => at === 0 || dayAfter(spans[at - 1]?.to ?? '') === span.from);
    const isOfMonths = said.every(({ at }) => at?.month !== undefined) && 'month' in entity.dimensions && entity.inPeriod !== undefined;
    // 'Absent on Monday, Tuesday and Friday'.
    if (second !== undefined && !isOfMonths && spans.every(({ from, to }) => from === to) && spans.length <= 5)
      return { period: first, compare: second, more: spans.slice(2) };
    return isRow && isOfMonths ? { period: { from: first.from, to: spans.at(-1)?.to ?? '' }, isByMonth: true } : undefined;
  }
  // 'The enrolment of the last five years': these words stay open.
  if (entity.inPeriod === undefined && spans.some(isOverAYear)) {
    for (const [at, claim] of reading.claims.entries()) if (claim === 'date') claimed[at] = false;
    return {};
  }
  if (entity.inPeriod === undefined) return withoutTime(work, spans, said[0]?.at?.month);
  if (first === undefined) return {};
  if (second === undefined && roles.has('versus') && !namesSides(work)) return againstNow(first, reading);
  if (second === undefined) return { period: first };
  // 'On Tuesday this week' is one day.
  const [one, other] = times;
  const isBeside = one !== undefined && other !== undefined && one.from + one.length === other.from;
  if (isBeside && first.from === first.to && second.from <= first.from && first.to <= second.to) return { period: first };
  // 'Next week Monday to Saturday' is these days of that week.
  if (isBeside && one.said && other.said && first.from <= second.from && second.to <= first.to) return { period: second };
  const [earlier, later] = first.from <= second.from ? [first, second] : [second, first];
  // 'September and October together' are one time.
  if (roles.has('together')) {
    return dayAfter(earlier.to) === later.from ? { period: { from: earlier.from, to: later.to } } : undefined;
  }
  if (first.from === second.from && first.to === second.to) return { period: first };
  // 'Birthdays in November or December' are listed, and not compared.
  const isCounted = ['versus', 'count', 'kitne', 'sum', 'wise', 'by', 'each', 'rise', 'fall', 'share'].some((role) =>
    roles.has(role as Role),
  );
  if (entity.main === 'list' && !isCounted && dayAfter(earlier.to) === later.from) return { period: { from: earlier.from, to: later.to } };
  // 'Sept Oct' are told apart, as months that are joined are.
  const isOfMonths = said.every(({ at }) => at?.month !== undefined) && 'month' in entity.dimensions;
  if (isBeside && isOfMonths && dayAfter(earlier.to) === later.from)
    return { period: { from: earlier.from, to: later.to }, isByMonth: true };
  // Two days that nothing joins are not compared.
  const isJoined = ['versus', 'and', 'rise', 'fall'].some((role) => roles.has(role as Role));
  if (!isJoined) return undefined;
  if (!SAME_DAYS.test(reading.text)) return { period: first, compare: second };
  return first.from < second.from ? { period: asFar(second, first), compare: second } : { period: first, compare: asFar(first, second) };
}

/** 'Compare the late marks of class 9 and class 10 last month': two that are named are compared, and not that month with this. */
function namesSides({ particulars: { places }, marks }: Work): boolean {
  const values = marks.flatMap(({ meanings }) => meanings.flatMap((one) => (one.type === 'value' ? [one] : [])));
  return places.length > 1 || values.some((one) => values.some(({ by, value }) => by === one.by && value !== one.value && by === 'gender'));
}

/** 'Repairs compared with last year': with the running one, as far as it is. */
function againstNow(last: Period, { text, today }: Work['reading']): When {
  const [, unit] = AGAINST.exec(text) ?? [];
  if (unit === undefined) return { period: last };
  const month = `${today.slice(0, 7)}-01`;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const from = unit === 'month' ? month : unit === 'week' ? addDays(today, 1 - weekday) : schoolYear(today).from;
  return last.to < from ? { period: { from, to: today }, compare: last } : { period: last };
}
const AGAINST = /\b(?:last|previous|past|preceding) (week|month|year|session)\b/i;

/** The same day of the year before; a 29 February is the day behind it. */
const yearBefore = (day: string) => addDays(`${Number(day.slice(0, 4)) - 1}-${day.slice(5, 8)}01`, Number(day.slice(8)) - 1);

/** 'The same period of last year' ends on the same day of it. */
const SAME_DAYS = /\bsame (?:period|time|months?|days?|span|duration|dates?)\b/i;
function asFar({ from, to }: Period, other: Period): Period {
  // 'The same day of last month'.
  if (from === to && other.from !== other.to) {
    const isMonth = other.from.slice(0, 7) === other.to.slice(0, 7);
    const day = isMonth ? `${other.from.slice(0, 7)}${from.slice(7)}` : `${other.from.slice(0, 4)}${from.slice(4)}`;
    return day >= other.from && day <= other.to ? { from: day, to: day } : other;
  }
  const years = Number(from.slice(0, 4)) - Number(other.from.slice(0, 4));
  // 'The same month of last year'.
  const ago = { from: yearBefore(from), to: yearBefore(to) };
  if (years !== 0 && from.slice(4) !== other.from.slice(4)) return other.from <= ago.from && ago.to <= other.to ? ago : other;
  // 'This month against the same days of last month'.
  if (years === 0) {
    const last = addDays(other.from, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
    return last < other.to ? { ...other, to: last } : other;
  }
  const end = `${Number(to.slice(0, 4)) - years}${to.slice(4)}`;
  return end < other.to ? { ...other, to: end } : other;
}

const MOST_MONTHS = 24;
/** The months of a time that begins with the first day of one and is all of it or reaches over several; undefined for any other time. */
export function wholeMonthsOf({ period, compare }: When): string[] | undefined {
  if (period === undefined || compare !== undefined || !period.from.endsWith('-01')) return undefined;
  const months: string[] = [];
  for (let at = period.from; at <= period.to && months.length <= MOST_MONTHS; at = addDays(spanOfMonth(at.slice(0, 7)).to, 1))
    months.push(at);
  const isWhole = months.length > 1 || spanOfMonth(period.from.slice(0, 7)).to === period.to;
  return isWhole && months.length <= MOST_MONTHS ? months : undefined;
}
