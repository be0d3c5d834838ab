import type { Query } from '@shala/contract/assistant';
import { saidDay } from '../interpreter/entities/days.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Period } from '../query/entity.ts';
import type { School } from '../tools/directory.ts';
import { addDays, spanOfMonth } from '../tools/span.ts';
import { wording } from './says.ts';

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const MONTHS_IN = { month: 1, quarter: 3, year: 12 } as const;

/** 'The month before', 'in the one before', 'the next day' in the days that are meant, seen from those of the last question; undefined where it had none. */
export function withMovedPeriod(
  prompt: string,
  last: Query | undefined,
  school: Pick<School, 'today' | 'yearStartsOn'>,
): string | undefined {
  const found = wording('movedPeriod').exec(prompt);
  // The text of a notice is never changed, nor the day of what is to be done.
  if (found === null || prompt.split(' ').length > MOST_WORDS || prompt.includes(':') || ACTS.test(prompt)) return prompt;
  const [phrase] = found;
  const [word = '', how = ''] = found.slice(1).filter((part) => part !== undefined);
  const [said, way] = /^(?:before|after|previous|preceding|following|next)/i.test(word) ? [how, word] : [word, how];
  const unit = UNITS[said.toLowerCase()];
  const base = last && daysOf(last, unit, school);
  // The day before a month is none of it.
  if (base === undefined || (unit === 'day' && unitOf(base) !== 'day')) return undefined;
  const moved = movedBy(base, unit ?? unitOf(base), /^(?:after|following|next)/i.test(way) ? 1 : -1);
  return prompt
    .replace(phrase, ` ${wordsFor(moved)} `)
    .replace(/\s+/g, ' ')
    .trim();
}
const MOST_WORDS = 7;
const ACTS = /\b(?:remind|reminders?|send|notice|inform|plan|declare|add|make|shift|move|postpone|cancel|bhej\w*|rakh\w*)\b/i;
const UNITS: Readonly<Record<string, Unit>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  session: 'year',
};

/** The days of the last question, the month of what is owed, or the running year or month where it said none. */
function daysOf(
  { entity, period, filters, groupBy }: Query,
  unit: Unit | undefined,
  { today, yearStartsOn }: Pick<School, 'today' | 'yearStartsOn'>,
) {
  const month = filters.find(({ by, op, values }) => by === 'month' && op === 'is' && values.length === 1)?.values[0];
  if (period !== undefined || month !== undefined) return period ?? spanOfMonth(month?.slice(0, 7) ?? '');
  const { inPeriod, usual } = ENTITIES[entity];
  if (inPeriod === undefined || groupBy.includes('year')) return undefined;
  if (unit === 'year' && yearStartsOn !== null) return { from: yearStartsOn, to: addDays(monthsOn(yearStartsOn, 12), -1) };
  return usual === 'today' ? { from: today, to: today } : undefined;
}

/** What a span is called by. */
function unitOf({ from, to }: Period): Unit {
  if (from === to) return 'day';
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days <= 7 ? 'week' : days <= 31 ? 'month' : days <= 92 ? 'quarter' : 'year';
}

/** So many units away: whole months of whole months, also where they are not over yet. */
function movedBy({ from, to }: Period, unit: Unit, way: 1 | -1): Period {
  if (unit === 'day') return { from: addDays(from, way), to: addDays(to, way) };
  // A running week is one of seven days, too.
  if (unit === 'week') return { from: addDays(from, way * 7), to: addDays(unitOf({ from, to }) === unit ? addDays(from, 6) : to, way * 7) };
  const months = way * MONTHS_IN[unit];
  // The month before a day is that whole month.
  if (from === to && unit === 'month') return spanOfMonth(monthsOn(`${from.slice(0, 7)}-01`, months).slice(0, 7));
  if (!from.endsWith('-01')) return { from: monthsOn(from, months), to: monthsOn(to, months) };
  const length =
    unitOf({ from, to }) === unit
      ? MONTHS_IN[unit]
      : (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  const start = monthsOn(from, months);
  return { from: start, to: addDays(monthsOn(start, length), -1) };
}

/** The same day so many months on, or the last one of that month. */
function monthsOn(day: string, months: number): string {
  const all = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
  const last = Number(spanOfMonth(month).to.slice(8));
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

function wordsFor({ from, to }: Period): string {
  if (from === to) return `on ${saidDay(from)}`;
  const { to: end } = spanOfMonth(from.slice(0, 7));
  return from.endsWith('-01') && end === to ? `in ${saidDay(from).replace(/^1 /, '')}` : `from ${saidDay(from)} to ${saidDay(to)}`;
}
