import type { Query } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { is, type Mark, marksOf, namesOf, roleOf } from '../reading/marks.ts';
import type { Role } from '../vocabulary/words.ts';

/** What a query tells, keeps and computes: its groups, columns, conditions and figures, and what these are counted in. */
type Told = { query: Query; names: ReadonlySet<string>; units: ReadonlySet<string> };

export function toldBy(query: Query): Told {
  const { entity: name, measure, groupBy, filters, bounds, also, columns = [], beside = [], share = [], with: others = [] } = query;
  const entity = ENTITIES[name];
  const list = measure === 'list' ? (entity.list ?? []) : [];
  const figures = [measure, ...beside, ...bounds.map((one) => one.measure)];
  const inAlso = also.flatMap((one) => one.bounds.map((bound) => ({ of: ENTITIES[one.entity], measure: bound.measure })));
  const inOthers = others.map((one) => ({ of: ENTITIES[one.entity], measure: one.measure }));
  const unitOf = ({ of, measure: one }: { of: Entity; measure: string }) => of.measures[one]?.unit ?? [];
  const names = new Set([
    ...figures,
    ...groupBy,
    ...columns,
    ...list,
    ...share,
    ...[...filters, ...also.flatMap((one) => one.filters ?? []), ...others.flatMap((one) => one.filters)].map(({ by }) => by),
    ...[...inAlso, ...inOthers].map((one) => one.measure),
  ]);
  if (names.has('section') || names.has('class')) names.add('section').add('class');
  const isPart = query.share !== undefined || query.derive?.includes('share') === true || query.made === 'percent';
  const units = new Set<string>([
    ...[...figures.map((one) => ({ of: entity, measure: one })), ...inAlso, ...inOthers].flatMap(unitOf),
    ...[...groupBy, ...columns, ...list].flatMap((one) => entity.dimensions[one]?.unit ?? []),
    ...(isPart ? ['percent'] : []),
    ...(query.counts ? ['number'] : []),
  ]);
  return { query, names, units };
}

const ENDS: readonly Role[] = ['most', 'least', 'best', 'worst', 'top'];
const TIMES = ['day', 'week', 'month', 'quarter', 'weekday', 'year'];
/** Figures that an entity has anyway, whose words are mostly its own nouns. */
const GENERIC = ['count', 'sum', 'attendance', 'average'];
/** What asks for a figure. */
const FIGURES: readonly Role[] = ['count', 'kitne', 'sum', 'average', 'share'];

const isOfTwo = ({ filters, compare, sides, groupBy }: Query) =>
  compare !== undefined || sides !== undefined || filters.some(({ values }) => values.length > 1) || groupBy.length > 1;
const isPerson = ({ entity }: Query, name: string) => ENTITIES[entity].who === name || ENTITIES[entity].dimensions[name]?.isPerson === true;

/** Whether a query gives what a word of any question asks for; undefined where the word asks for nothing by itself. */
function givesRole(role: Role, { query, names, units }: Told): boolean | undefined {
  if (ENDS.includes(role)) return query.order !== undefined || query.rankOf !== undefined || isOfTwo(query);
  if (role === 'wise' || role === 'each') return query.groupBy.length > 0 || query.measure.startsWith('per') || query.measure === 'list';
  if (role === 'count') return units.has('number') || query.measure === 'list';
  if (role === 'average')
    return units.has('percent') || /^(?:average|median|per[A-Z]|age)|\//.test([query.measure, ...(query.beside ?? [])].join(' '));
  if (role === 'share') return units.has('percent') || isOfTwo(query);
  if (role === 'who') return query.measure === 'list' || isOfTwo(query) || [...names].some((name) => isPerson(query, name));
  if (role === 'versus') return isOfTwo(query) || query.groupBy.length > 0 || query.others !== undefined || query.made !== undefined;
  if (role === 'both') return isOfTwo(query) || query.also.length > 0 || query.bounds.some(({ value }) => value === 2);
  return role === 'rise' || role === 'fall' ? query.change !== undefined || isOfTwo(query) : undefined;
}

const JOINTS = [',', 'and', 'aur', '&', 'with', 'plus', ':', ';', 'और'];
const isJoint = ({ tokens, claims }: Reading, at: number) => JOINTS.includes(tokens[at]?.text ?? ',') && claims[at] === undefined;

/** Whether a query gives what a phrase asks for; undefined where it asks for nothing, or means the rows themselves as well. */
function gives(mark: Mark, told: Told, reading: Reading): boolean | undefined {
  const { query, names } = told;
  if (is(mark, 'noun') || is(mark, 'ask')) return undefined;
  const end = mark.from + mark.length;
  const isBesideTime = [mark.from - 2, mark.from - 1, end, end + 1].some((at) => reading.claims[at] === 'date');
  const isOfDays = isBesideTime || ENTITIES[query.entity].measures[query.measure]?.counted === 'days';
  // 'Students whose tongue is Urdu': only what stands alone asks for somebody.
  const isAlone = mark.from === 0 || isJoint(reading, mark.from - 1) || isJoint(reading, end);
  const answers = mark.meanings.map((one): boolean | undefined => {
    if (one.type === 'role') return one.role === 'who' && !isAlone ? undefined : givesRole(one.role, told);
    if (one.type === 'dimension') {
      const isNamed = isPerson(query, one.name) || reading.tokens[end]?.kind === 'number' || (isOfDays && TIMES.includes(one.name));
      return isNamed ? undefined : names.has(one.name);
    }
    if (one.type === 'measure') return names.has(one.name) || (GENERIC.includes(one.name) ? undefined : false);
    return one.type === 'flag' ? names.has(one.name) : one.type === 'value' ? names.has(one.by) : undefined;
  });
  return answers.includes(false) && !answers.includes(true) ? false : undefined;
}

/**
 * The phrases that ask for something and change nothing: the query does not give it, and is the same without them. A figure that is asked for once more behind a
 * joint is one of them, where the question is the same without it. `again` reads the rest of the words.
 */
export function withoutEffect(reading: Reading, query: Query, again: (rest: string) => Query | undefined): string[] {
  const told = toldBy(query);
  const { tokens, text } = reading;
  const marks = marksOf(reading, ENTITIES[query.entity]);
  const wordsOf = (from: number, length: number) => text.slice(tokens[from]?.start, tokens[from + length - 1]?.end);
  const isSameWithout = (from: number, length: number) => {
    const rest = again(`${text.slice(0, tokens[from]?.start)}${text.slice(tokens[from + length - 1]?.end)}`.replace(/\s+/g, ' ').trim());
    return rest !== undefined && JSON.stringify(rest) === JSON.stringify(query);
  };
  const scope = isOfOneGroup(query) ? marks.find((mark) => namesOf(mark, 'dimension').includes('class')) : undefined;
  if (scope !== undefined) return [wordsOf(scope.from, scope.length)];
  if (SCHOOL_AND.test(text) && query.filters.some(({ by }) => by === 'class' || by === 'section')) return ['school'];
  const lacking = marks.filter((mark) => gives(mark, told, reading) === false && isSameWithout(mark.from, mark.length));
  if (lacking.length > 0) return lacking.map(({ from, length }) => wordsOf(from, length));
  if (query.order !== undefined) return [];
  const asksIn = (from: number, end: number) =>
    marks.filter((mark) => mark.from >= from && mark.from < end && FIGURES.includes(roleOf(mark) ?? 'filler'));
  const joints = [...tokens.flatMap((_, at) => (isJoint(reading, at) ? [at] : [])), tokens.length];
  for (const [index, joint] of joints.slice(0, -1).entries()) {
    const next = joints[index + 1] ?? 0;
    const own = asksIn(joint, next);
    const others = [...asksIn(0, joint), ...asksIn(next, tokens.length)];
    const said = wordsOf(joint, next - joint);
    if (own.length === 0 || others.length === 0 || SAID_AGAIN.test(said)) continue;
    // 'How many of them are girls' is said of those before.
    if (OF_THEM.test(said) || isSameWithout(joint, next - joint)) return own.map(({ from, length }) => wordsOf(from, length));
  }
  return [];
}

const WHEN = [...TIMES, 'exam', 'term', 'starts', 'ends'];
/** Question words, and the columns or figures that tell what they ask for. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  when: WHEN,
  kab: WHEN,
  कब: WHEN,
  why: ['reason', 'byReason', 'because', 'concession', 'item'],
  where: ['stop', 'class', 'section', 'room', 'head'],
};
/** 'When is the plumber coming' is told by no sum, and 'when is the paper of Unit Test 2' not by its marks. */
export function isUntold(reading: Reading, at: number, marks: readonly Mark[], query: Query): boolean {
  const { text = '' } = reading.tokens[at] ?? {};
  const told = toldBy({ ...query, filters: [] });
  const by = Object.hasOwn(QUESTIONS, text) ? QUESTIONS[text] : undefined;
  // 'Classes where the average is below 50' asks of no place.
  const isAsking = (text !== 'where' || at === 0 || isJoint(reading, at - 1)) && reading.claims[at] === undefined;
  const isOfOwn = marks.some((mark) => mark.from <= at && at < mark.from + mark.length && (is(mark, 'dimension') || is(mark, 'measure')));
  return by !== undefined && isAsking && !isOfOwn && !by.some((one) => told.names.has(one)) && !(by === WHEN && told.units.has('day'));
}
/** 'In the school, and in class 11' are two. */
const SCHOOL_AND = /\b(?:in|of) (?:the |our )?(?:whole |entire )?school,? (?:and|aur|&) (?:in|of|for|among) /i;
/** Of one class that is named 'in which class' tells nothing apart. */
export const isOfOneGroup = ({ groupBy: [group, second], filters, columns }: Query): boolean =>
  group === 'class' &&
  second === undefined &&
  columns === undefined &&
  filters.some(({ by, op, values }) => op === 'is' && values.length === 1 && (by === 'class' || by === 'section'));
const OF_THEM = /\b(?:of (?:them|these|those)|in ?me|un ?me|inme se|unme se)\b/i;
/** 'Only the number', 'in percent': how the figure is to be told, which is asked for already. */
const SAID_AGAIN = /\b(?:only|just|bas|sirf)\b|^, in \w+\W*$/i;
