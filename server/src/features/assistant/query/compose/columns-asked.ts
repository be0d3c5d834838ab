import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { named } from '../follow/as-listed.ts';
import { lexiconOf } from '../vocabulary/lexicon.ts';

/** What is asked, and the nouns of what is to be told of each row; `isOfRows` where a noun for the row itself is among them. */
export type ColumnsAsked = { rest: string; nouns: readonly string[]; isOfRows: boolean };

/** Nouns for the row itself. */
const ROW =
  /^(?:(?:student|child|teacher|staff|employee|pupil|book|notice)(?:['’]?s)? )?(?:names?|naam|titles?)$|^(?:students?|children|pupils)$/i;
const JOINT = /\s*(?:,|;|&|\+|\/|\band\b|\baur\b|\balong with\b|\bwith\b|\bn\b)\s*/i;
const BESIDE =
  /^(?:please |kindly |give |show |tell |me |us |the |their |his |her |its |each |only |just |unke |unka |unki |also |bhi |with )+|(?: (?:please|pls|only|each|also|bhi|do|dena|batao|bata do|dikhao|chahiye))+$/gi;
const MOST_WORDS = 4;
const MOST_NOUNS = 7;

/** 'Students below 75 percent: name, section and percentage.' */
const BEHIND_STOP = /^(.{8,}?)\s*[:;?.–—]\s+([^:;?.–—]+)[.?! ]*$/;
/** 'Late today, names and section'. */
const BEHIND_NAMES =
  /^(.{6,}?)(?<!\b(?:of|with|by|the|and|their|list|show|give|tell|me|first|last|full|which|what|whose|unke|ke|father|mother|subject|house|book)),? (names? (?:,|and|&|n) [^:;?.–—]+?)[.?! ]*$/i;
/** 'Which students …, and in which section are they?' */
const AND_WHICH =
  /^((?:which|who|list|names?|show)\b.{8,}?),? and (?:in|on|from|at|of|to) (?:which|what) ([\w ]{3,20}?)(?: (?:are|is|were|was) (?:they|it|each|these|those|he|she))?[?.! ]*$/i;
/** '… kitne hain, unke naam bhi do'. */
const NAMES_TOO =
  /^(.{8,}?),? (?:aur |and )?(?:unke|inke|unka|sabke|their) (naam|names?)(?: (?:bhi|also|too))?(?: (?:do|de do|batao|bata do|bataiye|dikhao|chahiye|likho|please))*[?.! ]*$/i;

/** '… with date, head and amount'. */
const BEHIND_WITH = /^(.{8,}?),? with (?:the |their )?((?:[\w' ]+, )*[\w' ]+ (?:and|&|n) [\w' ]+?)[.?! ]*$/i;
/** 'Which employees were absent on 5 days or more, and how many days?' */
const AND_HOW_MANY =
  /^((?:.*\b)?(?:which|who)\b.{8,}?),? and (?:for |on )?(how many (?:days|times|months|subjects|periods))(?: each)?[?.! ]*$/i;
/** '… kis kis ki pending hai aur kis tarikh se?' */
const AUR_KIS =
  /^(.*\b(?:kis|kin|kaun|kisne)\b.{6,}?),? aur (?:kis|kaun ?s[aei]) (tarikh|date|din|section|class|stop|route|subject)(?: (?:se|ko|ke|me|mein|par))?(?: (?:hai|hain|h))?[?.! ]*$/i;

const nounsOf = (said: string): string[] =>
  said
    .split(JOINT)
    .map((one) => one.replace(BESIDE, '').trim().toLowerCase())
    .filter((one) => one !== '');

/** Rows that have a day are told by it. */
const IN_ORDER = /[,;]? ?\b(?:(?:in|by) (?:the )?(?:order of (?:the )?(?:dates?|days?|time)|(?:date|chronological) order))(?=[?.! ]*$)/i;

/** Splits a question from the nouns behind it that name what is to be told of each; undefined where it has none. */
export function columnsAsked(said: string): ColumnsAsked | undefined {
  for (const [pattern, isOfWhich] of [
    [BEHIND_STOP, false],
    [BEHIND_NAMES, false],
    [AND_WHICH, true],
    [NAMES_TOO, true],
    [AND_HOW_MANY, true],
    [AUR_KIS, true],
    [BEHIND_WITH, false],
  ] as const) {
    const [, rest, tail] = pattern.exec(said.replace(IN_ORDER, '')) ?? [];
    if (rest === undefined || tail === undefined) continue;
    const nouns = nounsOf(tail);
    const isOfRows = isOfWhich || nouns.some((one) => ROW.test(one) && (nouns.length > 1 || /naam|name/.test(one)));
    const isPlain = nouns.every((one) => one.split(' ').length <= MOST_WORDS && !/\d/.test(one));
    if (isPlain && nouns.length > 0 && nouns.length <= MOST_NOUNS && (isOfRows || nouns.length > 1)) return { rest, nouns, isOfRows };
  }
  return undefined;
}

/** What a figure is called where it is told beside its row, by what it is counted in. */
const FIGURES: readonly (readonly [unit: string, said: RegExp])[] = [
  ['rupees', /^(?:total |due |overdue )?(?:amounts?|sums?|rupees|total|dues|kitn[aei]|how much)(?: (?:due|owed|overdue|paid))?$/],
  ['percent', /^(?:attendance |marks )?(?:percentages?|percent|per cent|%|attendance)$/],
  ['number', /^(?:(?:number|no\.?|count|how many)(?: of)?(?: [a-z]+)?|days|kitn[aei])$/],
];

const DATES = /^(?:dates?|days?|tarikh|din)$/;

/** What the rows are kept by, where a noun asks for it: the number of months of those who owe for more than three. */
function besideOf(noun: string, { entity, measure, bounds }: Query): string | undefined {
  const word = noun.split(' ').at(-1);
  const { measures } = ENTITIES[entity];
  return bounds.map((bound) => bound.measure).find((one) => one !== measure && measures[one]?.counted === word);
}

/** The column that a noun asks for; 'told' where the rows show it anyway, undefined where they cannot show it. */
function columnOf(noun: string, { entity: name, measure, groupBy }: Query, surroundings: Surroundings): string | undefined {
  const entity = ENTITIES[name];
  const list = measure === 'list' ? (entity.list ?? []) : [...groupBy, ...(groupBy.length > 1 ? (entity.eachWith ?? []) : [])];
  const unit = entity.measures[measure]?.unit;
  if (ROW.test(noun)) return 'told';
  if (FIGURES.some(([of, said]) => said.test(noun) && (of === unit || (of === 'rupees' && list.includes('amount'))))) return 'told';
  const { tokens } = readText(noun, surroundings);
  const found = longestAt(lexiconOf(entity), tokens, 0);
  const meanings = found?.length === tokens.length ? found.values : [];
  if (meanings.some((one) => one.type === 'measure' && one.name === measure)) return 'told';
  if (DATES.test(noun) && list.some((one) => entity.dimensions[one]?.unit === 'day')) return 'told';
  const said = meanings.flatMap((one) => (one.type === 'dimension' ? [one.name] : []));
  const dims = [...said, ...(noun in entity.dimensions ? [noun] : [])].map((one) => (one === 'class' ? 'section' : one));
  if (dims.some((one) => list.includes(one))) return 'told';
  const { who } = entity;
  const ofPeople = who === 'student' || who === 'employee' ? ENTITIES[who].dimensions : {};
  return dims.find((one) => one in entity.dimensions && (measure === 'list' || (groupBy[0] === who && one in ofPeople)));
}

/** The rows that are asked for with these columns; undefined where a query of the rest has no such rows or columns. */
export function withColumns(read: Query, { nouns, isOfRows }: ColumnsAsked, surroundings: Surroundings): Query | undefined {
  const { who, each = [] } = ENTITIES[read.entity];
  const isEach = each.length > 0 && each.every((one) => read.groupBy.includes(one));
  const isOfThem = read.groupBy.length === 1 && read.groupBy[0] === who;
  const isRows = read.compare === undefined && ((read.measure === 'list' && read.groupBy.length === 0) || isEach || isOfThem);
  const isCounted =
    isOfRows && read.compare === undefined && read.share === undefined && (read.groupBy.length === 0 || read.counts === true);
  const rows = isRows && read.counts !== true ? read : isCounted ? named({ ...read, counts: undefined }) : undefined;
  if (rows === undefined || rows.share !== undefined) return undefined;
  return withNouns(rows, nouns, surroundings) ?? withNouns(entriesOf(rows), nouns, surroundings);
}

/** What people paid or spent, entry by entry: where it was paid from is told of each entry alone. */
function entriesOf(rows: Query): Query | undefined {
  const { list, who, flags = {} } = ENTITIES[rows.entity];
  const isPlain = rows.bounds.length === 0 && rows.order === undefined && rows.groupBy.length === 1 && rows.groupBy[0] === who;
  if (list?.includes('amount') !== true || !isPlain) return undefined;
  const isOfState = rows.filters.some(({ by, op }) => op === 'has' && by in flags);
  const kept = 'kept' in flags && !isOfState ? [{ by: 'kept', op: 'has' as const, values: [] }] : [];
  return { ...rows, measure: 'list', groupBy: [], filters: [...rows.filters, ...kept] };
}

/** The rows with these columns, if they can show all of them. */
function withNouns(rows: Query | undefined, nouns: readonly string[], surroundings: Surroundings): Query | undefined {
  if (rows === undefined) return undefined;
  const beside = nouns.map((one) => besideOf(one, rows));
  const found = nouns.map((one, at) => (beside[at] === undefined ? columnOf(one, rows, surroundings) : 'told'));
  if (found.some((one) => one === undefined)) return undefined;
  const figures = [...new Set([...(rows.beside ?? []), ...beside.filter((one) => one !== undefined)])];
  const columns = [...new Set([...(rows.columns ?? []), ...found.flatMap((one) => (one === undefined || one === 'told' ? [] : [one]))])];
  return { ...rows, ...(columns.length > 0 && { columns }), ...(figures.length > 0 && { beside: figures }) };
}
