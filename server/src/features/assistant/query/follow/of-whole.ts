import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../../interpreter/text/clean.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { canKeep, isPlace } from '../query-parts.ts';
import { meaningAt } from '../reading/marks.ts';
import { type Atom, atomsOf, type FollowRole, points, wordsOf } from '../vocabulary/follow-words.ts';
import { inOrder } from '../vocabulary/in-order.ts';

/** What is asked of the whole of an answer: its number, sum, names, a part, an end, a place, an order, the difference of two, both of two, all others, the rows behind one figure; `isOfThem`: whether a word points at it. */
export type Whole =
  | { says: 'rows'; isOfThem: boolean }
  | { says: 'count' | 'sum' | 'names' | 'part' | 'gap' | 'both' | 'others' | 'listed' | 'first' | 'up' | 'down' }
  | { says: 'place'; place: number | 'next'; end?: 'most' | 'least' | 'best' | 'worst' };

const MOST_WORDS = 12;
/** What asks for something else of the rows than their number, sum or names. */
const TELLING: readonly FollowRole[] = wordsIn('most least best worst by wise each average versus rise fall never');
const PLACES: readonly FollowRole[] = ['second', 'third', 'fourth', 'fifth'];
const ENDS = ['most', 'least', 'best', 'worst'] as const;

/**
 * What a follow-up asks of the whole of the last answer, where all of its words do nothing else: 'how many is that', 'kul kitna', 'name them', 'what percent of
 * the class is that', 'who is second', 'highest first'. With the entity of that answer its own nouns may be said as well ('how many receipts is that').
 */
export function wholeOf(prompt: string, entity?: Entity): Whole | undefined {
  const words = wordsOf(inOrder(cleanText(prompt)));
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const atoms = atomsOf(words);
  const roles = new Set(atoms.flatMap((atom) => atom.roles));
  const has = (...some: readonly FollowRole[]) => some.some((role) => roles.has(role));
  const open = atoms.filter((atom) => atom.roles.length === 0);
  const nouns = entity === undefined ? [] : open.filter(({ from }) => isNounOf(entity, words, from));
  const isOfPlace = open.every((atom) => isPlaceWord(words, atom));
  // 'How much is that together' behind a list.
  if (has('together') && has('sum') && has('it', 'these') && open.length === nouns.length) return { says: 'sum' };
  if (open.length === 0 && has('versus', 'gap') && (has('both') || has('gap')) && !has('share')) return { says: 'gap' };
  if (has('both') && atoms.every((atom) => points(atom, 'both', 'and', 'filler'))) return { says: 'both' };
  if (has('both', 'together') && isOfPlace)
    return has('both') && has('together', 'sum', 'count', 'kitne') && !has('who', 'which') ? { says: 'both' } : undefined;
  if (open.length > nouns.length) return isOfPlace && has('share') ? { says: 'part' } : undefined;
  if (has('share')) return { says: 'part' };
  const place = PLACES.findIndex((role) => has(role)) + 2;
  if ((place > 1 || has('next')) && !has('count', 'kitne', 'sum', 'by', 'wise')) {
    const end = ENDS.find((role) => has(role));
    return { says: 'place', place: place > 1 ? place : 'next', ...(end && { end }) };
  }
  if (has('gap')) return { says: 'gap' };
  if (has('others') && !has(...TELLING)) return { says: 'others' };
  if (has('up', 'sort', 'down') && !has('wise')) return { says: has('up') || has('least') ? 'up' : 'down' };
  if (has('top') && has('who', 'which') && !has('most', 'least')) return { says: 'first' };
  if (has(...TELLING)) return undefined;
  if (has('count', 'kitne')) return nouns.length > 0 ? { says: 'rows', isOfThem: has('it', 'these') } : { says: 'count' };
  if (has('sum')) return { says: 'sum' };
  const asks = has('who', 'which') && words.length < 5 && !has('list', 'one') && (has('who') || !has('it'));
  if (has('list') && nouns.length > 0 && !has('sum', 'one')) return { says: 'listed' };
  return has('names') || ((has('list') || has('who')) && has('these')) || (asks && words[0]?.text !== 'what')
    ? { says: 'names' }
    : undefined;
}

/** A noun of the rows themselves; 'teachers' of those on leave keeps some of them. */
const isNounOf = (entity: Entity, words: ReturnType<typeof wordsOf>, at: number): boolean => {
  const meanings = meaningAt(entity, words as never, at)?.values ?? [];
  const isOfPeople = meanings.some((one) => one.type === 'dimension' && entity.dimensions[one.name]?.isPerson === true);
  const isKept = meanings.some(({ type }) => type === 'flag' || type === 'value');
  return isOfPeople
    ? !isKept
    : meanings.some((one) => one.type === 'noun' || one.type === 'ask' || (one.type === 'measure' && one.name === 'count'));
};
/** Of what a part is told. */
const isPlaceWord = (words: ReturnType<typeof wordsOf>, { from }: Atom): boolean => PLACE_WORDS.includes(words[from]?.text ?? '');
const PLACE_WORDS: readonly string[] = wordsIn('class classes section sections school strength students whole modes houses groups heads');

/** A prompt without the word that points at both answers or at those of the last: 'boys' of 'boys in both'; undefined where nothing points so. */
export function withoutPointer(prompt: string, kind: 'both' | 'these'): string | undefined {
  const said = cleanText(prompt);
  const words = wordsOf(said);
  const both = atomsOf(words).find((atom) => points(atom, kind));
  const [first, end] = both === undefined ? [] : [words[both.from], words[both.from + both.length - 1]];
  return first && end && `${said.slice(0, first.start)} ${said.slice(end.end)}`.replace(/\s+/g, ' ').trim();
}

/** Whether only the number of what was listed is asked for. */
export const asksHowMany = (prompt: string) => wholeOf(prompt)?.says === 'count';

/** 'Names of 10B': what is kept of those who were counted or summed up. */
export function namesOnly(prompt: string): string | undefined {
  const said = cleanText(prompt);
  const words = wordsOf(said);
  const atoms = atomsOf(words);
  const end = atoms.findIndex(({ roles }) => !roles.some((role) => LEADING.includes(role)));
  // 'Class 9 only names', 'non teaching ke naam do': what stands beside the word.
  const told = atoms.findIndex((atom) => points(atom, 'names'));
  const [from, to] = [words[atoms[told]?.from ?? 0], words[(atoms[told]?.from ?? 0) + (atoms[told]?.length ?? 1) - 1]];
  if (end >= 0 && told > end && from && to)
    return `${said.slice(words[atoms[end]?.from ?? 0]?.start, from.start)}${said.slice(to.end)}`.trim();
  const [lead, first] = [atoms.slice(0, end), atoms[end]];
  // 'Who are they in 9B'.
  const isWho =
    lead.some((atom) => points(atom, 'who')) &&
    lead.some((atom) => points(atom, 'these')) &&
    ['in', 'of', 'from'].includes(words[(first?.from ?? 0) - 1]?.text ?? '');
  return first !== undefined && (isWho || lead.some((atom) => points(atom, 'names'))) ? said.slice(words[first.from]?.start) : undefined;
}
const LEADING: readonly FollowRole[] = ['names', 'list', 'these', 'filler', 'and', 'who'];

/** What can only be said of the last answer: 'their phone numbers', 'which students'. Where no edit is read in it, nothing is answered. */
export function leansOn(prompt: string): boolean {
  if (wholeOf(prompt) !== undefined) return true;
  const words = wordsOf(cleanText(prompt));
  const atoms = words.length > MOST_WORDS ? [] : atomsOf(words);
  const [first, next] = atoms.filter(({ roles }) => !roles.some((role) => ['and', 'which', 'list'].includes(role)));
  const isOfThese = first !== undefined && points(first, 'these') && next?.roles.includes('who') !== true;
  return isOfThese && !RELATING.includes(words[first.from + first.length]?.text ?? '');
}
const RELATING = ['who', 'with', 'whose', 'owing', 'absent'];

export function counted(last: Query): Query {
  const isList = last.measure === 'list';
  return { ...last, order: undefined, limit: undefined, counts: !isList && last.groupBy.length > 0, ...(isList && { measure: 'count' }) };
}

/** What bounced counts for nothing in a collection, and has a sum of its own. */
export const sumMeasureOf = ({ filters }: Query): 'sum' | 'bouncedSum' =>
  filters.some(({ by, op }) => by === 'isBounced' && op === 'has') ? 'bouncedSum' : 'sum';

/** What those who were listed come to in one figure; the others stay left out. */
export function summedUp(last: Query): Query | undefined {
  const { entity, measure, bounds, groupBy, filters, period, also } = last;
  const { who, measures } = ENTITIES[entity];
  if (measure === 'list' || groupBy.length === 0 || measures[measure]?.unit === 'percent' || last.limit !== undefined) return undefined;
  const isKept = bounds.some(({ value }) => value !== 0);
  if (isKept && (groupBy.length > 1 || groupBy[0] !== who || also.length > 1)) return undefined;
  const those = { entity, bounds, filters, ...(period && { period }) };
  return { ...last, groupBy: [], bounds: [], order: undefined, counts: undefined, also: isKept ? [...also, those] : also };
}

/** 'How many receipts is that' behind their sum. */
export function numberOf(last: Query): Query | undefined {
  const { measures } = ENTITIES[last.entity];
  const number = ['count', 'students'].find((name) => name in measures);
  return last.measure === 'sum' && number !== undefined
    ? { ...last, measure: number, groupBy: [], bounds: [], order: undefined, limit: undefined }
    : undefined;
}

/** Those of whom a bound holds, to be counted: 'class wise' behind those who owe more than 9,000. Undefined where all were meant, or the first so many. */
function peopleOf({ entity: name, groupBy, bounds, filters, also, period, order, compare }: Query): Query | undefined {
  const { who, name: own } = ENTITIES[name];
  const isOfThem = groupBy.length === 1 && groupBy[0] === who && bounds.some(({ value }) => value !== 0);
  if (
    (who !== 'student' && who !== 'employee') ||
    own === who ||
    !isOfThem ||
    order !== undefined ||
    compare !== undefined ||
    also.length > 1
  )
    return undefined;
  const isTheirs = ({ by }: Query['filters'][number]) => canKeep(ENTITIES[who], by);
  const rest = filters.filter((filter) => !isTheirs(filter));
  if (rest.length > 4) return undefined;
  const those = { entity: name, bounds, ...(rest.length > 0 && { filters: rest }), ...(period && { period }) };
  return { entity: who, measure: 'count', filters: filters.filter(isTheirs), groupBy: [], bounds: [], also: [...also, those] };
}

export function countedBy(groupBy: Query['groupBy'], last: Query): Query | undefined {
  const people = peopleOf(last);
  const isTold = people !== undefined && groupBy.every((by) => by in ENTITIES[people.entity].dimensions && by !== people.entity);
  return isTold ? { ...people, groupBy } : undefined;
}

/** 'What percent of the class is that' behind a number of some. */
export function partOf(last: Query): Query | undefined {
  const people = peopleOf(last);
  if (people !== undefined) return { ...people, share: ['also'] };
  if (last.groupBy.length > 0 || (last.measure !== 'count' && last.measure !== 'list') || last.also.length > 0) return undefined;
  if (ENTITIES[last.entity].main !== 'list') return undefined;
  const parts = last.filters.map(({ by }) => by).filter((by) => !isPlace(by));
  const share = parts.length > 0 ? parts : last.filters.map(({ by }) => by);
  return share.length === 0 ? undefined : { ...last, measure: 'count', share: [...new Set(share)].slice(0, 4), columns: undefined };
}
