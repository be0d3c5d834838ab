import type { Query } from '@shala/contract/assistant';
import { framesOf, KINDS, type Kind, POLITE } from './frames.ts';
import { CONDITIONS, type Condition, GROUPS, type Group, PAIRS, THINGS, type Thing, TIMES } from './things.ts';

/** A question that was drawn as a query and said in one frame of the grammar. */
export type Said = { frame: string; kind: string; text: string; query: Drawn };
export type Drawn = Pick<Query, 'entity' | 'measure' | 'filters' | 'groupBy' | 'bounds'> & Partial<Query>;

/** Numbers from a seed: the same draws in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const spaced = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([?.,])/g, '$1')
    .replace(/^, ?/, '')
    .trim();

const LONG = TIMES.filter(({ from, to }) => from.slice(0, 7) !== to.slice(0, 7));
type Draw = { next: () => number; one<T>(list: readonly T[]): T };
const drawOf = (next: () => number): Draw => ({ next, one: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number] });

/** The noun with one condition or none. */
function nounOf({ noun, hi, kind }: Thing, condition: Condition | undefined): { np: string; hp: string } {
  if (condition === undefined) return { np: noun, hp: hi };
  const isBefore = condition.pre !== undefined && (kind === 'count' || condition.post === undefined);
  return { np: isBefore ? `${condition.pre} ${noun}` : `${noun} ${condition.post}`, hp: `${condition.hi} ${hi}` };
}

const PEOPLE = ['employee', 'student', 'absent', 'cashier'];
/** Whether a thing can be asked in a kind of question at all. */
function isAsked(kind: Kind, { entity, measure, groups, hasTime, unit, isList, isGrouped, isNumber }: Thing): boolean {
  if (isGrouped && ['figure', 'compared'].includes(kind)) return false;
  if (isNumber && ['two groups', 'compared', 'list', 'versus', 'ordered'].includes(kind)) return false;
  if (kind === 'share') return PARTS[entity] !== undefined && measure === 'count';
  if (kind === 'versus') return groups.some((name) => SIDES[name] !== undefined);
  if (kind === 'two groups') return groups.length > 1;
  if (kind === 'compared') return hasTime;
  if (kind === 'bound') return unit !== undefined;
  if (kind === 'list') return isList === true;
  return kind === 'figure' || groups.length > 0;
}

/** Two values of what rows are told apart by, as they are said. */
const SIDES: Readonly<Record<string, readonly [values: readonly string[], one: string, other: string]>> = {
  class: [['9', '10'], 'class 9', 'class 10'],
  section: [['8 A', '8 B'], '8A', '8B'],
  gender: [['Female', 'Male'], 'girls', 'boys'],
  mode: [['cash', 'upi'], 'cash', 'UPI'],
  subject: [['English', 'Mathematics'], 'English', 'maths'],
};
/** What a part of all is told by. */
const PARTS: Readonly<Record<string, readonly (readonly [by: string, value: string, said: string])[]>> = {
  student: [
    ['gender', 'Female', 'girls'],
    ['socialCategory', 'OBC', 'OBC'],
    ['religion', 'Jain', 'Jain'],
  ],
  employee: [
    ['gender', 'Female', 'women'],
    ['gender', 'Male', 'men'],
  ],
};

/** Two that tell nothing beside each other: the class and its sections, two parts of time. */
const ALIKE: readonly (readonly string[])[] = [
  ['month', 'weekday'],
  ['class', 'section'],
];
const isAlike = (one: Group, other: Group | undefined) => ALIKE.some((list) => list.includes(one.by) && list.includes(other?.by ?? ''));

/** What rows are told apart by, as far as the kind asks for it. */
function drawGroups(draw: Draw, kind: Kind, thing: Thing, named: Condition | undefined): Group[] | undefined {
  const count = kind === 'two groups' ? 2 : ['grouped', 'end', 'bound', 'versus', 'ordered'].includes(kind) ? 1 : 0;
  // Nobody asks for the first three of two genders.
  const free = thing.groups
    .filter((name) => kind !== 'versus' || SIDES[name] !== undefined)
    .map((name) => GROUPS[name] as Group)
    .filter(({ by }) => by !== named?.by && (!['end', 'bound', 'ordered'].includes(kind) || by !== 'gender'));
  const first = free.length > 0 ? draw.one(free) : undefined;
  const rest = free.filter((one) => one !== first && !isAlike(one, first));
  const second = rest.length > 0 ? draw.one(rest) : undefined;
  const groups = [first, second].flatMap((one) => (one ? [one] : [])).slice(0, count);
  return groups.length < count ? undefined : groups;
}

/** The word for the end that is asked for. */
function endOf(draw: Draw, { kind }: Thing, isMost: boolean): string {
  if (kind === 'count') return isMost ? draw.one(['most', 'highest number of', 'maximum number of']) : draw.one(['fewest', 'least']);
  return isMost ? draw.one(['highest', 'maximum']) : draw.one(['lowest', 'least']);
}

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  rupees: ['20000', 'Rs 20,000', '20,000 rupees'],
  percent: ['80 percent', '80%', '80'],
};
/** A number with its unit, and what it is. */
function numberOf(draw: Draw, { kind, unit = '' }: Thing): { said: string; value: number } {
  const value = kind === 'count' ? 5 : unit === 'rupees' ? 20000 : 80;
  return { said: draw.one(NUMBERS[unit] ?? [String(value)]), value };
}

/** One question, or none where the thing cannot be asked in the kind that was drawn. */
function drawOne(draw: Draw): Said | undefined {
  const thing = draw.one(THINGS);
  const kind = draw.one(KINDS);
  if (!isAsked(kind, thing)) return undefined;
  const named = thing.conditions.length > 0 && draw.next() < 0.4 ? CONDITIONS[draw.one(thing.conditions)] : undefined;
  const groups = drawGroups(draw, kind, thing, named);
  if (groups === undefined) return undefined;
  if (
    named !== undefined &&
    groups.some((one) => kind === 'versus' && ['class', 'section'].includes(named.by) && ['class', 'section'].includes(one.by))
  )
    return undefined;
  if (kind === 'share' && named !== undefined) return undefined;
  const [g = ANY_GROUP, g2 = ANY_GROUP] = groups;
  const isOverMonths = groups.some(({ by }) => by === 'month');
  const time = thing.hasTime && kind !== 'compared' && draw.next() < 0.6 ? draw.one(isOverMonths ? LONG : TIMES) : undefined;
  const pair = draw.one(PAIRS);
  const isMost = draw.next() < 0.6;
  const frames = framesOf(kind, thing).filter(([, , place]) => place === undefined || !PEOPLE.includes(groups[0]?.by ?? ''));
  const [frame, say] = draw.one(frames);
  const { said, value } = numberOf(draw, thing);
  const is = thing.kind === 'count' ? 'are' : 'is';
  const sides = kind === 'versus' ? SIDES[g.by] : undefined;
  const part = kind === 'share' ? draw.one(PARTS[thing.entity] ?? []) : undefined;
  const times = {
    t: time?.tail ?? '',
    T: time?.front ?? '',
    h: time?.hi ?? '',
    one: part?.[2] ?? sides?.[1] ?? pair.one,
    other: sides?.[2] ?? pair.other,
  };
  const filled = say({ ...nounOf(thing, named), ...times, g, g2, n: said, is });
  const words = spaced(filled.replace('@', endOf(draw, thing, isMost)).replace('#', isMost ? 'zyada' : 'kam'));
  const text = draw.next() < 0.25 ? spaced(draw.one(POLITE)(words)) : words;
  const held = [...thing.always.map((one) => CONDITIONS[one]), named].flatMap((one) => (one ? [one] : []));
  return {
    frame,
    kind,
    text,
    query: {
      entity: thing.entity,
      measure: kind === 'list' ? 'list' : thing.measure,
      filters: [
        ...held.map(({ by, op, values }) => ({ by, op, values: [...values] })),
        ...(sides ? [{ by: g.by, op: 'is' as const, values: [...sides[0]] }] : []),
        ...(part ? [{ by: part[0], op: 'is' as const, values: [part[1]] }] : []),
      ],
      ...(part && { share: [part[0]] }),
      groupBy: groups.map(({ by }) => by),
      bounds: kind === 'bound' ? [{ measure: thing.measure, op: '>', value }] : [],
      ...(time && { period: { from: time.from, to: time.to } }),
      ...(kind === 'compared' && {
        period: { from: pair.from[0], to: pair.to[0] },
        compare: { from: pair.from[1], to: pair.to[1] },
      }),
      ...(kind === 'ordered' && { order: 'most', limit: 200 }),
      ...(kind === 'end' && { order: isMost ? 'most' : 'least', limit: frame.includes('three') ? 3 : 1 }),
    },
  };
}
const ANY_GROUP = GROUPS.class as Group;

/** So many different questions, the same for the same seed. */
export function drawQuestions(count: number, seed: number): Said[] {
  const draw = drawOf(numbersFrom(seed));
  const found = new Map<string, Said>();
  for (let tries = 0; found.size < count && tries < count * 40; tries += 1) {
    const said = drawOne(draw);
    if (said !== undefined && !found.has(said.text)) found.set(said.text, said);
  }
  return [...found.values()];
}

/** What is told alike: a teacher is one of those who teach, receipts are listed one by one, what is owed is shown of each who owes it, and leave reaches into days to come. */
function levelled(query: Drawn): Drawn {
  const { entity, groupBy, filters, measure, period } = query;
  const isOfReceipts = groupBy.join() === 'receipt,student' && measure === 'sum';
  const isOfOwing =
    entity === 'due' && groupBy.join() === 'student' && query.order === undefined && query.bounds.every(({ value }) => value === 0);
  return {
    ...query,
    entity: entity === 'salaryPayout' ? 'salary' : entity,
    filters: groupBy.includes('employee') ? filters.filter(({ by }) => by !== 'teaching') : filters,
    ...(isOfReceipts && { measure: 'list', groupBy: [] }),
    ...(isOfOwing && { groupBy: [] }),
    ...(entity === 'leave' && period && period.to > LAST_DAY && { period: { ...period, to: LAST_DAY } }),
  };
}
const LAST_DAY = '2026-11-20';

/** A query by what it asks, without what only tells groups that have none apart from the others. */
function plain(query: Drawn): string {
  const { entity, measure, filters, groupBy, bounds, period, compare, order, limit, share } = levelled(query);
  const sortedFilters = filters.filter(({ by }) => by !== 'kept').map(({ by, op, values }) => `${by} ${op} ${[...values].sort().join()}`);
  const kept = bounds
    .filter(({ op, value }) => !(value === 0 || (op === '>=' && value === 1)))
    .map((one) => `${one.measure} ${one.op} ${one.value}`);
  const span = (days: Drawn['period']) => (days === undefined ? '' : `${days.from}..${days.to}`);
  return JSON.stringify([
    entity,
    measure,
    sortedFilters.sort(),
    [...groupBy].sort(),
    kept,
    span(period),
    span(compare),
    order ?? '',
    order ? (limit ?? 1) : '',
    share ?? '',
  ]);
}

/** Whether a query that was read asks what was drawn. */
export const isSame = (read: Drawn, drawn: Drawn): boolean => plain(read) === plain(drawn);
