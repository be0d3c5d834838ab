import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { personOf } from '../answer/compile.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { isIdle } from '../reading/idle.ts';
import { is, type Mark, marksOf, namesOf, roleOf } from '../reading/marks.ts';
import { reworded } from '../vocabulary/reword.ts';
import type { Role } from '../vocabulary/words.ts';
import { isEach, withColumns } from './columns-asked.ts';
import { toldBy } from './without-effect.ts';

/** What reads a part with all of its words. */
type Known = { read(said: string): Query | undefined; surroundings: Surroundings };
/** A question that stands at the beginning of another, what that asks besides, and whether a question word or 'bhi' says so. */
type Part = { said: string; first: Query; rest: string; asks: boolean };

const JOINTS =
  /,? (?:and|aur|n|&|plus|along with|as well as|together with|और)(?: (?:also|then|bhi))* |[,;:?.–—-] +(?:(?:and|aur|also|और) )?/giu;
/** What asks for something of its own. */
export const ASKS =
  /^(?:(?:in|un) ?me(?:in)?(?: se)? )?(?:(?:in|on|of|for|to|from|by|with|at|till|until|through) )?(?:how (?:many|much|long|often)|which|what|who|whose|whom|when|where|why|kitn\w+|kaun|kis\w*|kin|kab|kya|kyu\w*|number of|no\.? of|total number)\b|^\S+(?: (?:ka|ki|ke))? (?:kya|kab|kitn\w+|kis\w*|kaun)\b|^(?:कितन|कौन|किस|कब|क्या)|^(?:\S+ ){1,4}(?:bhi|भी|too|as well)(?: \S+){0,2}$/iu;
const TOPIC = /^\P{L}*$/u;
const SCOPE = /^(?:in|on|at|for|of|by|during|from|among|since|till|leaving|excluding|except|apart|besides|other|out of) /i;
const MOST_WORDS = 45;
const MOST_PARTS = 5;
/** More words name no fields. */
const MOST_OF_FIELDS = 8;

/** The questions at the beginning of a prompt that are read with all of their words, each with what is asked, or with `hasFields` also named, behind a joint. */
export function partsOf(prompt: string, { read }: Pick<Known, 'read'>, hasFields = false): Part[] {
  const said = cleanText(prompt).trim();
  if (said.split(' ').length > MOST_WORDS) return [];
  return [...said.matchAll(JOINTS)].slice(0, MOST_PARTS).flatMap(({ index, 0: joint }) => {
    const rest = said.slice(index + joint.length).replace(/[?.!, ]+$/, '');
    const lead = said.slice(0, index);
    const asks = ASKS.test(rest) && !isTopic(lead, joint);
    const isField = hasFields && rest !== '' && rest.split(' ').length <= MOST_OF_FIELDS;
    const first = index > 0 && (asks || isField) ? read(lead) : undefined;
    return first === undefined ? [] : [{ said: lead, first, rest, asks }];
  });
}

/** 'Cheques not cleared: how many', 'leaving aside class 9, how many': what stands before asks for nothing. */
const isTopic = (lead: string, joint: string): boolean =>
  (TOPIC.test(joint) || SCOPE.test(lead)) && !lead.split(' ').some((_, at, words) => ASKS.test(words.slice(at).join(' ')));

/**
 * A question with what it asks besides told beside it: 'who is on leave and of which type' is the list with its type. Only what is open where the words as a whole
 * were read as a question that does not tell it, and the parts make no one question.
 */
export function inParts(said: string, whole: Query | undefined, known: Known): { query: Query } | { open: string } | undefined {
  let open: string | undefined;
  for (const part of partsOf(said, known, whole === undefined)) {
    const isLost = part.asks && whole !== undefined && !tellsAll(whole, part, known);
    if (whole !== undefined && !isLost) continue;
    const joined = together(part, known);
    if (joined !== undefined) return { query: joined };
    if (isLost) open ??= part.rest;
  }
  return open === undefined ? undefined : { open };
}

/** What is told: rows, people, and in what figures are counted. */
function kindsOf(query: Query): Set<string> {
  const { entity: name, measure, groupBy, columns = [] } = query;
  if (query.counts === true) return new Set(['number']);
  const entity = ENTITIES[name];
  const isRows = measure === 'list' || isEach(query);
  const isOfPeople = [...groupBy, ...columns, ...(isRows ? (entity.list ?? []) : [])].some((one) => isPerson(entity, one));
  return new Set([
    ...(measure === 'list' ? [] : toldBy(query).units),
    ...(isRows ? ['rows', 'number'] : []),
    ...(isOfPeople || (isRows && entity.who === name) ? ['people', 'number'] : []),
  ]);
}
const isPerson = (entity: Entity, name: string) => entity.who === name || entity.dimensions[name]?.isPerson === true;

/** What both parts of a question may be of, though only one says it. */
const SHARED = wordsIn('class section exam term subject month kept approved current teaching staff') as readonly string[];
/** Whether a question tells what its beginning alone would tell, and what is asked behind that. */
function tellsAll(whole: Query, part: Part, { surroundings }: Known): boolean {
  const { first } = part;
  const kinds = kindsOf(whole);
  const isOfOwn = whole.entity === first.entity;
  // 'Students below 75 percent and who owe fees' are people of whom both hold.
  if (RELATIVE.test(part.rest) && kindsOf(first).has('people')) return true;
  const isKept = ({ by, values }: Query['filters'][number]) =>
    whole.filters.some((one) => one.by === by && values.every((value) => one.values.includes(value)));
  const others = [...first.also, ...(whole.with ?? []), ...(first.counts === true ? whole.also : [])];
  const isKnown = others.some(({ entity }) => entity === whole.entity || entity === first.entity);
  // 'How many boys and how many girls were admitted': people of whom only the end says what is asked.
  const isOfSome = isOfPeople(first) && first.filters.length > 0 && first.filters.every(isKept);
  if (!isOfOwn) return isKnown || isOfSome || whole.entity === 'cashFlow';
  const hasKinds = [...kindsOf(first)].every((one) => kinds.has(one) || (one === 'rows' && kinds.has('people')));
  const isColumn = (one: string) => first.bounds.length === 0 && whole.columns?.includes(one) === true;
  const isTold = (one: string) =>
    whole.groupBy.includes(one) || isColumn(one) || (isPerson(ENTITIES[first.entity], one) && kinds.has('people'));
  if (!hasKinds || !first.groupBy.every(isTold)) return false;
  // Groups of all tell those of some as well.
  const isOfAll = whole.filters.length === 0 && whole.groupBy.length > first.groupBy.length;
  if (!isOfAll && !first.filters.every((one) => isKept(one) || SHARED.includes(one.by))) return false;
  const isSame = JSON.stringify({ ...whole, period: undefined }) === JSON.stringify({ ...first, period: undefined });
  if (isSame) return givesRest(whole, part, surroundings);
  // 'How many are there, and how many of them use the bus': the second number is none of all.
  const isNarrowed = OF_THEM.test(part.rest) && whole.measure === first.measure && whole.with === undefined && whole.share === undefined;
  return !isNarrowed || whole.filters.every(({ by }) => SHARED.includes(by) || first.filters.some((one) => one.by === by));
}
const RELATIVE = /^(?:who|whose|jo|jinke|jinki|jinka) (?!(?:are|were|is|was) (?:they|these|those|it)$)\S/i;
const isOfPeople = ({ entity, also, bounds, groupBy }: Query) =>
  ENTITIES[entity].who === entity && also.length + bounds.length + groupBy.length === 0;
const OF_THEM = /\b(?:of (?:them|these|those)|(?:in|un) ?me(?:in)?(?: se)?)\b/i;

const FIGURES: readonly Role[] = ['count', 'kitne', 'sum', 'average', 'share'];
const asksFigure = (marks: readonly Mark[]) => marks.some((mark) => FIGURES.includes(roleOf(mark) ?? 'filler'));
/** Whether a question that is the same without its end tells what the end asks for. */
function givesRest(query: Query, { said, first, rest }: Part, surroundings: Surroundings): boolean {
  const { names } = toldBy(query);
  const entity = ENTITIES[query.entity];
  const marksIn = (words: string) => marksOf(readText(reworded(words), surroundings), entity);
  const kinds = kindsOf(query);
  // 'Who was absent, and on how many days each': of each of them the figure is told.
  const isTold = first.measure === 'list' || first.made !== undefined || first.order !== undefined;
  const isOfEach = isTold || (first.groupBy.length > 0 && !asksFigure(marksIn(said)));
  return marksIn(rest).every((mark) => {
    const role = roleOf(mark);
    const [name] = namesOf(mark, 'dimension');
    if (is(mark, 'noun') || is(mark, 'ask')) return true;
    const isCounted = [query.measure, ...query.bounds.map((one) => one.measure)].some(
      (one) => entity.measures[one]?.counted === `${name}s`,
    );
    if (name !== undefined) return isPerson(entity, name) || names.has(name) || role !== undefined || isCounted;
    if (role === 'who') return kinds.has('people');
    if (role !== undefined && FIGURES.includes(role)) return isOfEach;
    return !is(mark, 'measure') || isOfEach || namesOf(mark, 'measure').some((one) => names.has(one));
  });
}

/** The question with what stands behind it as columns of its rows, people of its groups, or a second figure of each group; undefined where it is none of these. */
function together({ first, rest }: Part, { surroundings }: Known): Query | undefined {
  const entity = ENTITIES[first.entity];
  const person = personOf(entity);
  const fields = fieldsOf(rest, entity, surroundings) ?? (person && fieldsOf(rest, person, surroundings));
  if (fields === undefined) return undefined;
  const { names, asksWho } = fields;
  const own = names.filter((one) => one !== entity.who && one !== first.entity);
  // Each day of somebody's absence has its own reason.
  const isOfDays = first.measure !== 'list' && 'day' in entity.dimensions && first.period?.from !== first.period?.to;
  if (isOfDays && own.includes('reason')) return undefined;
  if (own.length > 0) {
    const nouns = own.map((said) => ({ said, roles: [], isFigure: false }));
    return withColumns(first, { rest: '', nouns, isOfRows: true, isBeside: true, isCounted: false }, surroundings);
  }
  const [group, another] = first.groupBy;
  const isPlain = first.order === undefined && first.compare === undefined && first.share === undefined && first.with === undefined;
  const isOfGroups = isPlain && group !== undefined && another === undefined && entity.who !== undefined && !isPerson(entity, group);
  return asksWho && isOfGroups && first.counts !== true ? { ...first, groupBy: [group, entity.who as string] } : undefined;
}

type Fields = { names: readonly string[]; asksWho: boolean };
/** The dimensions that some words name and nothing else, and whether they ask who; undefined where a word says anything more. */
function fieldsOf(said: string, entity: Entity, surroundings: Surroundings): Fields | undefined {
  const reading = readText(reworded(said), surroundings);
  const marks = marksOf(reading, entity);
  const isPlain = (mark: Mark) =>
    is(mark, 'noun') ||
    is(mark, 'ask') ||
    is(mark, 'dimension') ||
    mark.meanings.every(({ type }) => type === 'role') ||
    namesOf(mark, 'measure').some((one) => one in entity.dimensions);
  const asked = marks.flatMap((mark) => roleOf(mark) ?? []);
  const isCovered = reading.tokens.every(({ kind, text }, at) => {
    const mark = marks.find(({ from, length }) => from <= at && at < from + length);
    return kind !== 'number' && (mark === undefined ? kind === 'sign' || THEIRS.includes(text) || isIdle(reading, at) : isPlain(mark));
  });
  // What each row tells as a number: 'and how many recipients'.
  const figures = marks.flatMap((mark) => namesOf(mark, 'measure').filter((one) => one in entity.dimensions));
  const isFigure = asked.some((role) => FIGURES.includes(role)) && figures.length === 0;
  if (!isCovered || marks.length === 0 || isFigure || asked.some((role) => NO_FIELD.includes(role))) return undefined;
  const names = [...new Set([...marks.flatMap((mark) => namesOf(mark, 'dimension').slice(0, 1)), ...figures])];
  return { names, asksWho: asked.includes('who') };
}
const THEIRS = wordsIn(
  'unhone inhone usne unka unki unke uska uski uske inka inki inke iska iski iske he she they his her their its',
) as readonly string[];
/** What ranks, tells apart or denies names no column. */
const NO_FIELD: readonly Role[] = ['most', 'least', 'best', 'worst', 'top', 'wise', 'by', 'each', 'versus', 'never', 'rise', 'fall'];
