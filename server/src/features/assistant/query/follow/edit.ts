import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { meaningAt } from '../reading/marks.ts';
import { findParticulars, type Particulars } from '../reading/particulars.ts';
import { FOLLOW, type FollowRole } from '../vocabulary/follow-words.ts';
import { inOrder } from '../vocabulary/in-order.ts';
import { type Meaning, ROLE_WORDS } from '../vocabulary/lexicon.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import type { Role } from '../vocabulary/words.ts';
import { named } from './as-listed.ts';
import { asksAnew } from './asks-anew.ts';
import { addNamed, type Change, comparedPlaces, type Edit, figureOf, rankedBy, rowOf, sortedBy, turned } from './edit-figures.ts';
import { isWithin, withTime } from './edit-time.ts';
import { doneBy, wholly, withNumber } from './edit-whole.ts';
import { mergeAlso, mergeFilters } from './merge-filters.ts';
import { countedBy, namesOnly, summedUp, wholeOf } from './of-whole.ts';
import { withOwnFigure } from './own-figure.ts';
import { ofAll, plainEdit } from './plain-edit.ts';

/** A longer prompt asks something of its own. */
const MOST_WORDS = 9;
const TAKES = new Set(['not', 'without', 'except', 'excluding', 'exclude', 'omit', 'minus', 'nahi', 'skip', 'leave out', 'drop']);
const SMALL = new Set(
  'only just and but aur also of these those them in for with what about how the no sirf ok now then by per wise show make it me please pls sorry too as well from on instead compare compared against vs versus to bhi same but section sections add include ones wala wale wali walo'.split(
    ' ',
  ),
);

/** 'Also …', 'add …' at the head of a follow-up. */
export const addsOthers = (prompt: string): boolean => ADDING.includes(cleanText(prompt).trim().toLowerCase().split(' ')[0] ?? '');
const ADDING = ['also', 'too', 'bhi', 'add', 'plus', 'भी'];
const OF_SCHOOL =
  /\b(?:in|of|for|from) (?:the )?(?:whole|entire|full|complete) school\b|\b(?:poore?|pure|sare|saare) school (?:me|mein|ka|ki|ke)\b/i;
const LEADS = new Set('only just and aur not of from sirf in by top for what how without except also add of bas'.split(' '));

/** What asks for the number, the sum, the names or other bounds of what was listed; null for a question of its own, undefined for any other edit. */
function ofWhole(said: string, last: Query, surroundings: Surroundings, vocabulary: Vocabulary): Query | null | undefined {
  const entity = ENTITIES[last.entity];
  const did = doneBy(said, last);
  if (did !== undefined) return did;
  const all = ofAll(said, last);
  if (all !== undefined) return all.rest === '' ? all.query : (readEditOf(all.rest, all.query, surroundings, vocabulary) ?? null);
  const figured = withOwnFigure(said, last);
  if (typeof figured === 'string') return readEditOf(figured, last, surroundings, vocabulary) ?? null;
  if (figured !== undefined) return figured;
  // 'How many this session' is of other days.
  const isDated = entity.inPeriod !== undefined && findParticulars(readText(said, surroundings), vocabulary).periods.length > 0;
  const whole = isDated ? undefined : wholeOf(said, entity);
  if (whole !== undefined) return wholly(whole, last);
  if (asksAnew(said, last, surroundings)) return null;
  const rest = namesOnly(said);
  if (rest === undefined) return withNumber(said, last);
  const people = named(last);
  return (people && readEditOf(`only ${rest}`, people, surroundings, vocabulary)) ?? null;
}

/**
 * A follow-up as an edit of the last query: a value, class or bound that is said is put in ('only girls', 'and class 9', 'above 5000'), taken away ('not class 12'), or
 * the grouping, order, time or comparison changes ('by section', 'top 3', 'last month', 'compare with last month'). Undefined where it says anything else.
 */
export function readEditOf(prompt: string, before: Query, surroundings: Surroundings, vocabulary: Vocabulary): Query | undefined {
  const words = inOrder(cleanText(prompt).trim()).replace(/[?.!]+$/, '');
  const said = words.replace(OF_SCHOOL, ' ').trim();
  // 'How many in the whole school' behind a class.
  const last = said === words ? before : { ...before, filters: before.filters.filter(({ by }) => by !== 'class' && by !== 'section') };
  const isOfAll = last.entity === ENTITIES[last.entity].who && last.measure === 'list' && last.filters.length + last.also.length === 0;
  if (said === '') return isOfAll || last.filters.length === before.filters.length ? undefined : last;
  const whole = ofWhole(said, last, surroundings, vocabulary);
  if (whole !== undefined) return whole ?? undefined;
  const plain = plainEdit(said, last);
  // Of classes told apart 'not the 12th' takes one away, and no day.
  const reworded = last.groupBy.includes('class')
    ? plain.replace(/\b(not|except|without|only) (?:the )?(\d{1,2}(?:st|nd|rd|th))$/i, '$1 class $2')
    : plain;
  const reading = readText(reworded, surroundings);
  if (reading.tokens.length === 0 || reading.tokens.length > MOST_WORDS) return undefined;
  const particulars = findParticulars(reading, vocabulary);
  const entity = ENTITIES[last.entity];
  const people = whoInstead(particulars, last, entity);
  if (particulars.isUnknownClass || people === undefined) return undefined;
  const claimed = reading.tokens.map(
    ({ kind, text }, at) =>
      kind === 'sign' ||
      CLAIMED.includes(reading.claims[at] ?? '') ||
      SMALL.has(text) ||
      OWN_VERBS[last.entity]?.includes(text) === true ||
      TAKES.has(text),
  );
  const asksWho = /\b(?:who|kaun|toppers?|students?|kis)\b|^top\b/i.test(said);
  const isOfDoing = reading.tokens.some(({ text }) => PAYING.includes(text));
  const edit: Edit = { asksWho, isOfDoing, query: last, particulars, entity, claimed };
  const meanings = meaningsOf(reading.tokens, edit);
  // 'Deposited but not cleared' is said of what is meant, and takes nothing away.
  const isWithin = (at: number) =>
    meanings.some((one) => one.at <= at && at < one.at + one.length && one.meanings.some(({ type }) => type === 'flag'));
  const isTaking = reading.tokens.some(({ text }, at) => TAKES.has(text) && !isWithin(at));
  // 'And class 9' behind one figure or a ranking asks the same of another one; a list or a table gets it besides.
  const isOfOneFigure = last.order !== undefined || (last.groupBy.length === 0 && last.measure !== 'list');
  const isAnd = ['and', 'aur'].includes(reading.tokens[0]?.text ?? '') && !isOfOneFigure && !asksInstead(prompt);
  const isAdding = reading.tokens.some(({ text }) => ADDING.includes(text)) || isAnd;
  const isCompared = meanings.some((one) => one.meanings.some((it) => it.type === 'role' && it.role === 'versus'));
  // 'Only up to the 20th in each' would be another day of both sides.
  const isOfSides = last.compare !== undefined && reading.tokens.some(({ text }) => ['each', 'both', 'dono'].includes(text));
  if (isOfSides && particulars.periods.length > 0) return undefined;
  const made = [
    people,
    withPlaces(edit, isTaking),
    withTime(edit, surroundings.today, isCompared),
    withBounds(edit, isTaking),
    withWords(edit, meanings, isTaking),
  ];
  if (made.some((one) => one === undefined) || claimed.some((one) => !one)) return undefined;
  // 'students of class 9' behind a list of those who owe asks anew; 'only students of class 9' does not.
  const isOfName = (at: number) => particulars.named.some(({ from, length }) => from <= at && at < from + length);
  const isNamed = meanings.some(
    (one) =>
      !isOfName(one.at) &&
      one.meanings.some(({ type }) => type === 'noun' || type === 'ask') &&
      !one.meanings.some(({ type }) => type === 'value' || type === 'role'),
  );
  return isNamed && !LEADS.has(reading.tokens[0]?.text ?? '')
    ? undefined
    : applied(edit, made as Partial<Query>[], { meanings, isAdding, isBesides: addsOthers(prompt) });
}

type How = { meanings: ReturnType<typeof meaningsOf>; isAdding: boolean; isBesides: boolean };
const isOfKind = ({ by, op }: Query['filters'][number]): boolean => op !== 'not' && by !== 'class' && by !== 'section';

/** What the rows do not tell: a part of a figure that is no percentage, another order of a list, and another house or class of one student. */
function isBeyond({ measure, filters }: Query, { who, measures }: Entity, put: Query['filters'], says: (role: Role) => boolean): boolean {
  if (says('share') && measures[measure]?.unit !== 'percent') return true;
  if (says('sort' as Role) && measure === 'list') return true;
  const isOfOne = who === 'student' && filters.some(({ by, op, values }) => by === 'student' && op === 'is' && values.length === 1);
  return isOfOne && put.some(({ by }) => by !== 'student' && by in ENTITIES.student.dimensions);
}

/** The last question with what was said put in. */
function applied(
  { query: last, particulars, entity, asksWho }: Edit,
  made: readonly Partial<Query>[],
  { meanings, isAdding, isBesides }: How,
): Query | undefined {
  const changes: Partial<Query> = Object.assign({}, ...made);
  if (Object.keys(changes).length === 0) return undefined;
  const says = (...roles: readonly Role[]) =>
    meanings.some((one) => one.meanings.some((it) => it.type === 'role' && roles.includes(it.role)));
  const put = made.flatMap((one) => one.filters ?? []);
  // 'Also ST' behind those of another kind adds people, and is no further condition of the same.
  const kinds = [...last.filters, ...last.also.flatMap(({ filters: theirs = [] }) => theirs)].filter(isOfKind);
  if (isBesides && kinds.length > 0 && put.some((one) => isOfKind(one) && !last.filters.some(({ by }) => by === one.by))) return undefined;
  if (isBeyond(last, entity, put, says)) return undefined;
  const counts = changes.groupBy === undefined || particulars.bounds.length > 0 ? undefined : countedBy(changes.groupBy, last);
  // Receipts of more than 4,000 told by mode would be all receipts.
  const isBounded = last.bounds.some(({ value }) => value !== 0) && last.groupBy.length > 1;
  if (counts === undefined && changes.groupBy !== undefined && particulars.bounds.length === 0 && isBounded) return undefined;
  if (counts !== undefined) return { ...counts, filters: mergeFilters(counts.filters, put, isAdding) };
  const { also, rest } = mergeAlso(last, put, isAdding);
  const merged = mergeFilters(last.filters, rest, isAdding);
  // 'Which house has the most' behind one house is asked of all houses.
  const isPivot = ({ by, op, values }: Query['filters'][number]) =>
    changes.order !== undefined &&
    op === 'is' &&
    values.length === 1 &&
    changes.groupBy?.includes(by) === true &&
    !put.some((one) => one.by === by);
  const filters = merged.filter((one) => !isPivot(one));
  const edited = numbered({ ...last, also, ...changes, filters }, entity, says('count', 'kitne'));
  const now = put.map(({ by }) => by);
  // 'How much transport fee is that in all' behind those who owe it.
  const asksSum = says('sum') && !says('count', 'kitne') && edited.order === undefined && changes.groupBy === undefined;
  if (asksSum) return summedUp(edited) ?? edited;
  const isWhom = asksWho && edited.groupBy.length === 0 && edited.measure !== 'list' && edited.order === undefined;
  // 'Who teaches Science there' behind a number of lessons.
  if (isWhom && says('who') && !says('count', 'kitne')) return named(edited);
  const row = isAdding || changes.groupBy !== undefined ? edited : rowOf(edited, entity, put);
  if (row !== edited) return asksWho && !says('count', 'kitne') ? (named(row) ?? row) : row;
  return particulars.named.length > 0 && !isAdding ? edited : toldApart(edited, entity, now);
}

/** 'How many of them are teachers' wants their number, where they were listed. */
function numbered(edited: Query, { measures, who }: Entity, asks: boolean): Query {
  if (!asks || edited.order !== undefined || edited.compare !== undefined) return edited;
  const both = edited.filters.find(({ by, op, values }) => op === 'is' && values.length > 1 && by === 'gender');
  const isOfPeople = edited.groupBy.length === 1 && edited.groupBy[0] === who;
  // 'How many boys and how many girls' are two numbers.
  if (both !== undefined && isOfPeople && 'students' in measures && edited.bounds.every(({ value }) => value === 0))
    return { ...edited, measure: 'students', groupBy: [both.by], bounds: [], columns: undefined };
  if (isOfPeople) return both === undefined ? { ...edited, counts: true, columns: undefined } : edited;
  const measure = edited.measure === 'list' ? ['people', 'count'].find((name) => name in measures) : undefined;
  return measure === undefined ? edited : { ...edited, measure, columns: undefined };
}

/** 'And 12B?', 'and of class 12' ask the same of another one; 'and 12B' adds it. */
const asksInstead = (prompt: string): boolean =>
  /\?\s*$/.test(prompt) || /^(?:and|aur) (?:of|in|for)\b/i.test(prompt.trim()) || /^aur .*\b(?:me|mein|ka|ki|ke)$/i.test(prompt.trim());

/** 'boys and girls' are told apart, where there is room for a group. */
function toldApart(edited: Query, entity: Entity, now: readonly string[]): Query {
  const both = edited.filters.find(
    ({ by, op, values }) =>
      op === 'is' && values.length > 1 && by !== 'class' && by !== 'section' && by in entity.dimensions && now.includes(by),
  );
  const [only, second] = edited.groupBy;
  const isOfPeople = only !== undefined && entity.dimensions[only]?.isPerson === true;
  if (both === undefined || second !== undefined || only === both.by || isOfPeople || edited.measure === 'list') return edited;
  return { ...edited, groupBy: [...edited.groupBy, both.by] };
}

/** 'And Francis?' behind what was asked of one person: the same of another one. */
function whoInstead({ people }: Particulars, { filters }: Query, { dimensions }: Entity): Change {
  const [one, another] = people;
  if (one === undefined) return {};
  const by = one.person.kind === 'student' ? 'student' : 'employee';
  const was = filters.find((filter) => filter.by === by && filter.op === 'is');
  if (another !== undefined || was?.values.length !== 1 || !(by in dimensions)) return undefined;
  return { filters: [{ by, op: 'is', values: [one.person.name] }] };
}

const CLAIMED: readonly string[] = ['amount', 'class', 'date', 'name'];

/** What those do whose rows these are. */
const PAYING = ['paid', 'pays', 'pay', 'owes', 'owe'];

/** What is done with such rows, and tells nothing of them. */
const OWN_VERBS: Readonly<Record<string, readonly string[]>> = {
  expense: ['paid', 'spent'],
  salary: ['paid'],
  receipt: ['received', 'collected', 'paid', 'pays'],
};

type Tokens = ReturnType<typeof readText>['tokens'];

function meaningsOf(tokens: Tokens, { entity, claimed }: Edit): { at: number; length: number; meanings: Meaning[] }[] {
  const found: ReturnType<typeof meaningsOf> = [];
  for (let at = 0; at < tokens.length; ) {
    const one = meantAt(entity, tokens, at, claimed);
    const own = claimed[at] && !SMALL.has(tokens[at]?.text ?? '') ? undefined : longestAt(FOLLOW, tokens, at);
    if (own !== undefined && own.length >= (one?.length ?? 0) && !one?.values.some(({ type }) => type !== 'role')) {
      // 'Biggest first' is an order, and no end.
      const beside = own.length === one?.length ? one.values : [];
      found.push({
        at,
        length: own.length,
        meanings: [...beside, ...own.values.map((role) => ({ type: 'role', role: role as Role }) as const)],
      });
      claimed.fill(true, at, at + own.length);
      at += own.length;
      continue;
    }
    if (one) {
      found.push({ at, length: one.length, meanings: one.values });
      if (one.values.some(({ type }) => type !== 'role') || longestAt(ROLE_WORDS, tokens, at) !== undefined)
        for (let next = at; next < at + one.length; next += 1) claimed[next] = true;
    }
    at += one?.length ?? 1;
  }
  return found;
}

/** What words mean from a place on; 'not deposited' as a whole is what is meant, and takes nothing away. */
function meantAt(entity: Entity, tokens: Tokens, at: number, claimed: readonly boolean[]): ReturnType<typeof meaningAt> {
  const said = tokens[at]?.text ?? '';
  const isTaking = TAKES.has(said);
  if (claimed[at] && !SMALL.has(said) && !isTaking) return undefined;
  const found = meaningAt(entity, tokens, at);
  const isWhole = found !== undefined && found.length > 1 && found.values.some(({ type }) => type === 'flag');
  return isTaking && !isWhole ? undefined : found;
}

function withPlaces({ particulars: { places: said, sections }, entity, query }: Edit, isTaking: boolean): Change {
  const ofClasses = query.filters.find(({ by, op }) => by === 'class' && op === 'is')?.values;
  // 'Same for B' behind 10A.
  const ofSection = query.filters.find(({ by, op, values }) => by === 'section' && op === 'is' && values.length === 1)?.values[0];
  const classes = ofClasses ?? (ofSection === undefined || isTaking ? [] : [ofSection.slice(0, ofSection.lastIndexOf(' '))]);
  const places = said.length > 0 ? said : classes.flatMap((name) => sections.map((section) => ({ class: name, section })));
  if (places.length === 0) return sections.length > 0 ? undefined : {};
  const ofSections = places.every(({ section }) => section !== undefined);
  const by = ofSections ? 'section' : 'class';
  if (!(by in entity.dimensions)) return undefined;
  const values = places.map((one) => (ofSections ? `${one.class} ${one.section}` : one.class));
  return { filters: [{ by, op: isTaking ? 'not' : 'is', values: [...new Set(values)] }] };
}

/** 'Except those below 3,100' keeps the others. */
const OTHERS = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const;

function withBounds({ particulars, query, entity }: Edit, isTaking: boolean): Change {
  const bounds = particulars.bounds.map((one) => (isTaking ? { ...one, op: OTHERS[one.op] } : one));
  if (bounds.length === 0) return {};
  // Nobody has a thousand receipts: of those that were counted each has such a sum.
  const isOfSums = query.measure === 'count' && entity.each !== undefined && entity.measures.sum?.unit === 'rupees';
  if (isOfSums && bounds.every(({ value, isBare, unit }) => !isBare && (unit === 'rupees' || (unit === undefined && value >= 500))))
    return { measure: 'sum', groupBy: [...(entity.each ?? [])], bounds: bounds.map(({ op, value }) => ({ measure: 'sum', op, value })) };
  const made = bounds.map(({ op, value, unit, isBare }) => {
    const by =
      unit === undefined || entity.measures[query.measure]?.counted === unit
        ? query.measure
        : Object.entries(entity.measures).find(([, one]) => one.counted === unit)?.[0];
    return by === undefined || isBare || by === 'list' ? undefined : { measure: by, op, value };
  });
  if (made.some((one) => one === undefined)) return undefined;
  const groupBy = query.groupBy.length > 0 ? query.groupBy : entity.who === undefined ? undefined : [entity.who];
  return groupBy && { bounds: made as Query['bounds'], groupBy };
}

const rolesIn = ({ meanings }: { meanings: Meaning[] }) => meanings.flatMap((one) => (one.type === 'role' ? [one.role] : []));

function withWords(edit: Edit, marks: readonly { at: number; meanings: Meaning[] }[], isTaking: boolean): Change {
  const { entity, query, particulars } = edit;
  const change: Partial<Query> = {};
  const filters: Query['filters'] = [];
  const roles: ReadonlySet<FollowRole> = new Set(marks.flatMap(rolesIn));
  const isRanked =
    !roles.has('down') && !roles.has('up') && ['top', 'most', 'least', 'best', 'worst'].some((role) => roles.has(role as never));
  const isTold =
    roles.has('which') &&
    !isRanked &&
    query.groupBy.length === 1 &&
    query.groupBy[0] === entity.who &&
    query.order === undefined &&
    query.counts !== true;
  // 'What kind of leave' behind applications is told of each.
  const isOfRows =
    query.measure === 'list' && roles.has('which') && !['by', 'wise', 'each', 'count', 'kitne'].some((role) => roles.has(role as never));
  for (const { meanings } of marks) {
    const value = meanings.find((one) => one.type === 'value');
    const flag = meanings.find((one) => one.type === 'flag');
    const dim = meanings.find((one) => one.type === 'dimension');
    const measure = meanings.find((one) => one.type === 'measure');
    const before = value && filters.find(({ by }) => by === value.by);
    if (value && before) before.values.push(value.value);
    else if (value) filters.push({ by: value.by, op: isTaking ? 'not' : 'is', values: [value.value] });
    else if (dim && isOfRows && !entity.dimensions[dim.name]?.isPerson)
      change.columns = [...new Set([...(change.columns ?? query.columns ?? []), ...(entity.list?.includes(dim.name) ? [] : [dim.name])])];
    else if (dim && query.groupBy.includes(dim.name) && (isRanked || particulars.bounds.length > 0)) continue;
    else if (
      dim &&
      (['by', 'wise', 'each', 'which'].some((role) => roles.has(role as never)) || dim.isGroup) &&
      !entity.dimensions[dim.name]?.isPerson
    )
      Object.assign(change, {
        // 'In which subject' behind those who failed is told of each of them.
        groupBy: isTold ? [...query.groupBy, dim.name] : [dim.name],
        ...(!isTold && particulars.bounds.length === 0 && { bounds: [] }),
        counts: undefined,
        ...(isOfPeople(query, entity) && { order: undefined, limit: undefined }),
        ...(!query.groupBy.includes(dim.name) && query.order === undefined && isWithin(query.period, dim.name) && { period: undefined }),
        ...(query.measure === 'list' && { measure: 'count' }),
      });
    else if (flag) filters.push({ by: flag.name, op: isTaking ? 'not' : 'has', values: [] });
    else if (measure) {
      const figure = figureOf(query, entity, measure.name);
      if (figure === undefined) return undefined;
      Object.assign(change, figure);
    } else if (
      dim &&
      !entity.dimensions[dim.name]?.isPerson &&
      (dim.name === 'classTeacher' || particulars.places.length + particulars.sections.length + particulars.named.length === 0)
    )
      return undefined;
  }
  addNamed(edit, filters, isTaking);
  if (roles.has('rise') || roles.has('fall')) return turned(query, roles.has('rise') ? 'rise' : 'fall', particulars.limit?.value ?? 1);
  const ranked = isRanked ? rankedBy(edit, roles, change.groupBy ?? query.groupBy) : {};
  if (ranked === undefined) return undefined;
  Object.assign(change, isRanked ? ranked : sortedBy(roles, change.groupBy ?? query.groupBy));
  const compared = roles.has('versus') && particulars.periods.length === 0 ? comparedPlaces(edit) : {};
  if (compared === undefined) return undefined;
  return { ...change, ...compared, ...(filters.length > 0 && { filters }) };
}

const isOfPeople = ({ groupBy: [only] }: Query, entity: Entity) => only === undefined || entity.dimensions[only]?.isPerson === true;
