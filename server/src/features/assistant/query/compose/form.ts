import type { Query } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import { named } from '../follow/as-listed.ts';
import { is, type Mark, marksOf, namesOf, roleOf, touches } from '../reading/marks.ts';
import { ASKS_NUMBER, HOW_MANY_DID } from '../vocabulary/clause-words.ts';
import type { Role } from '../vocabulary/words.ts';
import { oneByOne } from './columns-asked.ts';

/** The query in the form that is asked for: its rows where they are spoken of, and no number or sum is asked for. */
export function inFormAsked(query: Query, reading: Reading): Query {
  const asked = rowsAsked(query, reading);
  return rowsSpokenOf(asked, reading) ?? namesListed(asked, reading) ?? totalOf(asked, reading) ?? asked;
}

/** What the whole prompt means: people who are counted, things that are listed, one parent's telephone. */
export const asMeant = (prompt: string, query: Query): Query => phoneOfParent(thingsListed(prompt, peopleCounted(prompt, query)));

const ONE_PARENT: Readonly<Record<string, string>> = { fatherName: 'fatherPhone', motherName: 'motherPhone' };
/** 'Mobile number of his mother', 'pita ka naam, number': of the one parent who is asked for, and not of both. */
function phoneOfParent(query: Query): Query {
  const { columns = [] } = query;
  const [parent, another] = columns.filter((one) => one in ONE_PARENT);
  if (parent === undefined || another !== undefined) return query;
  return { ...query, columns: [...new Set(columns.map((one) => (one === 'contact' ? (ONE_PARENT[parent] ?? one) : one)))] };
}

/** What asks for a number, or for groups that are told by one. */
const NUMBERS: readonly Role[] = ['count', 'kitne', 'wise', 'by', 'each', 'versus', 'most', 'least', 'share', 'sum'];
/** Some groups are named with it in one phrase: 'state wise'. */
const WISE = /wise\b/i;
const asksNumber = (mark: Mark) => mark.meanings.some((one) => one.type === 'role' && NUMBERS.includes(one.role));
/** Whether no word asks for the number of rows that a query tells. */
export const isUncounted = ({ measure }: Query, marks: readonly Mark[], said: string): boolean =>
  !WISE.test(said) && !marks.some((mark) => namesOf(mark, 'measure').includes(measure) || asksNumber(mark));

/** Conditions whose words are those people themselves. */
const KINDS = ['staff', 'teaching', 'pupils'];
/** 'In which sports are they': of those who were spoken of the groups are asked for. */
const POINTS = /\b(?:he|she|they|them|these|those)\b/i;
/** Whether a query is a figure of the rows of each group, and nothing more. */
const isPlain = ({ entity, measure, filters, groupBy, period, bounds, also, columns, ...more }: Query): boolean =>
  bounds.length + also.length === 0 && Object.values(more).every((one) => one === undefined);

/**
 * 'Kis kis bachche ka birthday hai, section bhi', 'which textbooks are there, for which class': who or which rows are asked for and no number, so that the
 * rows are told with what was read as their groups.
 */
function rowsAsked(query: Query, reading: Reading): Query {
  const { list, main, dimensions, who } = ENTITIES[query.entity];
  const marks = marksOf(reading, ENTITIES[query.entity]);
  const isOfPeople = query.groupBy.some((group) => group === who || dimensions[group]?.isPerson === true);
  const isPlainCount = query.measure === 'count' && query.groupBy.length > 0 && isPlain(query);
  if (list === undefined || isOfPeople || !isPlainCount || !isUncounted(query, marks, reading.text) || POINTS.test(reading.text))
    return query;
  const isRow = (mark: Mark | undefined) =>
    mark !== undefined &&
    (is(mark, 'noun') ||
      is(mark, 'ask') ||
      namesOf(mark, 'dimension').includes(who ?? '') ||
      namesOf(mark, 'flag').some((one) => KINDS.includes(one)));
  const asks = marks.some((mark, at) => {
    const next = marks[at + 1];
    if (LISTS.includes(reading.tokens[mark.from]?.text ?? '')) return roleOf(mark) === 'list' && marks.slice(at).some(isRow);
    const isGroup = next !== undefined && who !== undefined && namesOf(next, 'dimension').some((one) => query.groupBy.includes(one));
    return (
      ['which', 'who'].includes(roleOf(mark) ?? '') && (roleOf(mark) === 'who' || touches(mark, next, reading)) && isRow(next) && !isGroup
    );
  });
  // 'Sections without a class teacher': the rows are sections, and none of them is counted.
  const [group = '', more] = query.groupBy;
  const isOfRows =
    more === undefined && main === 'list' && marks.some((mark) => is(mark, 'noun') && namesOf(mark, 'dimension').includes(group));
  if (!asks && !isOfRows) return query;
  const columns = [...new Set([...(query.columns ?? []), ...query.groupBy.filter((group) => !list.includes(group))])];
  return { ...query, measure: 'list', groupBy: [], ...(columns.length > 0 && { columns }) };
}

/** What asks for a list, and for no figures: 'statement', 'breakup'. */
const LISTS = ['list', 'lst', 'names', 'suchi', 'सूची'];
const asksList = ({ tokens }: Reading) => tokens.some(({ text }) => LISTS.includes(text));
/** What one receipt is known by. */
const OF_ONE = ['receiptNumber', 'chequeNumber'];

/** 'Covers this week', 'list of payments received today', 'defaulters of route 4': single rows are spoken of before any figure of them, and none is asked for. */
function rowsSpokenOf(query: Query, reading: Reading): Query | undefined {
  const entity = ENTITIES[query.entity];
  const { counted = [] } = entity;
  const marks = marksOf(reading, entity);
  const isOfAll = query.groupBy.length === 0 && query.measure !== 'list' && isPlain({ ...query, beside: undefined });
  const isOfOne = query.filters.some(({ by }) => OF_ONE.includes(entity.dimensions[by]?.values ?? ''));
  const isNumber = WISE.test(reading.text) || ASKS_NUMBER.test(reading.text) || marks.some(asksNumber);
  if (!isOfAll || (isNumber && !isOfOne)) return undefined;
  const at = reading.tokens.findIndex(({ text }) => counted.includes(text));
  const isFigure = (mark: Mark) => is(mark, 'measure') && mark.from + mark.length <= at;
  const isOfSome = query.filters.some(({ by }) => by === entity.who);
  const isListed = asksList(reading) && entity.measures[query.measure]?.unit !== 'number' && !isOfSome;
  const isOfRows = ['sum', 'count'].includes(query.measure) && (isOfOne || (at >= 0 && !marks.some(isFigure)));
  if (!isOfRows && !isListed) return undefined;
  // 'Defaulters only' says nobody, and is never answered of the whole school.
  return oneByOne(query) ?? (query.filters.length > 0 ? named(query) : undefined);
}

/** 'List of stops of route 1', 'names of the houses': what people are told apart by is listed, and not the people. */
function namesListed(query: Query, reading: Reading): Query | undefined {
  const entity = ENTITIES[query.entity];
  const marks = marksOf(reading, entity);
  const at = marks.findIndex((mark) => roleOf(mark) === 'list' && reading.text.slice(reading.tokens[mark.from]?.start).match(LIST_OF));
  const [name = ''] = marks[at + 1] === undefined || at < 0 ? [] : namesOf(marks[at + 1] as Mark, 'dimension');
  const { isPerson, isColumn, unit } = entity.dimensions[name] ?? {};
  // 'List of route 4 students' is of students.
  const isOfRows = marks.some((mark) => is(mark, 'noun') || namesOf(mark, 'dimension').includes(entity.who ?? ''));
  const isOfPeople = entity.who === entity.name && query.measure === 'list' && query.groupBy.length === 0 && isPlain(query);
  const isGroup = name !== '' && isPerson !== true && isColumn !== true && unit === undefined && !(query.columns ?? []).includes(name);
  return isOfPeople && isGroup && !isOfRows ? { ...query, measure: 'count', groupBy: [name] } : undefined;
}
const LIST_OF = /^(?:list|lst|names?) of /i;

/** 'Total students': of rows a total is their number. */
function totalOf(query: Query, reading: Reading): Query | undefined {
  const entity = ENTITIES[query.entity];
  const marks = marksOf(reading, entity);
  const isRow = (mark: Mark | undefined) =>
    mark !== undefined && (is(mark, 'noun') || namesOf(mark, 'dimension').includes(entity.who ?? ''));
  const isOfTotal = marks.some((mark, at) => roleOf(mark) === 'sum' && touches(mark, marks[at + 1], reading) && isRow(marks[at + 1]));
  const isRows = query.measure === 'list' && entity.measures.count !== undefined && isPlain(query) && query.columns === undefined;
  return isOfTotal && isRows && !asksList(reading) ? { ...query, measure: 'count' } : undefined;
}

/** 'Chapters of the class 7 Science book': what has a name is listed where no number is asked for. */
function thingsListed(prompt: string, query: Query): Query {
  const isOfThings = ENTITIES[query.entity].measures[query.measure]?.counts !== undefined;
  const isWhole = query.groupBy.length + query.bounds.length === 0 && query.share === undefined && query.compare === undefined;
  return isOfThings && isWhole && !ASKS_NUMBER.test(prompt) ? (named(query) ?? query) : query;
}

/** 'How many teachers have filled the logbook': the people are counted, and not the entries of each. */
function peopleCounted(prompt: string, query: Query): Query {
  const { who, name, measures } = ENTITIES[query.entity];
  const isCount = query.measure === 'count' && query.groupBy.length + query.bounds.length === 0 && query.counts === undefined;
  const isWhole = query.compare === undefined && query.share === undefined && query.derive === undefined && query.made === undefined;
  if ((who !== 'employee' && who !== 'student') || name === who || !isCount || !isWhole) return query;
  if (measures.count?.unit === 'rupees' || !HOW_MANY_DID[who].test(prompt)) return query;
  return { ...query, groupBy: [who], counts: true };
}
