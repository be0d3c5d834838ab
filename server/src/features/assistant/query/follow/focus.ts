import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { canKeep } from '../query-parts.ts';
import { atomsOf, points, wordsOf } from '../vocabulary/follow-words.ts';
import { mergeFilters } from './merge-filters.ts';

/** What a part of a question says: of whom, where, when, in which exam or subject, of which kind of people, or of which state or sort of rows. */
type Part = 'person' | 'place' | 'time' | 'matter' | 'kind' | 'state';
const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(['student', 'employee', 'guardian', 'person'].map((by) => [by, 'person'])),
  ...Object.fromEntries(['class', 'section'].map((by) => [by, 'place'])),
  ...Object.fromEntries(['month', 'quarter', 'day', 'weekday', 'week', 'time'].map((by) => [by, 'time'])),
  ...Object.fromEntries(['exam', 'term', 'subject', 'title', 'chapter'].map((by) => [by, 'matter'])),
};
export const partOf = (by: string, entity: Query['entity']): Part => PARTS[by] ?? (isOfPeople(by, entity) ? 'kind' : 'state');

/** Whether it is told of the people whose rows these are. */
function isOfPeople(by: string, entity: Query['entity']): boolean {
  const { who } = ENTITIES[entity];
  const people = who === 'student' || who === 'employee' ? ENTITIES[who] : undefined;
  return people !== undefined && canKeep(people, by);
}

/** A longer prompt says itself what it is about, unless it points back. */
const MOST_WORDS = 7;
const MOST_POINTING = 12;

/** What a question says of its own; what it is told apart by is said as well, unless that is each of the people. */
function partsOf({ entity, filters, groupBy, period, compare }: Query): Set<Part> {
  const { who } = ENTITIES[entity];
  const groups = groupBy.filter((group) => group !== who).map((group) => partOf(group, entity));
  const said = new Set([...filters.map(({ by }) => partOf(by, entity)), ...groups.filter((part) => part === 'place' || part === 'kind')]);
  if (period !== undefined || compare !== undefined) said.add('time');
  return said;
}

/** Whether a question names nobody, no place and no kind, so that it is asked of whoever was spoken of; a time may be said of one person. */
export function isBare(own: Query, isOfOne = false): boolean {
  const said = partsOf(own);
  return !said.has('person') && !said.has('place') && !said.has('kind') && (isOfOne || !said.has('time'));
}

/** Whether a prompt is short and speaks of no whole school, so that it may go on from an answer. */
export function mayGoOn(prompt: string, surroundings: Surroundings): boolean {
  const { tokens, hits } = readText(cleanText(prompt), surroundings);
  const words = tokens.filter(({ kind }) => kind !== 'sign');
  const atoms = words.length > MOST_WORDS ? atomsOf(wordsOf(cleanText(prompt))) : [];
  // 'Show me the' says nothing.
  const telling = atoms.filter(({ roles }) => !roles.some((role) => role === 'filler' || role === 'list'));
  const isPointing = atoms.some((atom) => points(atom, 'there', 'it'));
  return (
    words.length <= (isPointing || telling.length < MOST_WORDS ? MOST_POINTING : MOST_WORDS) &&
    !hits.some(({ concept }) => concept === 'all') &&
    !words.some(({ text }) => text === 'school')
  );
}

/**
 * A question behind an answer, with what the answer was about and the question does not say: its exam, and where it names neither people nor a place also these
 * and the days. Undefined where some of it cannot be asked there, which is never left out.
 */
export function inFocus(own: Query, last: Query): Query | undefined {
  const { dimensions, flags = {}, inPeriod, who } = ENTITIES[own.entity];
  const said = partsOf(own);
  const isSame = own.entity === last.entity;
  const isOpen = isBare(own);
  const isMeant = ({ by }: Filter) => {
    const part = partOf(by, last.entity);
    if (own.filters.some((one) => one.by === by) || (part !== 'kind' && part !== 'state' && said.has(part))) return false;
    if (part === 'state') return isSame && isOpen;
    return part === 'matter' || (part === 'person' ? isBare(own, true) : isOpen);
  };
  const wanted = last.filters.filter(isMeant);
  const isSamePeople = who !== undefined && who === ENTITIES[last.entity].who;
  // What an entry of the calendar is, is no exam.
  const isFlag = ({ by }: Filter) => !isSame && by in (ENTITIES[last.entity].flags ?? {});
  const isHeld = (one: Filter) => (one.by in dimensions && !isFlag(one)) || (one.by in flags && (isSame || isSamePeople));
  const held = wanted.filter(isHeld);
  const rest = wanted.filter((one) => !isHeld(one) && partOf(one.by, last.entity) !== 'matter');
  const theirs = isSamePeople ? rest.filter(({ by }) => isOfPeople(by, last.entity)) : [];
  // Where nothing of it can be asked, it is of something else.
  if (rest.length > theirs.length) return held.length > 0 ? undefined : own;
  const also = theirs.length > 0 ? [...own.also, { entity: who as Query['entity'], bounds: SOME, filters: theirs }] : own.also;
  const isDated = isOpen && (isSame || held.length > 0) && inPeriod !== undefined && last.period !== undefined;
  return { ...own, filters: mergeFilters(held, own.filters, false), also, ...(isDated && { period: last.period }) };
}
type Filter = Query['filters'][number];
const SOME: Query['bounds'] = [{ measure: 'count', op: '>', value: 0 }];
