import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { hasAny } from '../query-parts.ts';
import { is, type Mark, marksOf, namesOf, roleOf } from '../reading/marks.ts';
import { reworded } from '../vocabulary/reword.ts';
import type { Role } from '../vocabulary/words.ts';
import { tellsOrder } from './ends.ts';
import { asFigure, contextOf, type Known } from './figure-parts.ts';
import { MONEY } from './measure.ts';

/** A figure that is asked for beside others: a measure of the same records, or each group's part of the total. */
type Figure = { measure: string } | { derive: 'share' };

const JOINT =
  /,? (?:and|aur|with|along with|together with|as well as|plus|&|और)(?: (?:also|the|their|its|unk[aie]|ink[aie]|usk[aie]|isk[aie]|what is|what was|what were))* |[:;,–—-] +(?:and |aur )?/giu;
/** Without one of these words no figure is asked for. */
const OF_FIGURES =
  /\b(?:counts?|numbers?|no|totals?|amounts?|average|avg|mean|ausat|share|percent\w*|how (?:much|many)|kitn\w+|kul|sum|worth|value|highest|lowest|largest|dues)\b|[%]|कितन|कुल|औसत/iu;
/** 'And what is her number' asks for a telephone. */
const OF_PHONES = /\b(?:his|her|their|unk[aie]|usk[aie]|ink[aie]|isk[aie]) (?:numbers?|no)\b/i;
const MOST_JOINTS = 4;
const MOST_WORDS = 12;
/** Words that may stand beside a figure and ask for nothing. */
const SMALL: ReadonlySet<string> = new Set(
  'the a an of to for in by on it they them was were is are did do does had has have been come came all each per their its his her unki unka unke inki inka inke uski uska iski iska hai hain h tha thi the ki ka ke me mein se ko also too both entries vouchers transactions , . ? -'.split(
    ' ',
  ),
);
const ROLES: readonly Role[] = ['count', 'kitne', 'sum', 'average', 'share', 'most', 'least', 'and', 'filler', 'each', 'together'];
const PEOPLE = ['students', 'payers', 'people', 'recipients'];
const GENERIC = ['count', 'sum', 'average'];

/**
 * 'Deposit slips of November, count and total', 'department wise number of staff and average pay', 'highest, lowest and average percentage of 8A': figures of
 * the same records that are said one after the other, told side by side. Undefined where the question tells all of them already.
 */
export function furtherFigures(said: string, known: Known): Query | undefined {
  if (!OF_FIGURES.test(said)) return undefined;
  const joints = [...said.matchAll(JOINT)].slice(0, MOST_JOINTS);
  for (const { index, 0: joint } of joints) {
    // 'Repairs: average spend per month' is one question, where all of it is read.
    if (known.whole !== undefined && /^[:;,–—-] +$/.test(joint) && said.slice(index + joint.length).split(JOINT).length < 2) continue;
    const made = behind(said.slice(0, index), said.slice(index + joint.length), known);
    if (made !== undefined) return made;
  }
  const [, listed = '', of = ''] = /^(.+?) ((?:of|in|for|from|by) .+)$/i.exec(said) ?? [];
  const parts = listed.split(JOINT);
  if (parts.length < 2 || parts.length > MOST_JOINTS || !parts.every((one) => OF_FIGURES.test(one))) return undefined;
  for (const head of parts) {
    const first = known.read(`${head} ${of}`);
    const others = parts.filter((one) => one !== head);
    const figures = first && figuresIn(others, first, known);
    if (first !== undefined && first.order === undefined && figures !== undefined) return besideOf(first, figures, known);
  }
  return undefined;
}

/** A question with figures behind it; days and groups at the end are of all of them. */
function behind(question: string, rest: string, known: Known): Query | undefined {
  if (
    !OF_FIGURES.test(rest) ||
    OF_PHONES.test(rest) ||
    rest.split(' ').length > MOST_WORDS ||
    question.split(' ').length < 2 ||
    SCOPE.test(question)
  )
    return undefined;
  const { core, groups, time } = contextOf(rest, known);
  const more = [groups, time].filter(Boolean).join(' ');
  return of(question, rest, known) ?? (more === '' ? undefined : of(`${question} ${more}`, core, known));
}
/** 'In the half-yearly exam, how many in each subject': what stands before is no question of its own. */
const SCOPE = /^(?:in|on|at|for|of|by|during|from|among|since|till) /i;

function of(question: string, rest: string, known: Known): Query | undefined {
  const first = known.read(question);
  const figures = first && figuresIn(rest.split(JOINT), first, known);
  return first && figures && besideOf(first, figures, known);
}

function figuresIn(parts: readonly string[], first: Query, known: Known): Figure[] | undefined {
  const figures = parts.map((part) => figureIn(part.trim(), first, known));
  return figures.every((one) => one !== undefined) ? figures : undefined;
}

/** The one figure that a few words ask for, of the records of the question before; undefined where they say anything else. */
function figureIn(said: string, first: Query, { surroundings }: Known): Figure | undefined {
  const entity = ENTITIES[first.entity];
  const reading = readText(reworded(said), surroundings);
  const marks = marksOf(reading, entity);
  const isCovered = reading.tokens.every(
    ({ text, kind }, at) =>
      kind !== 'number' && (SMALL.has(text) || MONEY.includes(text) || marks.some(({ from, length }) => from <= at && at < from + length)),
  );
  const isFigure = marks.every(
    (mark) =>
      !is(mark, 'value') && (is(mark, 'measure') || is(mark, 'noun') || is(mark, 'ask') || isOfRole(mark) || isOfPeople(entity, mark)),
  );
  // 'Highest first' only puts them in order.
  if (!isCovered || !isFigure || marks.length === 0 || tellsOrder(marks)) return undefined;
  const roles = new Set(marks.flatMap((mark) => (roleOf(mark) === undefined ? [] : [roleOf(mark) as Role])));
  const name = marks
    .flatMap((mark) => namesOf(mark, 'measure').map((one) => ({ one, length: mark.length })))
    .filter(({ one }) => !GENERIC.includes(one))
    .sort((a, b) => b.length - a.length)[0]?.one;
  const isSaid = (name: string) => marks.some((mark) => namesOf(mark, 'measure').includes(name));
  const asksMoney = reading.tokens.some(({ text }) => MONEY.includes(text)) || isSaid('sum') || WORTH.test(said);
  return figureNamed(entity, first, { name, roles, asksMoney, hasPeople: marks.some((mark) => isOfPeople(entity, mark)) });
}
/** 'Kitne cheque aaye aur kitne ke'. */
const WORTH = /\bkitn[ei] (?:ke|ka|ki)\b|कितन[ेी] (?:के|का|की)(?!\p{L})/iu;
const isOfRole = (mark: Mark) => ROLES.includes(roleOf(mark) ?? 'most');
const isOfPeople = ({ dimensions }: Entity, mark: Mark) => namesOf(mark, 'dimension').some((one) => dimensions[one]?.isPerson === true);

type Said = { name: string | undefined; roles: ReadonlySet<Role>; asksMoney: boolean; hasPeople: boolean };
function figureNamed(
  { measures, who, main }: Entity,
  { measure: own, groupBy }: Query,
  { name, roles, asksMoney, hasPeople }: Said,
): Figure | undefined {
  const known = (names: readonly (string | undefined)[]): Figure | undefined => {
    const measure = names.find((one) => one !== undefined && measures[one] !== undefined);
    return measure === undefined ? undefined : { measure };
  };
  if (roles.has('average')) {
    const isAverage =
      name !== undefined && (/^(?:average|median|per[A-Z])/.test(name) || measures[name]?.unit === 'percent' || name === 'age');
    return known([isAverage ? name : averageOf(name ?? own), name === undefined ? 'average' : undefined]);
  }
  if (name !== undefined) return known([name]);
  if (roles.has('most')) return known(['highest']);
  if (roles.has('least')) return known(['lowest']);
  // Of each of some people a percentage is their own.
  if (roles.has('share') && groupBy[0] === who) return measures[main]?.unit === 'percent' ? { measure: main } : undefined;
  if (roles.has('share')) return { derive: 'share' };
  const isNumber = roles.has('count') || (roles.has('kitne') && !asksMoney);
  if (isNumber) return known([...(hasPeople ? PEOPLE : []), measures[own]?.unit === 'number' ? own : 'count']);
  const isSum = asksMoney || roles.has('sum');
  const { pair = '' } = measures[own] ?? {};
  return isSum
    ? known([
        measures[pair]?.unit === 'rupees' ? pair : undefined,
        'sum',
        Object.keys(measures).find((one) => measures[one]?.unit === 'rupees'),
        own === 'list' ? 'count' : own,
      ])
    : undefined;
}
const averageOf = (name: string) => `average${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const MOST_BESIDE = 3;
/** The question with these figures beside its own; undefined where it cannot have them, or the question as a whole tells them all. */
function besideOf(asked: Query, figures: readonly Figure[], { whole }: Known): Query | undefined {
  const { who, dimensions } = ENTITIES[asked.entity];
  const isOther = hasAny(asked, 'compare', 'sides', 'change', 'share', 'with', 'others', 'rankOf', 'counts');
  if (isOther || asked.measure.includes(':') || asked.measure.includes('/')) return undefined;
  const said = figures.flatMap((one) => ('measure' in one ? [one.measure] : []));
  const isOfEach = asked.groupBy.length === 1 && asked.groupBy[0] === who;
  const counts = said.some((one) => one === 'count' || PEOPLE.includes(one));
  const first = isOfEach && counts ? asFigure(asked) : asked;
  // What each row of a list shows is a column of it.
  if (first === undefined || (first.measure === 'list' && !counts && said.some((one) => one in dimensions))) return undefined;
  const names = [...new Set([...(first.measure === 'list' ? [] : [first.measure]), ...(first.beside ?? []), ...said])];
  const [measure, ...beside] = names;
  const isShare = figures.some((one) => 'derive' in one) && first.groupBy.length > 0 && first.derive === undefined;
  if (measure === undefined || beside.length > MOST_BESIDE || (figures.some((one) => 'derive' in one) && !isShare)) return undefined;
  if (!isShare && names.length < 2 && first.measure !== 'list') return undefined;
  if (whole !== undefined && tells(whole, { ...asked, measure, beside }, isShare)) return undefined;
  return { ...first, measure, ...(beside.length > 0 && { beside }), ...(isShare && { derive: ['share'] }) };
}

/** Whether the question as it is tells these figures, or each row with what it shows. */
function tells(whole: Query, { entity, measure, beside = [] }: Query, isShare: boolean): boolean {
  const told = [
    whole.measure,
    ...(whole.beside ?? []),
    ...whole.bounds.map((one) => one.measure),
    ...(whole.counts ? ['count', ...PEOPLE] : []),
  ];
  const hasShare = !isShare || whole.derive?.includes('share') === true || whole.share !== undefined;
  return whole.measure === 'list' || (whole.entity === entity && hasShare && [measure, ...beside].every((one) => told.includes(one)));
}
