import type { Query } from '@shala/contract/assistant';
import { isPlace } from '../query-parts.ts';
import { type Excluded, findExcluded } from '../reading/excluded.ts';
import { is, type Mark, namesOf, roleOf, type Take, type Work } from '../reading/marks.ts';
import { aboutOf } from '../vocabulary/about.ts';
import type { Role } from '../vocabulary/words.ts';
import { COUNTING, isSpent, type NamedValue, weightOf } from './groups.ts';

type Filters = Query['filters'];

/** What the rows are kept by; undefined where something is named that they have not. `groups` gets the dimensions of which two values are named. */
export function filtersOf(work: Work, named: readonly NamedValue[], groups: string[], take: Take): Filters | undefined {
  const { entity, particulars } = work;
  const filters: Filters = [];
  if (particulars.weekdays.length > 0) {
    if (!('weekday' in entity.dimensions)) return undefined;
    const said = work.reading.tokens.findIndex(({ text }, at) => text.endsWith('days') && work.reading.claims[at] === 'amount');
    filters.push({ by: 'weekday', op: isIn(excludedOf(work, named), said) ? 'not' : 'is', values: particulars.weekdays.map(String) });
  }
  const excluded = excludedOf(work, named);
  addValues(work, named, { filters, excluded, take });
  // 'Online' is one word for several ways of paying.
  const isOfOneWord = (by: string) => new Set(valuesOf(work).flatMap((one) => (one.by === by ? [one.mark.from] : []))).size < 2;
  for (const one of filters)
    if (one.values.length > 1 && one.op === 'is' && !(one.by === 'mode' && isOfOneWord(one.by)) && isToldApart(work, one.by, groups))
      groups.push(one.by);
  addNamed(work, named, { filters, groups, excluded, take });
  if (namesOfGrades(work, filters)) groups.splice(0, groups.length, 'student', 'grade');
  const places = placesOf(work, excluded);
  if (places === undefined) return undefined;
  const besides = [...places, ...peopleOf(work)];
  if (besides.some(({ by }) => !(by in entity.dimensions))) return undefined;
  for (const one of besides) if (one.values.length > 1 && !isPlace(one.by) && isToldApart(work, one.by, groups)) groups.push(one.by);
  filters.push(...besides);
  for (const [at, claim] of work.reading.claims.entries()) if (claim === 'class' || claim === 'name') work.claimed[at] = true;
  filters.push(...aboutOf(work, take));
  addFlags(work, { filters, groups, excluded, take });
  // A word that leaves nothing out stays unread.
  if (filters.some(({ op }) => op === 'not')) for (const { words } of excluded) for (const one of words) take(one);
  // 'Events, no holidays' are all entries but these.
  if (filters.some(({ by }) => by === 'noHoliday')) filters.splice(0, filters.length, ...filters.filter(({ by }) => by !== 'event'));
  // 'Do din se lagatar', 'for the last three days': up to now.
  const { tokens } = work.reading;
  const isUpToNow = particulars.bounds.some(({ from, length, unit }) => unit === 'days' && tokens[from + length]?.text === 'se');
  if (isUpToNow && entity.flags?.ongoing !== undefined) filters.push({ by: 'ongoing', op: 'has', values: [] });
  return filters;
}

/** What is left out of those that are meant. */
function excludedOf({ reading, marks }: Work, named: readonly NamedValue[]): Excluded[] {
  const spans = [...named, ...marks.filter(({ meanings }) => meanings.some(({ type }) => type === 'value' || type === 'flag'))];
  const isNamed = (at: number) =>
    reading.claims[at] === 'class' ||
    (reading.claims[at] === 'amount' && reading.tokens[at]?.text.endsWith('days') === true) ||
    spans.some(({ from, length }) => from <= at && at < from + length);
  return findExcluded(reading, isNamed);
}
/** Whether a condition is left out, and does not deny in its own words ('without phone'). */
const isLeftOut = ({ tokens }: Work['reading'], excluded: readonly Excluded[], { from, length }: Mark) =>
  excluded.some(
    (one) =>
      one.from <= from &&
      from < one.to &&
      one.words.every(
        (word) =>
          !(word.length === 1 && PLAIN_DENIALS.includes(tokens[word.from]?.text ?? '')) &&
          (word.from + word.length <= from || word.from >= from + length),
      ),
  );
/** What only denies says the opposite of a condition, which another question may mean. */
const PLAIN_DENIALS = ['not', 'non', 'without'];
const isIn = (excluded: readonly Excluded[], at: number) => excluded.some(({ from, to }) => from <= at && at < to);

/** Whether the values that are named are told apart: not 'SC and ST together', which is one figure, nor where people are listed ('Jain or Sikh students'). */
function isToldApart({ marks, entity, reading }: Work, by: string, groups: readonly string[]): boolean {
  // Of a text that is searched for its values there are no groups.
  if (entity.dimensions[by]?.isPart === true) return false;
  const has = (roles: readonly Role[]) => marks.some((mark) => roles.includes(roleOf(mark) ?? 'filler'));
  if (by === 'gender' && has(['versus']) && !groups.includes(by) && groups.length < 2) return true;
  // 'In July and August together compare English with maths'.
  if ((has(['together']) && !has(['versus'])) || groups.includes(by) || groups.length > 1) return false;
  if (by === 'weekday') return has(['versus']) || TWO_FIGURES.test(reading.text);
  // 'How many belong to SC or ST' is one number, and one of each house where they are told apart by house.
  const isOfOwn = !has(['wise', 'by', 'each', 'versus']) || (groups.length > 0 && !has(['versus']));
  if (entity.main === 'list' && by !== 'gender' && isOfOwn && reading.tokens.some(({ text }) => text === 'or')) return false;
  return (
    entity.main !== 'list' ||
    by === 'gender' ||
    marks.some((mark) => is(mark, 'measure')) ||
    has([...COUNTING.filter((role) => role !== 'share'), 'versus'])
  );
}

/** 'Children of 7B who got A1 or A2' are named, each with the grade. */
const namesOfGrades = ({ entity, marks, reading }: Work, filters: Filters): boolean =>
  entity.name === 'result' &&
  filters.some(({ by, op, values }) => by === 'grade' && op === 'is' && values.length > 1) &&
  /\b(?:or|ya)\b/i.test(reading.text) &&
  marks.some((mark) => roleOf(mark) === 'who' || namesOf(mark, 'dimension').includes('student')) &&
  marks.every((mark) => !COUNTING.includes(roleOf(mark) ?? 'filler'));

/** 'On Mondays and on Fridays', 'two totals'. */
const TWO_FIGURES = /\band on \w+days\b|\b(?:two|both) (?:totals|numbers|figures|counts)\b/i;

type Made = { filters: Filters; groups: string[]; excluded: readonly Excluded[]; take: Take };

/** 'HDFC Bank' is no bank transfer: a word within a name says nothing of its own. */
const isWithin = (named: readonly NamedValue[], mark: Mark) =>
  named.some(({ from, length }) => length > mark.length && from <= mark.from && mark.from + mark.length <= from + length);

function addValues(work: Work, named: readonly NamedValue[], { filters, excluded, take }: Omit<Made, 'groups'>): void {
  const ofBanks = named.filter(({ by }) => by === 'bank');
  for (const { by, value, mark } of valuesOf(work)) {
    if (isWithin(ofBanks, mark)) continue;
    take(mark);
    const op = isIn(excluded, mark.from) ? 'not' : 'is';
    const before = filters.find((one) => one.by === by && one.op === op);
    if (before && !before.values.includes(value)) before.values.push(value);
    else if (!before) filters.push({ by, op, values: [value] });
  }
}

function addNamed(work: Work, named: readonly NamedValue[], { filters, groups, excluded, take }: Made): void {
  const { marks } = work;
  for (const one of named) {
    if (marks.some((mark) => mark.length > one.length && mark.from <= one.from && one.from < mark.from + mark.length)) continue;
    if (isSpent(work, one)) continue;
    // 'The security agency' is no cleaning agency.
    const isPartOfItem = one.by === 'item' && one.length === 1 && !one.values.some((value) => !value.trim().includes(' '));
    if (
      isPartOfItem &&
      named.some((other) => other.by === 'head' && (other.from + other.length === one.from || one.from + 1 === other.from))
    )
      continue;
    if (named.some((other) => other !== one && other.from === one.from && weightOf(work, other) > weightOf(work, one))) continue;
    take(one);
    const op = isIn(excluded, one.from) ? 'not' : 'is';
    const before = filters.find((filter) => filter.by === one.by && filter.op === op);
    if (before === undefined) filters.push({ by: one.by, op, values: [...one.values].slice(0, 100) });
    else {
      const others = one.values.filter((value) => !before.values.includes(value));
      before.values.push(...others);
      // Two that are named are told apart: 'housekeeping and security'.
      if (op === 'is' && others.length > 0 && isToldApart(work, one.by, groups)) groups.push(one.by);
    }
  }
}

/** Undefined where some classes are left out and others are not. */
function placesOf({ particulars: { places }, reading }: Work, excluded: readonly Excluded[]): Filters | undefined {
  if (places.length === 0) return [];
  const said = reading.claims.flatMap((claim, at) => (claim === 'class' ? [isIn(excluded, at)] : []));
  if (said.includes(true) && said.includes(false)) return undefined;
  const op = said.includes(true) ? 'not' : 'is';
  if (places.every(({ section }) => section !== undefined))
    return [{ by: 'section', op, values: places.map((one) => `${one.class} ${one.section}`) }];
  return [{ by: 'class', op, values: [...new Set(places.map((one) => one.class))] }];
}

function peopleOf({ entity, particulars: { people }, reading: { tokens } }: Work): Filters {
  // 'For Meena': somebody took them instead of her.
  const other = (at: number) =>
    Object.entries(entity.dimensions).find(([, { behind }]) => behind?.includes(tokens[at - 1]?.text ?? '') === true)?.[0];
  const filters: Filters = [];
  for (const { person, at } of people) {
    const own = person.kind === 'student' ? 'student' : (other(at) ?? 'employee');
    // Of a certificate or a leave it is the same whether a student or an employee has it.
    const by = own in entity.dimensions ? own : 'person';
    const before = filters.find((one) => one.by === by);
    // Of two children of a family either is meant, and nobody is both.
    if (before === undefined) filters.push({ by, op: 'is', values: [person.name] });
    else if (!before.values.includes(person.name)) before.values.push(person.name);
  }
  return filters;
}

function addFlags({ marks, entity, reading }: Work, { filters, groups, excluded, take }: Made): void {
  let lastFlag: Mark | undefined;
  for (const mark of marks) {
    const [flag] = namesOf(mark, 'flag');
    if (flag === undefined || (groups.some((group) => namesOf(mark, 'dimension').includes(group)) && entity.flags?.[flag]?.isKept !== true))
      continue;
    take(mark);
    if (filters.some(({ by }) => by === entity.flags?.[flag]?.yieldsTo)) continue;
    const last = filters.at(-1);
    // 'Without a photo or an address'.
    if (last?.op === 'has' && lastFlag !== undefined && OR.includes(tokenBetween(reading, lastFlag, mark) ?? '')) {
      // 'A brother or sister' is one condition.
      if (last.by !== flag && !last.values.includes(flag)) last.values.push(flag);
      take({ from: lastFlag.from + lastFlag.length, length: 1 });
      lastFlag = mark;
      continue;
    }
    // 'Excluding meetings', 'but not bus students'.
    if (isLeftOut(reading, excluded, mark)) {
      if (!filters.some(({ by }) => by === flag)) filters.push({ by: flag, op: 'not', values: [] });
      continue;
    }
    // 'Who do not take the bus'.
    const denial = OF_PEOPLE.includes(entity.name) ? denialOf(reading, marks, mark) : undefined;
    if (denial !== undefined) {
      take({ from: denial, length: 1 });
      if (!filters.some(({ by }) => by === flag)) filters.push({ by: flag, op: 'not', values: [] });
      continue;
    }
    const other = OPPOSITE[flag];
    const at = filters.findIndex(({ by }) => by === other);
    // 'Teaching and non-teaching staff' are told apart: nobody is both.
    if (at >= 0 && groups.length < 2) {
      filters.splice(at, 1);
      groups.push('kind');
    } else if (!filters.some(({ by }) => by === flag)) {
      filters.push({ by: flag, op: 'has', values: [] });
      lastFlag = mark;
    }
  }
}

/** The word right before a condition, or right behind it in Hindi, that denies it. */
function denialOf({ tokens, claims }: Work['reading'], marks: readonly Mark[], { from, length }: Mark): number | undefined {
  const isOpen = (at: number) =>
    claims[at] === undefined &&
    marks.every((mark) => mark.from > at || at >= mark.from + mark.length || mark.meanings.every(({ type }) => type === 'role'));
  let before = from - 1;
  while (before > from - FARTHEST && SMALL.includes(tokens[before]?.text ?? '') && isOpen(before)) before -= 1;
  if (DENIES.includes(tokens[before]?.text ?? '') && isOpen(before)) return before;
  const behind = from + length;
  return DENIES_BEHIND.includes(tokens[behind]?.text ?? '') && isOpen(behind) ? behind : undefined;
}
const OF_PEOPLE = ['student', 'employee', 'guardian'];
const DENIES = ['not', "don't", 'dont', "doesn't", 'doesnt', "isn't", 'isnt', "aren't", 'arent', "haven't", 'havent', "hasn't", 'hasnt'];
const DENIES_BEHIND = ['nahi', 'nahin', 'nhi', 'नहीं'];
/** What may stand between a denial and its condition. */
const SMALL = 'been being a an the have has use using take taking come coming travel travelling go going on by any'.split(' ');
const FARTHEST = 4;

const OR = ['or', 'ya', 'या', 'and/or'];
/** The one word between two conditions. */
const tokenBetween = ({ tokens }: Work['reading'], one: Mark, other: Mark) =>
  one.from + one.length + 1 === other.from ? tokens[one.from + one.length]?.text : undefined;

/** Conditions of the staff of which only one holds. */
const OPPOSITE: Readonly<Record<string, string>> = { teaching: 'office', office: 'teaching' };

function valuesOf({ marks }: Work): { by: string; value: string; mark: Mark }[] {
  return marks.flatMap((mark) => mark.meanings.flatMap((one) => (one.type === 'value' ? [{ by: one.by, value: one.value, mark }] : [])));
}
