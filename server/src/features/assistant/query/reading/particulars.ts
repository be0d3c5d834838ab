import { widened } from '../../interpreter/entities/class-bounds.ts';
import { findBareClasses, findClasses, sectionsMeant } from '../../interpreter/entities/classes.ts';
import { type Said, saidAt } from '../../interpreter/entities/dates.ts';
import { findFullNames } from '../../interpreter/entities/people.ts';
import { resolveSaid } from '../../interpreter/entities/resolve-dates.ts';
import { isFree, type Reading } from '../../interpreter/reading.ts';
import type { Person } from '../../interpreter/roster.ts';
import { editDistance } from '../../interpreter/text/distance.ts';
import { addDays, schoolYear } from '../../tools/span.ts';
import type { Entity, Period } from '../entity.ts';
import { honouredOf } from '../vocabulary/honoured.ts';
import { findNamed, type Named } from '../vocabulary/named.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { type Bound, CLASS_WORDS, findBounds, findLimit, LAST_WORDS } from './said-numbers.ts';
import { monthOfYear, partAt, termAt, termSpans, untilDayAt, yearsAt } from './years.ts';

type Place = { class: string; section?: string };
/** A time as it is said, or the days of calendar years ('before 2014'). */
export type Time =
  | { said: Said; years?: undefined; from: number; length: number }
  | { said?: undefined; years: Period; from: number; length: number };
export type Particulars = {
  bounds: readonly Bound[];
  limit: { value: number; at: number } | undefined;
  /** The second or the third of a ranking. */
  place: number | undefined;
  /** Weekdays that are meant each week ('on Mondays'), 1 is Monday. */
  weekdays: readonly number[];
  periods: readonly Time[];
  places: readonly Place[];
  /** Sections without a class ('section A only'). */
  sections: readonly string[];
  isUnknownClass: boolean;
  people: readonly { person: Person; at: number }[];
  hasDoubtfulPeople: boolean;
  named: readonly Named[];
  /** What the entries of the calendar are called. */
  titles: readonly string[];
  /** The days of the terms, the earlier first. */
  terms: readonly Period[];
};

type Found = { readonly today: string; readonly particulars: Particulars; readonly claims: Reading['claims'] };
/** Of words that are read once more on the same day, beside the same names, the particulars are the same: a prompt is read as a question and as an edit. */
const knownOf = new WeakMap<Reading['tokens'], WeakMap<Vocabulary, Found>>();

/** Numbers, names, classes and days of a question, each with the words it took; they are read once, whatever the question is about. */
export function findParticulars(reading: Reading, vocabulary: Vocabulary): Particulars {
  if (reading.claims.some((claimed) => claimed !== undefined)) return find(reading, vocabulary);
  const ofWords = knownOf.get(reading.tokens) ?? new WeakMap<Vocabulary, Found>();
  knownOf.set(reading.tokens, ofWords);
  const before = ofWords.get(vocabulary);
  if (before?.today === reading.today) {
    for (const [at, claimed] of before.claims.entries()) reading.claims[at] = claimed;
    return before.particulars;
  }
  const particulars = find(reading, vocabulary);
  ofWords.set(vocabulary, { today: reading.today, particulars, claims: [...reading.claims] });
  return particulars;
}

function find(reading: Reading, vocabulary: Vocabulary): Particulars {
  const place = findPlace(reading);
  const full = findFullNames(reading);
  const honoured = honouredOf(reading);
  const bounds = findBounds(reading);
  const named = findNamed(reading, vocabulary, 2);
  const limit = findLimit(reading);
  const surely = findClasses(reading);
  const weekdays = findWeekdays(reading);
  const periods = findPeriods(reading, vocabulary);
  named.push(...findNamed(reading, vocabulary, 1));
  if (!OF_TONGUES.test(reading.text)) dropTongues(named);
  // The last five receipts are of no class.
  for (const [at, { kind }] of reading.tokens.entries())
    if (kind === 'number' && isFree(reading, at) && isBesideLast(reading, at)) reading.claims[at] = 'amount';
  // '12th ke bacche': what nothing else has taken by now.
  const classes = widened(reading, findBareClasses(reading, surely));
  const isOfSections = classes.sections.length > 0 || (classes.pairs ?? []).some(({ section }) => section !== undefined);
  const places = isOfSections
    ? (classes.pairs ?? []).some(({ section }) => section !== undefined)
      ? sectionsMeant(reading, classes)
      : classes.names.flatMap((name) => classes.sections.map((section) => ({ class: name, section })))
    : classes.names.map((name) => ({ class: name }));
  // A list of what is recorded of somebody is of all who have the name.
  const isOfName = (people: readonly { name: string; kind: string }[]) =>
    OF_NAME.test(reading.text) && people.every(({ name, kind }) => kind === 'student' && name === people[0]?.name);
  return {
    bounds,
    limit,
    place,
    weekdays,
    periods,
    places,
    sections: classes.names.length === 0 ? classes.sections : [],
    isUnknownClass: isOfPeriod(reading) || classes.unknown !== undefined || classes.isLeftOutUnclear === true || hasGrade(reading),
    people: [
      ...full.flatMap(({ people, from }) =>
        (people.length === 1 || isOfName(people)) && people[0] ? [{ person: people[0], at: from }] : [],
      ),
      ...honoured.people,
    ],
    hasDoubtfulPeople: honoured.isDoubtful || full.some(({ people }) => people.length !== 1 && !isOfName(people)),
    named,
    titles: vocabulary.eventTitle ?? [],
    terms: termSpans(vocabulary),
  };
}

const NUMBERED_TERM = /^(?:term|semester)\s*(\d)$/i;

/** 'Absences in term 1': where rows have days and no term, its name means its days. */
export function termsAsDays({ dimensions, inPeriod }: Entity, particulars: Particulars, today: string): Particulars {
  if ('term' in dimensions || inPeriod === undefined || particulars.named.every(({ values }) => values.term === undefined))
    return particulars;
  const spans = particulars.terms.filter(({ from }) => from >= schoolYear(today).from);
  const spanOf = ({ values }: Named) => spans[Number(NUMBERED_TERM.exec(values.term?.[0] ?? '')?.[1]) - 1];
  const periods = particulars.named.flatMap((one): Time[] => {
    const years = spanOf(one);
    return years === undefined ? [] : [{ years, from: one.from, length: one.length }];
  });
  return {
    ...particulars,
    periods: [...particulars.periods, ...periods],
    named: particulars.named.filter((one) => spanOf(one) === undefined),
  };
}

/** 'The last five', 'five latest'. */
const isBesideLast = ({ tokens }: Reading, at: number): boolean =>
  [...LAST_WORDS, 'latest', 'newest', 'recent'].includes(tokens[at - 1]?.text ?? '') ||
  // 'Sabse kam wale, pehle 5'.
  (['pehle', 'pahle', 'shuru'].includes(tokens[at - 1]?.text ?? '') && tokens.slice(at + 1).every(({ kind }) => kind === 'sign')) ||
  (['latest', 'newest'].includes(tokens[at + 1]?.text ?? '') && !CLASS_WORDS.includes(tokens[at - 1]?.text ?? ''));

const OF_NAME = /^list (?:(?:concession of )?student .*|.* with (?:phone|address))$/i;

/** 'Place 2', as 'the second highest' is worded anew. */
function findPlace({ tokens, claims }: Reading): number | undefined {
  if (tokens[0]?.text !== 'place' || tokens[1]?.kind !== 'number') return undefined;
  claims.fill('amount', 0, 2);
  return Number(tokens[1].text);
}

/** Languages are rather subjects. */
const OF_TONGUES = /\b(?:mother tongues?|languages?|speak\w*|matra ?bhasha)\b|मातृभाषा/i;
function dropTongues(named: Named[]): void {
  for (const [at, { values, ...one }] of [...named.entries()].reverse()) {
    const { motherTongue: _, ...others } = values;
    if (Object.keys(others).length > 0) named[at] = { ...one, values: others };
    else named.splice(at, 1);
  }
}

/** 'Mondays', 'every Monday'. */
function findWeekdays(reading: Reading): number[] {
  const found: number[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    const day = isFree(reading, at) ? WEEKDAY_PLURALS.findIndex((one) => one === text || isSlipOf(one, text)) : -1;
    const single = isFree(reading, at) && EVERY.includes(reading.tokens[at - 1]?.text ?? '') ? WEEKDAY_PLURALS.indexOf(`${text}s`) : -1;
    const number = Math.max(day, single) + 1;
    if (number === 0) continue;
    reading.claims[at] = 'amount';
    if (single >= 0) reading.claims[at - 1] ??= 'amount';
    found.push(number);
  }
  return found;
}

const WEEKDAY_PLURALS = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'];
/** 'Satrdays'. */
const isSlipOf = (plural: string, text: string): boolean => text.endsWith('ys') && text !== plural && editDistance(text, plural, 1) <= 1;
const EVERY = ['a', 'any', 'every', 'each', 'har', 'हर'];

const UNTIL = ['till', 'until', 'untill', 'upto'];
const NOW = ['today', 'now', 'date', 'aaj', 'ab', 'abhi', 'आज', 'अब', 'अभी'];
const TAK = ['tak', 'तक'];
/** How many words say 'until now' at a place. */
function untilNowAt({ tokens }: Reading, at: number): number {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (UNTIL.includes(first) && NOW.includes(second)) return 2;
  if (first === 'up' && second === 'to' && NOW.includes(third)) return 3;
  return NOW.includes(first) && TAK.includes(second) ? 2 : 0;
}

function findPeriods(reading: Reading, vocabulary: Vocabulary): Particulars['periods'] {
  const found: Time[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    // 'Till today' names no time: everything until now is meant anyhow.
    const now = untilNowAt(reading, at);
    for (let next = at; next < at + now; next += 1) reading.claims[next] ??= 'date';
    if (now > 0) {
      at += now - 1;
      continue;
    }
    const years = untilDayAt(reading, at) ?? partAt(reading, at) ?? yearsAt(reading, at) ?? termAt(reading, at, vocabulary);
    if (years) {
      for (let next = at; next < at + years.length; next += 1) reading.claims[next] ??= 'date';
      found.push({ years: years.value, from: at, length: years.length });
      at += years.length - 1;
      continue;
    }
    const said = saidAt(reading, at);
    if (!said || !isFree(reading, at)) continue;
    // 'Class 9 September' is no ninth of September.
    const isOfClass = CLASS_WORDS.includes(reading.tokens[at - 1]?.text ?? '') && reading.tokens[at]?.kind === 'number';
    if (isOfClass && said.value.first.kind === 'day') continue;
    for (let next = at; next < at + said.length; next += 1) reading.claims[next] ??= 'date';
    const month = monthOfYear(found.at(-1), said.value, { at, today: reading.today });
    if (month !== undefined) {
      found.splice(-1, 1, { ...month, length: at + said.length - month.from });
      at += said.length - 1;
      continue;
    }
    const week = weekOf(reading, said.value, at);
    if (week !== undefined) {
      found.push({ years: week, from: at, length: said.length });
      at += said.length - 1;
      continue;
    }
    const weekday = weekdayBefore(reading, found.at(-1), at);
    if (weekday !== undefined && said.value.first.kind === 'day') found.pop();
    const alsoSaid = said.value.first.kind === 'day' ? weekday : undefined;
    found.push({ said: { ...said.value, ...(alsoSaid && { alsoSaid }) }, from: at, length: said.length });
    at += said.length - 1;
  }
  return found;
}

const WEEKS = /^(?:week|wk|hafte)$/;
/** 'The week of 9 November', 'the week beginning 9 November'. */
function weekOf({ tokens, claims, today }: Reading, said: Said, at: number): Period | undefined {
  const back = tokens[at - 1]?.text === 'the' ? 2 : 1;
  const [how = '', week = ''] = [tokens[at - back]?.text, tokens[at - back - 1]?.text];
  if (!['of', 'beginning', 'starting', 'from'].includes(how) || !WEEKS.test(week) || said.first.kind !== 'day' || said.last)
    return undefined;
  const day = resolveSaid(said, today, 'past')?.date;
  if (day === undefined || claims[at - back - 1] !== undefined) return undefined;
  claims.fill('date', at - back - 1, at);
  const from = how === 'of' ? addDays(day, 1 - (new Date(`${day}T00:00:00Z`).getUTCDay() || 7)) : day;
  return { from, to: addDays(from, 6) };
}

/** 'Wednesday the 18th' is one day, which has to be a Wednesday. */
function weekdayBefore({ tokens }: Reading, before: Time | undefined, at: number): Said['alsoSaid'] {
  const end = before === undefined ? at : before.from + before.length;
  const isBeside = before !== undefined && tokens.slice(end, at).every(({ text }) => text === 'the' || text === ',');
  const point = isBeside && before.said?.last === undefined ? before.said?.first : undefined;
  return point?.kind === 'weekday' ? point : undefined;
}

/** 'Teesra period' is no class 3. */
const isOfPeriod = ({ tokens, claims }: Reading): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:period|lesson)$/.test(text) &&
      claims[at - 1] === 'class' &&
      /^(?:\d+|st|nd|rd|th|pehl\w|d[ou]+sr\w|t[ei]+sr\w|chauth\w|first|second|third|fourth|fifth)$/.test(tokens[at - 1]?.text ?? '') &&
      claims[/^(?:st|nd|rd|th)$/.test(tokens[at - 1]?.text ?? '') ? at - 3 : at - 2] !== 'class',
  );

/** 'A1 grade' is no class 1. */
function hasGrade({ tokens, claims }: Reading): boolean {
  return tokens.some(
    ({ kind, isGlued }, at) =>
      claims[at] === 'class' && kind === 'number' && isGlued && tokens[at - 1]?.kind === 'word' && claims[at - 1] !== 'class',
  );
}
