import type { Query } from '@shala/contract/assistant';
import { type Reading, readText } from '../../interpreter/reading.ts';
import { type Found, longestAt } from '../../interpreter/text/phrases.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { personOf } from '../answer/compile.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Dimension, Entity, Measure } from '../entity.ts';
import { named } from '../follow/as-listed.ts';
import { lexiconOf, type Meaning, ROLE_WORDS } from '../vocabulary/lexicon.ts';
import { COUNTED_BY, columnWords, TOLD_WORDS, type ToldRole } from '../vocabulary/told-words.ts';
import type { Role } from '../vocabulary/words.ts';
import { toldBy } from './without-effect.ts';

/** What is to be told of each row, in the words that said it. */
type Noun = { said: string; roles: readonly ToldRole[]; isFigure: boolean };
/** A question without the nouns of what is to be told of each row; `isOfRows` where they ask for the rows themselves, `isBeside` where a word like 'with' says so, `isCounted` where the rest asks for a figure. */
export type ColumnsAsked = { rest: string; nouns: readonly Noun[]; isOfRows: boolean; isBeside: boolean; isCounted: boolean };

const MOST_NOUNS = 7;
const LEAST_WORDS = 2;
const COUNTED: readonly ToldRole[] = ['row', 'rupees', 'percent', 'number', 'day'];
const PASSED: ReadonlySet<string> = new Set(['the', 'a', "'s"]);

type Tokens = Reading['tokens'];
/** What the words of a text do: each is looked at from several sides. */
const toldIn = new WeakMap<Tokens, readonly (Found<ToldRole> | undefined)[]>();
function toldAt(tokens: Tokens, at: number): Found<ToldRole> | undefined {
  const all = toldIn.get(tokens) ?? tokens.map((_, place) => longestAt(TOLD_WORDS, tokens, place));
  toldIn.set(tokens, all);
  return all[at];
}
const has = (tokens: Tokens, at: number, role: ToldRole): number => {
  const found = toldAt(tokens, at);
  return found?.values.includes(role) === true ? found.length : 0;
};
/** Where what stands at a place and means no more than one of these ends. */
function behindAll(tokens: Tokens, from: number, role: 'small' | 'tail'): number {
  let at = from;
  for (let length = has(tokens, at, role); length > 0; length = has(tokens, at, role)) at += length;
  return at;
}

/** The noun at a place: what some entity tells of its rows, the row itself, or what a figure is called. */
function nounAt(tokens: Tokens, at: number, text: string): { noun: Noun; end: number } | undefined {
  const told = toldAt(tokens, at);
  const column = longestAt(columnWords(), tokens, at, PASSED);
  const length = Math.max(column?.length ?? 0, told?.values.some((one) => COUNTED.includes(one)) === true ? (told?.length ?? 0) : 0);
  const isSmall = told !== undefined && told.length >= length && !told.values.some((one) => COUNTED.includes(one));
  if (length === 0 || isSmall || tokens[at]?.kind === 'number') return undefined;
  const behind = at + length;
  // 'Bank name', 'class teacher's number'.
  const end = behind + (behind < tokens.length ? has(tokens, behind, 'whose') : 0);
  const roles = told?.length === length ? told.values.filter((one) => COUNTED.includes(one)) : [];
  const isFigure = column?.length === length && column.values.includes('figure');
  return { noun: { said: text.slice(tokens[at]?.start, tokens[at + length - 1]?.end), roles, isFigure }, end };
}

/** The nouns that follow one another from a place, and where they end. */
function nounsFrom(tokens: Tokens, from: number, text: string): { nouns: Noun[]; end: number } {
  const nouns: Noun[] = [];
  let end = from;
  for (let at = from; ; ) {
    const found = nounAt(tokens, behindAll(tokens, at, 'small'), text) ?? nounAt(tokens, at, text);
    if (found === undefined) return { nouns, end };
    nouns.push(found.noun);
    end = found.end;
    at = end;
    while (tokens[at]?.text === ',' || has(tokens, at, 'joint') > 0) at += Math.max(1, has(tokens, at, 'joint'));
  }
}

const isSign = (tokens: Tokens, at: number) => tokens[at]?.kind === 'sign' && !'%&+/'.includes(tokens[at]?.text ?? '');
/** Where the nouns and what may stand behind them end, if the question ends there. */
function endsAt(tokens: Tokens, from: number): boolean {
  let at = behindAll(tokens, from, 'tail');
  while (isSign(tokens, at)) at += 1;
  return behindAll(tokens, at, 'tail') >= tokens.length;
}

function cut({ tokens, text }: Reading, from: number, end: number): string {
  const before = text.slice(0, tokens[from]?.start).replace(/[\s,;:–—-]+$/, '');
  return `${before} ${end >= tokens.length ? '' : text.slice(tokens[end]?.start)}`.trim();
}

/** Every way in which nouns of what is to be told of each row stand in a question. */
export function columnsAsked(said: string, surroundings: Surroundings): ColumnsAsked[] {
  const reading = readText(said.replace(IN_ORDER, '').replaceAll(' - ', ' – '), surroundings);
  const { tokens, text } = reading;
  const found = tokens.flatMap((_, at) => besideAt(reading, at) ?? behindStopAt(reading, at) ?? namesAt(reading, at) ?? []);
  const last = tokens.findLastIndex((_, at) => has(tokens, at, 'behind') > 0);
  const closed = last > 0 && endsAt(tokens, last + has(tokens, last, 'behind')) ? last : -1;
  const starts = tokens.flatMap((_, at) => (at >= LEAST_WORDS && at < closed && nounsFrom(tokens, at, text).end === closed ? [at] : []));
  const from = starts.find((at) => tokens[at - 1]?.text === ',') ?? starts[0] ?? 0;
  if (from > 0) found.push(asked(reading, { from, end: tokens.length, nouns: nounsFrom(tokens, from, text).nouns, isBeside: true }));
  return found.filter(({ nouns }) => nouns.length > 0 && nouns.length <= MOST_NOUNS);
}

/** Rows that have a day are told by it. */
const IN_ORDER = /[,;]? ?\b(?:(?:in|by) (?:the )?(?:order of (?:the )?(?:dates?|days?|time)|(?:date|chronological) order))(?=[?.! ]*$)/i;

type Span = { from: number; end: number; nouns: readonly Noun[]; isBeside: boolean; isOfRows?: boolean };
function asked(reading: Reading, { from, end, nouns, isBeside, isOfRows }: Span): ColumnsAsked {
  const isOfThem =
    isOfRows ?? (nouns.some(({ roles }) => roles.includes('row')) && (nouns.length > 1 || /naam|name|नाम/i.test(nouns[0]?.said ?? '')));
  const rest = cut(reading, from, end);
  return {
    rest,
    nouns,
    isOfRows: isOfThem,
    isBeside,
    isCounted: asksFor([...reading.tokens.slice(0, from), ...reading.tokens.slice(end)], COUNTS),
  };
}
const COUNTS: readonly Role[] = ['count', 'kitne', 'sum', 'average', 'share', 'wise', 'by', 'versus'];
const asksFor = (tokens: Tokens, roles: readonly Role[], end = tokens.length) =>
  tokens.some((_, at) => at < end && longestAt(ROLE_WORDS, tokens, at)?.values.some((role) => roles.includes(role)));

/** 'With house and phone', 'and on what date', 'aur kis tarikh se'. */
function besideAt(reading: Reading, at: number): ColumnsAsked | undefined {
  const { tokens, text } = reading;
  const told = toldAt(tokens, at);
  const isBeside = told?.values.includes('beside') === true;
  const isAsking = told?.values.includes('asks') === true;
  if (told === undefined || at < LEAST_WORDS || !(isBeside || isAsking)) return undefined;
  // 'With no bank' keeps those that have none; 'with no. of bills' tells a number.
  if (tokens[at + told.length]?.text === 'no' && !['of', '.'].includes(tokens[at + told.length + 1]?.text ?? '')) return undefined;
  const { nouns, end } = nounsFrom(tokens, at + told.length, text);
  if (nouns.length === 0) return undefined;
  // A figure that is asked for is one of each.
  const asksFigure = nouns.every(({ said }) => /^(?:how many|kitn[aei]|number of|no of) /i.test(said));
  const isFigure = FIGURE_TOO.includes(text.slice(tokens[at]?.start, tokens[at + told.length - 1]?.end).toLowerCase());
  // 'Who left, when and for what reason': told of each of those who are asked for.
  const isColumn = nouns.every((one) => !one.isFigure && one.roles.length === 0) && asksFor(tokens, ['who'], at);
  if (!isBeside && isFigure && !isColumn && !(asksFigure && asksFor(tokens, ROWS, at))) return undefined;
  const isOfRows = isAsking && asksFor(tokens, ROWS, at) ? true : undefined;
  if (endsAt(tokens, end)) return asked(reading, { from: at, end: tokens.length, nouns, isBeside, ...(isOfRows && { isOfRows }) });
  // In the middle only what is no condition: 'with siblings in class 5' keeps some.
  const goesOn = has(tokens, end, 'on') > 0 || isSign(tokens, end);
  return isBeside && goesOn && nouns.every(({ roles, isFigure }) => roles.length === 0 && !isFigure)
    ? asked(reading, { from: at, end: isSign(tokens, end) ? end + 1 : end, nouns, isBeside })
    : undefined;
}
const APART: readonly Role[] = ['wise', 'by', 'each'];
const ROWS: readonly Role[] = ['which', 'who', 'list'];
const FIGURE_TOO = ['and', 'aur', 'and for', 'and on'];

/** 'Students below 75 percent: name, section and percentage'. */
function behindStopAt(reading: Reading, at: number): ColumnsAsked | undefined {
  const { tokens, text } = reading;
  if (at < LEAST_WORDS || !':;?.–—,'.includes(tokens[at]?.text ?? ' ')) return undefined;
  const { nouns, end } = nounsFrom(tokens, at + 1, text);
  if (nouns.length === 0 || !endsAt(tokens, end)) return undefined;
  // '…, class wise' and '…, no salaries' ask for no columns.
  const isPart = tokens[at]?.text === ',';
  if (isPart && (asksFor(tokens.slice(at + 1), APART) || tokens[at + 1]?.text === 'no')) return undefined;
  const found = asked(reading, { from: at, end: tokens.length, nouns, isBeside: isPart && isWhich(reading, at + 1) });
  return nouns.length > 1 || found.isOfRows || found.isBeside ? found : undefined;
}

/** '…, which papers' asks for them, whatever the rest is. */
const isWhich = ({ tokens }: Reading, at: number) => longestAt(ROLE_WORDS, tokens, at)?.values.includes('which') === true;

/** 'Late today, names and section', 'receipt 5413 whose and how much'. */
function namesAt(reading: Reading, at: number): ColumnsAsked | undefined {
  const { tokens, text } = reading;
  if (at < LEAST_WORDS || !/^(?:names?|naam|नाम|whose|kiska|kiski)$/i.test(tokens[at]?.text ?? '')) return undefined;
  const before = tokens[at - 1];
  const isPart = longestAt(ROLE_WORDS, tokens, at - 1) !== undefined || longestAt(columnWords(), tokens, at - 1) !== undefined;
  if (before?.text !== ',' && (isPart || before?.kind === 'sign')) return undefined;
  const { nouns, end } = nounsFrom(tokens, at, text);
  return nouns.length > 1 && endsAt(tokens, end) ? asked(reading, { from: at, end: tokens.length, nouns, isBeside: false }) : undefined;
}

/** 'Roll numbers and addresses of the absentees', 'bachchon ke naam aur pata': the nouns before or behind the rows whose they are. */
export function columnsOfRows(said: string, surroundings: Surroundings): ColumnsAsked[] {
  const reading = readText(said, surroundings);
  const { tokens, text } = reading;
  let at = 0;
  for (
    let role = longestAt(ROLE_WORDS, tokens, at);
    role?.values.some((one) => one === 'list' || one === 'filler');
    role = longestAt(ROLE_WORDS, tokens, at)
  ) {
    if (nounAt(tokens, at, text) !== undefined) break;
    at += role.length;
  }
  const lead = nounsFrom(tokens, at, text);
  const of = has(tokens, lead.end, 'of');
  const made = (nouns: readonly Noun[], rest: string): ColumnsAsked => ({
    rest: `list ${rest}`,
    nouns,
    isOfRows: true,
    isBeside: true,
    isCounted: false,
  });
  const before = lead.nouns.length > 0 && of > 0 ? [made(lead.nouns, text.slice(tokens[lead.end + of]?.start))] : [];
  const behind = tokens.flatMap((_, from) => {
    const { nouns, end } = has(tokens, from - 1, 'of') === 1 && from > 1 ? nounsFrom(tokens, from, text) : { nouns: [], end: 0 };
    return nouns.length > 0 && endsAt(tokens, end) ? [made(nouns, text.slice(0, tokens[from - 1]?.start))] : [];
  });
  return [...before, ...behind].filter(({ nouns }) => nouns.length <= MOST_NOUNS && nouns.some(({ roles }) => !roles.includes('row')));
}

/** All that a noun can mean of the rows of an entity or of their person. */
function meaningsOf({ said }: Noun, entity: Entity, surroundings: Surroundings): Meaning[] {
  const { tokens } = readText(said, surroundings);
  const found = longestAt(lexiconOf(entity), tokens, 0, PASSED);
  const own = found?.length === tokens.length ? found.values : [];
  return said in entity.dimensions ? [...own, { type: 'dimension', name: said, isGroup: false }] : own;
}
const dimensionsIn = (meanings: readonly Meaning[]) =>
  meanings.flatMap((one) => (one.type === 'dimension' ? [one.name === 'class' ? 'section' : one.name] : []));

/** What the rows are kept by, where a noun asks for it: the number of months of those who owe for more than three. */
function besideOf({ said }: Noun, { entity, measure, bounds }: Query): string | undefined {
  const word = said.split(' ').at(-1);
  const { measures } = ENTITIES[entity];
  return bounds.map((bound) => bound.measure).find((one) => one !== measure && measures[one]?.counted === word);
}

/** Whether a figure is what a noun calls it; a number of days is none of people. */
function isFigureOf({ said, roles }: Noun, measure: Measure | undefined): boolean {
  if (measure === undefined || !roles.some((role) => role === measure.unit)) return false;
  const word = said.toLowerCase().split(' ').at(-1) ?? '';
  return !(word in COUNTED_BY) || measure.counted === undefined || COUNTED_BY[word]?.includes(measure.counted) === true;
}
const tellsFigure = ({ roles }: Noun, one: Dimension | undefined): boolean =>
  one !== undefined && roles.some((role) => (role === 'rupees' && one.unit === role) || one.tells?.some((unit) => unit === role) === true);

const PHONES = ['phone', 'contact'];
/** Whether single rows are told apart. */
export const isEach = ({ entity, groupBy }: Query): boolean => {
  const { each = [] } = ENTITIES[entity];
  return each.length > 0 && each.every((one) => groupBy.includes(one));
};

const ROWS_COUNTED = /^(?:number|no|count|how many|kitn[ei])$/i;
/** The column that a noun asks for; 'told' where the rows show it anyway, undefined where they cannot show it. */
function columnOf(noun: Noun, query: Query, surroundings: Surroundings): string | undefined {
  const entity = ENTITIES[query.entity];
  const { measure, groupBy } = query;
  const list = measure === 'list' ? (entity.list ?? []) : [...groupBy, ...(groupBy.length > 1 ? (entity.eachWith ?? []) : [])];
  const meanings = meaningsOf(noun, entity, surroundings);
  const dims = dimensionsIn(meanings);
  if (noun.roles.includes('row') || dims.some((one) => list.includes(one))) return 'told';
  const isOfSum = entity.measures[measure]?.unit === 'rupees' && dims.length === 0;
  if (isOfSum && meanings.some((one) => one.type === 'measure' && one.name === measure)) return 'told';
  if (isFigureOf(noun, entity.measures[measure]) || list.some((one) => tellsFigure(noun, entity.dimensions[one]))) return 'told';
  if (noun.roles.includes('day') && list.some((one) => entity.dimensions[one]?.unit === 'day')) return 'told';
  const person = personOf(entity);
  const isOfOne = measure === 'list' || isEach(query) || groupBy[0] === entity.who;
  const isOfThem = groupBy[0] === entity.who && !isEach(query) && measure !== 'list';
  const people = (person ?? entity).dimensions;
  // Of several rows of one person the texts of those that are counted are told beside each other.
  const { rows, unit } = entity.measures[measure] ?? {};
  const hasTexts = rows !== undefined || unit === 'percent';
  const own = dims.find(
    (one) => one in entity.dimensions && (!isOfThem || one in people || (hasTexts && entity.dimensions[one]?.unit === undefined)),
  );
  if (own !== undefined || !isOfOne) return isOfOne ? own : undefined;
  const ofPerson = person === undefined ? [] : dimensionsIn(meaningsOf(noun, person, surroundings));
  // 'And what is her number'.
  const phone = noun.said.toLowerCase() === 'number' ? PHONES.find((one) => one in people) : undefined;
  return ofPerson.find((one) => one in people && people[one]?.isPerson !== true) ?? phone;
}

/** The rows that are asked for with these columns; undefined where a query of the rest has no such rows or columns. */
export function withColumns(
  read: Query,
  { nouns, isOfRows, isCounted: isOfFigures, isBeside }: ColumnsAsked,
  surroundings: Surroundings,
): Query | undefined {
  const { who } = ENTITIES[read.entity];
  const isOfThem = read.groupBy.length === 1 && read.groupBy[0] === who;
  const isRows = read.compare === undefined && ((read.measure === 'list' && read.groupBy.length === 0) || isEach(read) || isOfThem);
  const isCounted =
    (isOfRows || (isBeside && nouns.length > 1 && !isOfFigures)) &&
    read.compare === undefined &&
    read.share === undefined &&
    (read.groupBy.length === 0 || read.counts === true);
  // 'Deposit slips with number of cheques and amount': the list tells both.
  if (isBeside && read.measure === 'list' && nouns.every((noun) => columnOf(noun, read, surroundings) === 'told')) return read;
  // 'Receipts of October, number and amount' asks for two figures.
  const isOf = (unit: ToldRole) => nouns.some(({ roles }) => roles.includes(unit) && !roles.includes('row'));
  if (isOf('number') && isOf('rupees') && nouns.length === 2) return undefined;
  const isListed = (isBeside || nouns.length > 1) && !isOfFigures;
  const counted = (isListed ? oneByOne(read) : undefined) ?? (isCounted ? named({ ...read, counts: undefined }) : undefined);
  const rows = isRows && read.counts !== true ? read : counted;
  if (rows === undefined || rows.share !== undefined) return undefined;
  return (
    withNouns(rows, nouns, surroundings) ??
    withNouns(entriesOf(rows), nouns, surroundings) ??
    withNouns(figureOfEach(rows, nouns, surroundings), nouns, surroundings)
  );
}

/** 'Receipts of today with the cashier': each of what is counted or added up. */
export function oneByOne(read: Query): Query | undefined {
  const { list, measures, flags = {} } = ENTITIES[read.entity];
  const isPlain = read.bounds.length === 0 && read.order === undefined && read.groupBy.length === 0 && read.also.length === 0;
  if (list === undefined || !isPlain || measures[read.measure]?.unit === 'percent' || read.compare !== undefined) return undefined;
  const kept =
    'kept' in flags && !read.filters.some(({ by, op }) => op === 'has' && by in flags)
      ? [{ by: 'kept', op: 'has' as const, values: [] }]
      : [];
  return { ...read, measure: 'list', filters: [...read.filters, ...kept] };
}

/** What people paid or spent, entry by entry: where it was paid from is told of each entry alone. */
function entriesOf(rows: Query): Query | undefined {
  const { list, who } = ENTITIES[rows.entity];
  const isPlain = rows.bounds.length === 0 && rows.order === undefined && rows.groupBy.length === 1 && rows.groupBy[0] === who;
  if (list?.includes('amount') !== true || !isPlain) return undefined;
  return oneByOne({ ...rows, groupBy: [] });
}

/** 'Teachers with their salaries': a list of people with a figure of each. */
function figureOfEach(rows: Query, nouns: readonly Noun[], surroundings: Surroundings): Query | undefined {
  const entity = ENTITIES[rows.entity];
  const { who, list = [], measures } = entity;
  if (who === undefined || rows.measure !== 'list' || rows.bounds.length > 0) return undefined;
  const figures = nouns.flatMap((noun) => {
    const own = meaningsOf(noun, entity, surroundings).flatMap((one) => (one.type === 'measure' ? [one.name] : []));
    const word = noun.said.toLowerCase().split(' ').at(-1) ?? '';
    const counted = word in COUNTED_BY ? Object.keys(measures).filter((one) => measures[one]?.counted === word) : [];
    return [...own, ...counted].filter((one) => !/^average|^median|count/.test(one));
  });
  const [figure] = figures;
  const columns = [...(rows.entity === who ? list.filter((one) => one !== who) : []), ...(rows.columns ?? [])];
  return figure === undefined ? undefined : { ...rows, measure: figure, groupBy: [who], columns };
}

/** The rows with these columns, if they can show all of them. */
function withNouns(rows: Query | undefined, nouns: readonly Noun[], surroundings: Surroundings): Query | undefined {
  if (rows === undefined) return undefined;
  const beside = nouns.map((one) => besideOf(one, rows));
  // 'How many and of whom': how many rows there are stands below them.
  const isCounted = (noun: Noun) =>
    ROWS_COUNTED.test(noun.said) && rows.measure === 'list' && nouns.some(({ roles }) => roles.includes('row'));
  const found = nouns.map((one, at) =>
    beside[at] === undefined ? (columnOf(one, rows, surroundings) ?? (isCounted(one) ? 'told' : undefined)) : 'told',
  );
  if (found.some((one) => one === undefined)) return undefined;
  const figures = [...new Set([...(rows.beside ?? []), ...beside.filter((one) => one !== undefined)])];
  const columns = [...new Set([...(rows.columns ?? []), ...found.flatMap((one) => (one === undefined || one === 'told' ? [] : [one]))])];
  const { dimensions, measures, who } = ENTITIES[rows.entity];
  const { rows: counted } = measures[rows.measure] ?? {};
  const isOfCounted = rows.groupBy[0] === who && columns.some((one) => one in dimensions && !(one in (PEOPLE[who ?? ''] ?? dimensions)));
  const kept = counted !== undefined && isOfCounted ? [{ by: counted, op: 'has' as const, values: [] }] : [];
  return {
    ...rows,
    filters: [...rows.filters, ...kept],
    ...(columns.length > 0 && { columns }),
    ...(figures.length > 0 && { beside: figures }),
  };
}

const PEOPLE: Readonly<Record<string, object>> = { student: ENTITIES.student.dimensions, employee: ENTITIES.employee.dimensions };

/** The nouns of which a query shows nothing and by which it keeps nothing. */
export function notShown(query: Query, nouns: readonly Noun[], surroundings: Surroundings): string[] {
  const { names } = toldBy(query);
  const { measures, dimensions } = ENTITIES[query.entity];
  const isOfFigure = (noun: Noun) =>
    isFigureOf(noun, measures[query.measure]) || [...names].some((one) => tellsFigure(noun, dimensions[one]));
  const isUsed = (noun: Noun) =>
    noun.roles.includes('row') ||
    isOfFigure(noun) ||
    [...names].some((one) => one.endsWith(`_${noun.said.toLowerCase().replaceAll(' ', '')}`)) ||
    [query, ...query.also].some(({ entity }) =>
      meaningsOf(noun, ENTITIES[entity], surroundings).some((one) => ('name' in one ? names.has(one.name) : one.type !== 'role')),
    );
  return nouns.filter((noun) => !isUsed(noun)).map(({ said }) => said);
}
