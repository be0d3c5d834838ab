import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { forEachOf } from '../answer/made-measures.ts';
import { ENTITIES } from '../entities/index.ts';
import { marksOf, namesOf } from '../reading/marks.ts';
import { asFigure, type Context, contextOf, type Known } from './figure-parts.ts';

type Made = Query['made'];
type Frame = { made: Made; words: RegExp; parts: readonly number[] };

/** How two figures are said to make a third; the groups are the figures in their order. */
const COMPUTED: readonly Frame[] = [
  { made: 'less', words: /^(.+?),? (?:less|minus|after deducting|after subtracting|net of) (?!than\b)(.+)$/i, parts: [1, 2] },
  { made: 'less', words: /^(?:difference|gap) between (.+?) and (.+)$/i, parts: [1, 2] },
  { made: 'plus', words: /^(?:sum|total) of (.+?) (?:and|plus) (.+)$|^(.+?) plus (.+)$/i, parts: [1, 2] },
  {
    made: 'percent',
    words: /^(.+?) as (?:a |an )?(?:percent(?:age)?|per cent|%|share|proportion|fraction|part) of (?:the )?(.+)$/i,
    parts: [1, 2],
  },
  {
    made: 'percent',
    words:
      /^(?:percent(?:age)?|per cent|%|share|proportion|part) of (?:the )?(.+?) (?:that )?(?:is|was|went|goes|gone|spent|used|paid) (?:on|to|in|for|as|by) (?:the )?(.+)$/i,
    parts: [2, 1],
  },
  { made: 'ratio', words: /^ratio of (.+?) (?:to|and|vs|versus|:) (.+)$/i, parts: [1, 2] },
  { made: 'ratio', words: /^(.+?) (?:to|and|vs|versus|:|-) (.+?) (?:ratio|ka anupat|anupat)$/i, parts: [1, 2] },
];
const FOR_EACH: readonly Frame[] = [
  {
    made: 'ratio',
    words: /^(.+?) (?:per|for each|for every|on each|on every|against each|spent on each|spent per) (?:single )?(.+)$/i,
    parts: [1, 2],
  },
  { made: 'ratio', words: /^(?:ek|prati|har) (\S+(?: \S+)?) (?:par|pe|pr|ke liye|ke peeche) (.+)$/i, parts: [2, 1] },
  { made: 'ratio', words: /^(.+?) (?:prati|har ek) (.+)$/i, parts: [1, 2] },
];
/** Without one of these words no figure is made of others, and nothing has to be taken apart. */
const JOINING =
  /[%&:+−-]|\b(?:less|minus|deduct\w*|net|after|difference|gap|sum|total|plus|per|percent\w*|share|proportion|fraction|part|ratio|anupat|each|every|prati|har|ek|and|aur|vs|versus|against|alongside|besides?)\b/i;
const AVERAGE = /\b(?:on (?:an )?average|average(?: (?:number|no\.?|count) of)?|avg|mean|ausat(?:an)?)\b ?/gi;
const AVERAGE_NUMBER = /^(?=.*\b(?:average|avg|mean|ausat)\b)(?=.*\b(?:how many|number of|kitn[ei])\b)/i;
const AND = /,? (?:and|aur|vs|versus|against|alongside|along with|together with|as well as|beside|besides|&) (?:(?:the|its|their) )?/gi;
/** 'What was left, i.e. …' and '… – kitna bacha' say once more what the figures make. */
const LEAD = /^(?:.*\bi\.? ?e\.?,? )?(?:the )*/i;
const TRAIL = /[ ,;:–-]+(?:kitn[aei] bach\w*|(?:what|how much) (?:is |was |has )?(?:left|remain\w*|bal\w+))(?: hai| hain)?$/i;
const NOT_LESS = /\b(?:not|no|or|much|any) less\b|\bless (?:than|or)\b/i;

/** 'Salaries as percent of collection', 'expenses per student', 'fees less expenses month wise': one figure made of several, or several side by side. */
export function combinedFigures(said: string, known: Known): Query | undefined {
  if (!JOINING.test(said)) return undefined;
  const context = contextOf(said, known);
  const core = context.core.replace(LEAD, '').replace(TRAIL, '');
  for (const { made, words, parts } of COMPUTED) {
    const found = words.exec(core);
    if (found === null || (made === 'less' && NOT_LESS.test(core))) continue;
    const [first = '', second = ''] = parts.map((at) => found[at] ?? found[at + 2] ?? '');
    // 'Fees less expenses less salaries'.
    const others = made === 'less' ? second.split(/,? (?:less|minus|and|&) (?:the )?/i) : [second];
    const query = madeOf([first, ...others], { made, context }, known);
    if (query !== undefined && isOfOthers(query, known)) return query;
  }
  return forEach(core, context, known) ?? sideBySide(core, context, known);
}

/** What one entity tells of itself has a reading of its own, unless groups are told apart. */
const isOfOthers = ({ entity, groupBy, with: figures = [], made }: Query, { whole }: Known): boolean =>
  whole === undefined || figures.some((one) => one.entity !== entity) || (made !== 'less' && groupBy.length > 0);

type Making = { made: Made; context: Context };

/** Reads each part with what they have in common, and puts them together. */
function madeOf(parts: readonly string[], { made, context }: Making, known: Known): Query | undefined {
  if (parts.length < 2 || parts.length > 4 || parts.some((part) => part.trim() === '')) return undefined;
  const figures = parts.map((part, at) => figureOf(part.trim(), { ...context, isWhole: at === 0 }, known));
  const [first, ...others] = figures.flatMap((one) => (one === undefined ? [] : [one]));
  return first === undefined || others.length !== parts.length - 1 ? undefined : together(first, others, made);
}

/** One part as a figure: with the groups and days, or without what its records do not have. */
function figureOf(part: string, { groups, time, isWhole }: Context & { isWhole: boolean }, { read }: Known): Query | undefined {
  const nouns = part.endsWith('s') ? [part] : [part, `${part}s`];
  const tries = [...nouns, ...nouns.map((one) => `number of ${one}`)].flatMap((one) =>
    [[groups, time], [groups], [time], []].map((more) => ({ said: [one, ...more].filter(Boolean).join(' '), more })),
  );
  for (const { said, more } of tries.filter((one, at) => tries.findIndex((other) => other.said === one.said) === at)) {
    const figure = asFigure(read(said));
    if (figure === undefined) continue;
    const isGrouped = groups === '' || more.includes(groups);
    const isTimed = time === '' || more.includes(time) || ENTITIES[figure.entity].inPeriod === undefined;
    if (isTimed && (isGrouped || !isWhole) && (isGrouped === false || figure.groupBy.length > 0 === (groups !== ''))) return figure;
  }
  return undefined;
}

const PLACES = ['class', 'section'];
const MOST_FILTERS = 4;
/** Figures by the same groups, of the same days and classes; undefined where they cannot be put together. */
function together(first: Query, others: readonly Query[], made: Made): Query | undefined {
  const periods = [first, ...others].flatMap(({ period }) => (period ? [JSON.stringify(period)] : []));
  const groups = others.flatMap(({ groupBy }) => (groupBy.length > 0 ? [JSON.stringify(groupBy)] : []));
  if (new Set(periods).size > 1 || groups.some((one) => one !== JSON.stringify(first.groupBy))) return undefined;
  const places = [first, ...others].map(({ filters }) => filters.filter(({ by }) => PLACES.includes(by)));
  const shared = places.find((one) => one.length > 0) ?? [];
  const isOfPlaces = [first, ...others].every(({ entity }) => shared.every(({ by }) => by in ENTITIES[entity].dimensions));
  if (!isOfPlaces || places.some((one) => one.length > 0 && JSON.stringify(one) !== JSON.stringify(shared))) return undefined;
  const own = ({ filters }: Query) => filters.filter(({ by }) => !PLACES.includes(by));
  const units = [first, ...others].map(({ entity, measure }) => ENTITIES[entity].measures[measure]?.unit);
  const canCompute = units.every((unit) => unit === 'rupees' || unit === 'number') && (made === 'ratio' || new Set(units).size === 1);
  if ((made !== undefined && !canCompute) || [first, ...others].some((one) => own(one).length > MOST_FILTERS || one.also.length > 2))
    return undefined;
  const figures = others.map((one) => ({
    entity: one.entity,
    measure: one.measure,
    filters: own(one),
    ...(one.also.length > 0 && { also: one.also }),
  }));
  // What is left over already has what was spent taken off.
  if (made !== undefined && [first, ...others].some(({ entity, measure }) => entity === 'cashFlow' && measure !== 'sum')) return undefined;
  const isSame = figures.some(
    (one) => one.entity === first.entity && one.measure === first.measure && JSON.stringify(one.filters) === JSON.stringify(own(first)),
  );
  const [period] = [first, ...others].flatMap((one) => (one.period ? [one.period] : []));
  return isSame
    ? undefined
    : { ...first, filters: [...own(first), ...shared], ...(period && { period }), with: figures, ...(made && { made }) };
}

/** 'Periods per teacher on average', 'expenses per student': for each of what the records themselves tell apart, or of other records. */
function forEach(core: string, context: Context, known: Known): Query | undefined {
  // 'Receipts per month' are told apart, and no average; an average sum is no average number.
  const isOfSum = known.whole !== undefined && ENTITIES[known.whole.entity].measures[known.whole.measure]?.unit === 'rupees';
  const isOfNumber = isOfSum && AVERAGE_NUMBER.test(core);
  if (known.whole !== undefined && context.groups === '' && !isOfNumber) return undefined;
  const plain = core.replace(AVERAGE, ' ').replace(/\s+/g, ' ').trim();
  for (const { words, parts } of FOR_EACH) {
    const found = words.exec(plain);
    if (found === null) continue;
    const [first = '', second = ''] = parts.map((at) => found[at] ?? '');
    const whole =
      figureOf(first.replace(/^how many |^number of /i, ''), { ...context, isWhole: true }, known) ??
      figureOf(first, { ...context, isWhole: true }, known);
    if (whole === undefined) continue;
    const dimension = dimensionNamed(whole, second, known);
    const { unit } = ENTITIES[whole.entity].measures[whole.measure] ?? {};
    if (dimension !== undefined && (unit === 'number' || unit === 'rupees'))
      return { ...whole, measure: forEachOf(whole.measure, dimension) };
    const query = dimension === undefined ? madeOf([first, second], { made: 'ratio', context }, known) : undefined;
    if (query?.with?.every(isOfThings) === true) return query;
  }
  return undefined;
}

/** Records of people are no number of what they are about: of 'students per club' the members of clubs are no clubs. */
const isOfThings = ({ entity, measure }: NonNullable<Query['with']>[number]): boolean =>
  measure !== 'count' || ENTITIES[entity].who === undefined || ENTITIES[entity].who === entity;

/** The dimension of its own records that a word names, and nothing else. */
function dimensionNamed({ entity, groupBy }: Query, said: string, { surroundings }: Known): string | undefined {
  const reading = readText(said, surroundings);
  const [mark, another] = marksOf(reading, ENTITIES[entity]);
  if (mark === undefined || another !== undefined || mark.length !== reading.tokens.length) return undefined;
  return namesOf(mark, 'dimension').find((name) => !groupBy.includes(name));
}

/** 'Strength and overdue fees class wise': figures of different records in one table. */
function sideBySide(core: string, context: Context, known: Known): Query | undefined {
  if (context.groups === '') return undefined;
  const isLess = /,? (?:and|with|aur) (?:the |their )?(?:difference|gap)$/i;
  for (const { index, 0: joint } of core.replace(isLess, '').matchAll(AND)) {
    const rest = core.replace(isLess, '').slice(index + joint.length);
    const made = isLess.test(core) ? ('less' as const) : undefined;
    const query = madeOf([core.slice(0, index), rest], { made, context }, known);
    if (query?.with?.some((one) => one.entity !== query.entity) && query.groupBy.length > 0 && isOfAllGroups(query)) return ofBoth(query);
  }
  return undefined;
}

/** 'Average marks of boys and girls': the girls are no second figure, but have one of their own. */
function ofBoth(query: Query): Query {
  const [second, another] = query.with ?? [];
  const [by, more] = second?.filters ?? [];
  const at = query.filters.findIndex((one) => one.by === by?.by && one.op === by.op);
  const isPeople =
    second !== undefined && second.measure === 'count' && ENTITIES[second.entity].who === second.entity && another === undefined;
  if (second === undefined || by === undefined || more !== undefined || !isPeople || at < 0) return query;
  const own = query.filters.filter((one) => !PLACES.includes(one.by)).map((one) => (one.by === by.by ? by : one));
  return { ...query, with: [{ entity: query.entity, measure: query.measure, filters: own }] };
}

/** Side by side each figure is told of each group. */
const isOfAllGroups = ({ groupBy, with: figures = [] }: Query): boolean =>
  figures.every(({ entity }) => groupBy.every((by) => by in ENTITIES[entity].dimensions));
