import type { Reading } from '../../interpreter/reading.ts';
import { type Found, longestAt, type Phrases } from '../../interpreter/text/phrases.ts';
import type { Entity } from '../entity.ts';
import { findApart } from '../vocabulary/apart.ts';
import { apartOf, asksApartOfAll, asksOfAll, lexiconOf, type Meaning, ROLE_WORDS } from '../vocabulary/lexicon.ts';
import type { Role } from '../vocabulary/words.ts';
import type { Particulars } from './particulars.ts';

/** A phrase of the prompt with all that it can mean for an entity. */
export type Mark = { from: number; length: number; meanings: readonly Meaning[] };
/** A prompt while it is read as a question about one entity; `claimed` are the words that were taken so far, `columns` what is to stand beside a list. */
export type Work = {
  entity: Entity;
  reading: Reading;
  particulars: Particulars;
  marks: readonly Mark[];
  claimed: boolean[];
  columns: string[];
  /** Figures that are asked for beside the first. */
  beside: string[];
};
export type Take = (span: { from: number; length: number }) => void;
export type Roles = ReadonlySet<Role>;

/** What asks for an end of a ranking. */
export const SUPER: readonly Role[] = ['most', 'least', 'best', 'worst', 'top'];

/** The marks that were found in a prompt so far: one entity is asked about several times. */
const found = new WeakMap<Reading, Map<string, readonly Mark[]>>();

/** The phrases of a prompt that mean something for an entity, from left to right; its particulars are found by then. */
export function marksOf(reading: Reading, entity: Entity): readonly Mark[] {
  const ofReading = found.get(reading) ?? new Map<string, readonly Mark[]>();
  found.set(reading, ofReading);
  const marks = ofReading.get(entity.name) ?? findMarks(reading, entity);
  ofReading.set(entity.name, marks);
  return marks;
}

/** Words within a phrase that change nothing of what it means: 'use the school bus' is 'use school bus', 'father ka phone' 'father phone'. */
const PASSED_OVER: ReadonlySet<string> = new Set(
  'the d da a an any our their his her your my yet is are was were ka ki ke का की के'.split(' '),
);

function findMarks(reading: Reading, entity: Entity): Mark[] {
  const lexicon = lexiconOf(entity);
  const roles = rolesOf(reading);
  const marks: Mark[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    let phrase = isOpen(reading, at) ? longer(longestAt(lexicon, reading.tokens, at, PASSED_OVER), roles[at]) : undefined;
    const closed =
      phrase === undefined
        ? -1
        : reading.tokens.findIndex((_, place) => place >= at && place < at + (phrase?.length ?? 0) && !isOpen(reading, place));
    // 'Scored' of 'scored more than 80': what a number has taken is no word of a phrase.
    if (closed > at) {
      const open = reading.tokens.slice(0, closed);
      phrase = longer(longestAt(lexicon, open, at, PASSED_OVER), roleAt(open, at));
    }
    if (phrase?.values.every((one) => one.type === 'flag' && one.isBefore) === true && !isBeforePeople(entity, reading, at + phrase.length))
      phrase = roles[at];
    phrase = untilLonger(phrase, lexicon, reading, at);
    if (phrase)
      marks.push({
        from: at,
        length: phrase.length,
        meanings: [...phrase.values, ...endOf(phrase, lexicon, reading, at), ...askWithin(phrase, lexicon, reading, at)],
      });
    at += phrase?.length ?? 1;
  }
  return withApart(marks, reading, entity);
}

/** 'Document wise', 'waived fully': a longer phrase may speak of the rows themselves as well. */
function askWithin({ length, values }: Found<Meaning>, lexicon: Phrases<Meaning>, { tokens }: Reading, at: number): Meaning[] {
  // 'Admission number' is no admission.
  const isGroup = [at, at + length - 1].some((place) =>
    ['wise', 'which', 'each', 'per', 'by', 'kaun', 'kis'].includes(tokens[place]?.text ?? ''),
  );
  const isOwn = values.some(({ type }) => type === 'measure' || type === 'flag' || (type === 'dimension' && isGroup));
  if (length < 2 || !isOwn || values.some(({ type }) => type === 'ask')) return [];
  const asksAt = (from: number) => longestAt(lexicon, tokens.slice(0, from + 1), from)?.values.some(({ type }) => type === 'ask') === true;
  return Array.from({ length }, (_, index) => at + index).some(asksAt) ? [{ type: 'ask' }] : [];
}

/** The marks with those of phrases whose words stand apart; what these words mean by themselves stays where it is a condition, a value or a role. */
function withApart(marks: Mark[], reading: Reading, entity: Entity): Mark[] {
  const isOpenHere = (at: number) => isOpen(reading, at) || reading.claims[at] === 'date';
  let made = marks;
  for (const { value, from, length, behind, behindLength } of findApart(apartOf(entity), reading, isOpenHere)) {
    const over = made.find((one) => one.from <= from && from < one.from + one.length);
    // 'When was', 'where is': what only joins is taken with it.
    const isJoined = over?.from === from && over.meanings.every((one) => one.type === 'role' && one.role === 'filler');
    // A word of a longer phrase asks for the rows all the same, and means nothing else.
    if (over !== undefined && !isJoined && (over.length > length || over.from < from)) {
      if (value.type === 'ask') made = made.map((one) => (one === over ? { ...one, meanings: [...one.meanings, value] } : one));
      continue;
    }
    const keep = (one: Meaning) => !isJoined && (value.type === 'ask' || one.type === 'value');
    made = placed(made, { from, length: isJoined ? over.length : length, meanings: [value, ...(over?.meanings ?? []).filter(keep)] });
    if (isOpen(reading, behind)) made = placed(made, { from: behind, length: behindLength, meanings: [{ type: 'noun' }] });
  }
  return made;
}

/** The marks with one more; one that stands there and is as long keeps what it means, and a longer one stays. */
function placed(marks: Mark[], mark: Mark): Mark[] {
  const end = mark.from + mark.length;
  const same = marks.find((one) => one.from === mark.from && one.length === mark.length);
  if (same !== undefined) {
    const isFirst = mark.meanings.some(({ type }) => type !== 'noun');
    return marks.map((one) => (one === same ? { ...mark, meanings: isFirst ? mark.meanings : [...mark.meanings, ...same.meanings] } : one));
  }
  if (marks.some((one) => one.from < end && mark.from < one.from + one.length && one.length >= mark.length)) return marks;
  const others = marks.filter((one) => one.from >= end || mark.from >= one.from + one.length);
  return [...others, mark].sort((a, b) => a.from - b.from);
}

/** Whether people are named here: 'bus defaulters', but not 'bus fee collection'. */
const isBeforePeople = (entity: Entity, { tokens }: Reading, at: number): boolean =>
  tokens[at]?.text.startsWith('defaulter') === true ||
  longestAt(lexiconOf(entity), tokens, at)?.values.some((one) => one.type === 'dimension' && entity.dimensions[one.name]?.isPerson) ===
    true;

/** A condition, a group or small words that end within a longer word for what rows are told apart by, or a figure: 'by bus route', 'each bus stop', 'ke pass percentage'. */
const GIVING_WAY: readonly Meaning['type'][] = ['flag', 'role', 'dimension'];
function untilLonger(
  phrase: Found<Meaning> | undefined,
  lexicon: Phrases<Meaning>,
  { tokens }: Reading,
  at: number,
): Found<Meaning> | undefined {
  if (phrase === undefined || phrase.length < 2 || !phrase.values.every(({ type }) => GIVING_WAY.includes(type))) return phrase;
  const end = at + phrase.length;
  for (let from = at + 1; from < end; from += 1) {
    const other = longestAt(lexicon, tokens, from);
    const isLonger = other !== undefined && from + other.length > end && other.length >= phrase.length;
    // 'Sub caste wise' is of sub-castes, though 'caste wise' is a phrase as well.
    const isWithWise = tokens[end]?.text === 'wise' && from + (other?.length ?? 0) === end + 1;
    if (!isLonger || isWithWise || !other.values.some(({ type }) => type === 'dimension' || type === 'measure')) continue;
    const open = tokens.slice(0, from);
    return longer(longestAt(lexicon, open, at), roleAt(open, at));
  }
  return phrase;
}

/** What the last words of a phrase mean that only asks for the entity: of 'leave types' the types, of 'chapters left' what is left. */
function endOf({ length, values }: Found<Meaning>, lexicon: Phrases<Meaning>, { tokens }: Reading, at: number): Meaning[] {
  if (length < 2 || values.some(({ type }) => type !== 'ask' && type !== 'noun')) return [];
  const end = at + length;
  const open = tokens.slice(0, end);
  for (let from = at + 1; from < end; from += 1) {
    const part = longestAt(lexicon, open, from);
    // 'Per month' tells them apart.
    const isBy = from === at + 1 && tokens[at]?.text === 'per';
    const isMany = tokens[end - 1]?.text.endsWith('s') === true;
    if (part?.length === end - from)
      return part.values.flatMap((one): Meaning[] => {
        if (one.type === 'measure') return [one];
        return one.type === 'dimension' && !one.isGroup && (isBy || isMany) ? [{ ...one, isGroup: isBy }] : [];
      });
  }
  return [];
}

/** The longer of two phrases; of the same length the one that is written just so, or both. */
function longer(own: Found<Meaning> | undefined, role: Found<Meaning> | undefined): Found<Meaning> | undefined {
  if (own === undefined || role === undefined) return own ?? role;
  if (own.length !== role.length) return own.length > role.length ? own : role;
  if (own.place !== role.place) return own.place < role.place ? own : role;
  return { ...own, values: [...own.values, ...role.values] };
}

const roleAt = (tokens: Reading['tokens'], at: number): Found<Meaning> | undefined => {
  const one = longestAt(ROLE_WORDS, tokens, at);
  return one && { ...one, values: one.values.map((role) => ({ type: 'role', role })) };
};

/** What the phrase at a word means in a question about an entity. */
export const meaningAt = (entity: Entity, tokens: Reading['tokens'], at: number): Found<Meaning> | undefined =>
  longer(longestAt(lexiconOf(entity), tokens, at, PASSED_OVER), roleAt(tokens, at));

const asked = new WeakMap<Reading, ReadonlySet<string>>();
/** The entities that some word of a prompt asks for; the others that need one are not even looked at. */
export function askedOf(reading: Reading): ReadonlySet<string> {
  const before = asked.get(reading);
  if (before) return before;
  const { tokens } = reading;
  const isThere = (phrase: readonly string[], at: number) => {
    let next = at;
    return phrase.every((word) => {
      const passed = tokens[next]?.forms[0] ?? '';
      if (next > at && word !== passed && (passed === '-' || PASSED_OVER.has(passed))) next += 1;
      next += 1;
      return tokens[next - 1]?.forms.includes(word) === true;
    });
  };
  const made = new Set<string>();
  const all = asksOfAll();
  for (const [at, { forms }] of tokens.entries())
    for (const form of forms)
      for (const { words, value } of all.get(form) ?? []) if (!made.has(value) && isThere(words, at)) made.add(value);
  for (const { value } of findApart(asksApartOfAll(), reading, () => true)) made.add(value);
  asked.set(reading, made);
  return made;
}

const roles = new WeakMap<Reading, readonly (Found<Meaning> | undefined)[]>();
/** The roles of a prompt's words, which are the same for all entities. */
function rolesOf(reading: Reading): readonly (Found<Meaning> | undefined)[] {
  const before = roles.get(reading);
  if (before) return before;
  const made = reading.tokens.map((_, at) => roleAt(reading.tokens, at));
  roles.set(reading, made);
  return made;
}

/** A name that the school uses may be a word of the lists as well. */
function isOpen({ claims }: Reading, at: number): boolean {
  return claims[at] === undefined || claims[at] === 'kind';
}
export const roleOf = (mark: Mark | undefined): Role | undefined => {
  const found = mark?.meanings.find((one) => one.type === 'role');
  return found?.type === 'role' ? found.role : undefined;
};
export const is = (mark: Mark, type: Meaning['type']) => mark.meanings.some((one) => one.type === type);
export const namesOf = (mark: Mark, type: 'dimension' | 'measure' | 'flag') =>
  mark.meanings.flatMap((one) => (one.type === type ? [one.name] : []));

/** The mark before, without what only joins. */
export function previous(marks: readonly Mark[], index: number): Mark | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 3; at -= 1) {
    const mark = marks[at];
    if (mark && roleOf(mark) === 'filler' && mark.meanings.every(({ type }) => type === 'role')) continue;
    return mark;
  }
  return undefined;
}

/** Whether a mark stands right behind another, or behind its hyphen. */
export function touches(first: Mark, second: Mark | undefined, { tokens }: Reading): boolean {
  if (!second) return false;
  const end = first.from + first.length;
  return second.from === end || (second.from === end + 1 && tokens[end]?.text === '-');
}

/** 'Staff absences', 'student attendance percentage': whose the figure is, and not who is asked for. */
export function isAttribute({ marks, reading, entity }: Work, mark: Mark): boolean {
  const next = marks[marks.indexOf(mark) + 1];
  if (next === undefined || !touches(mark, next, reading)) return false;
  const [name] = namesOf(next, 'measure');
  const unit = entity.measures[name ?? '']?.unit;
  return unit === 'percent' || (unit === 'number' && reading.tokens[next.from + next.length - 1]?.text.endsWith('s') === true);
}
