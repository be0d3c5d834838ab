import type { Query } from '@shala/contract/assistant';
import { columnsOf } from '../query/answer/compile.ts';
import { runQuery } from '../query/answer/run.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { named } from '../query/follow/as-listed.ts';
import { addsOthers, readEditOf } from '../query/follow/edit.ts';
import { inFocus, isBare, mayGoOn } from '../query/follow/focus.ts';
import { averageOfAll } from '../query/follow/of-class.ts';
import { wholeOf, withoutPointer } from '../query/follow/of-whole.ts';
import { ofOtherPeople } from '../query/follow/other-people.ts';
import { withOwnFigure } from '../query/follow/own-figure.ts';
import { askOfThose, listed, namedThose, ofThose, pointsAt, type Those, TOO, thoseOf, columnsOf as toldOf } from '../query/follow/those.ts';
import { joinedSpan } from '../query/follow/together.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';
import { namedRow } from './chosen-rows.ts';
import { bareOf, says } from './says.ts';
import { standsAlone } from './whole-question.ts';

/** More names than this are no few. */
const MOST_NAMES = 30;

/** The people of the last answer; of the first so many of a ranking these by their names, where each is the name of one person. */
async function peopleOf({ context, calls, school }: ToolContext, shown: Query): Promise<Those | undefined> {
  const known = thoseOf(shown);
  if (known !== undefined) return known;
  // Behind their number they are the same.
  const isNumber = shown.measure !== 'list' && shown.groupBy.length === 0 && ENTITIES[shown.entity].main === 'list';
  const last = isNumber ? (named(shown) ?? shown) : shown;
  const who = kindOf(last);
  const own = ENTITIES[last.entity].who;
  if (who === undefined || own === undefined || last.counts === true || last.compare !== undefined || !mayAsk(last, calls))
    return undefined;
  const column = last.measure === 'list' ? columnsOf(last).indexOf(own) : last.groupBy.indexOf(own);
  if (column < 0) return undefined;
  const { rows } = await runQuery(context, last, school);
  const names = rows.map(({ keys }) => keys[column]);
  const all = who === 'student' ? school.directory.students : school.directory.employees;
  const isOfOne = (name: unknown) => typeof name === 'string' && all.filter((one) => one.name === name).length === 1;
  return names.length > 0 && names.length <= MOST_NAMES && names.every(isOfOne)
    ? namedThose(who, [...new Set(names as string[])], last)
    : undefined;
}

/** Of whom the rows are; where they may be of students and staff, as it was asked. */
function kindOf({ entity, filters }: Query): 'student' | 'employee' | undefined {
  const { who } = ENTITIES[entity];
  if (who === 'student' || who === 'employee') return who;
  const isOf = (...kinds: readonly string[]) => filters.some(({ by, op }) => op === 'has' && kinds.includes(by));
  if (who !== 'person') return undefined;
  return isOf('pupils') ? 'student' : isOf('staff', 'teaching', 'office') ? 'employee' : undefined;
}

/** The people behind figures by section or class: 'which of them owe fees' behind the absent of class 7, section wise. Undefined where some of them are in no group. */
function thoseBehind(last: Query): Those | undefined {
  const { who } = ENTITIES[last.entity];
  const isOfAll = (by: string) => OF_EVERYBODY.includes(by) || last.filters.some((one) => one.by === by && one.op === 'is');
  if (who === undefined || last.groupBy.length === 0 || last.order !== undefined || last.limit !== undefined) return undefined;
  if (!last.groupBy.every(isOfAll) || last.counts === true || last.compare !== undefined || last.share !== undefined) return undefined;
  const people = named(last);
  return people && thoseOf(people);
}
const OF_EVERYBODY = ['class', 'section', 'gender'];

/** 'List those girls' behind the class that has the most: of that one class. */
export async function topOf({ context, calls, school }: ToolContext, prompt: string, last: Query): Promise<Query> {
  if (!pointsAt(prompt, 'these') && wholeOf(prompt)?.says !== 'names') return last;
  const { groupBy, order, limit, place, within, compare, period } = last;
  const [group, another] = groupBy;
  const span = compare === undefined ? period : period && joinedSpan(period, compare);
  const isOfOne =
    order !== undefined && (limit === 1 || place !== undefined) && within !== true && (compare === undefined || span !== undefined);
  if (
    group === undefined ||
    another !== undefined ||
    !isOfOne ||
    ENTITIES[last.entity].dimensions[group]?.isPerson === true ||
    !mayAsk(last, calls)
  )
    return last;
  const { rows } = await runQuery(context, last, school);
  // Those that have the same figure are meant together.
  const values = rows.flatMap(({ keys: [value] }) => (typeof value === 'string' ? [value] : []));
  if (values.length === 0 || values.length > MOST_NAMES) return last;
  const said = group === 'class' || group === 'section' ? values.map(spokenOf) : values;
  const filters = [...last.filters.filter(({ by }) => by !== group), { by: group, op: 'is' as const, values: said }];
  const rest = { order: undefined, limit: undefined, place: undefined, compare: undefined, change: undefined };
  return { ...last, ...rest, filters, groupBy: [], period: span };
}

const SORTED_BY = /^(?:please )?(?:sort|order|arrange)(?:ed)?(?: (?:them|it|these|those|this|the list))? by (?:the |their )?/i;

/** Columns of whoever or whatever an answer listed, and of the one person whom it was about. */
export async function toldBeside(toolContext: ToolContext, said: string, last: Query): Promise<Query | undefined> {
  const { school } = toolContext;
  // A list is in the order of the day that stands in it: 'sort by joining date'.
  const prompt = said.replace(SORTED_BY, '');
  const told = toldOf(prompt, last, school);
  const { dimensions } = ENTITIES[last.entity];
  if (prompt !== said && !told?.columns.every((name) => dimensions[name]?.unit === 'day')) return undefined;
  // 'Students at the stop Ashok Stambh': a value of the column, and not the column.
  const own = told === undefined || told.rest === '' ? undefined : readQuery(prompt, school, school.names);
  if (own?.unread === undefined && own?.query.filters.some(({ by }) => told?.columns.includes(by))) return undefined;
  const people = told === undefined || told.isOfRows ? undefined : ((await peopleOf(toolContext, last)) ?? thoseBehind(last));
  const rows = told?.isOfRows ? withTold(last, told.columns) : told && people && listed(people, told.columns);
  return told === undefined || rows === undefined || told.rest === '' ? rows : readEditOf(`only ${told.rest}`, rows, school, school.names);
}

/** What goes on from the last question: another one about its people, or a change of it; 'lost' where it does and cannot be asked. */
export async function editedOf(toolContext: ToolContext, typed: string, last: Query): Promise<Query | 'lost' | undefined> {
  const { school } = toolContext;
  if (standsAlone(typed, toolContext.school)) return undefined;
  const others = ofOtherPeople(typed, last) ?? averageOfAll(typed, last, school.directory);
  if (others !== undefined) return others ?? 'lost';
  const figured = withOwnFigure(bareOf(typed), last);
  // 'Their class and the percentage': its figure is told anyway.
  const prompt = typeof figured === 'string' ? figured : typed;
  const told = await toldBeside(toolContext, prompt, last);
  if (told !== undefined) return told;
  const isOfThese = wholeOf(prompt, ENTITIES[last.entity]) === undefined && (pointsAt(prompt, 'these') || TOO.test(prompt));
  const those = isOfThese ? await peopleOf(toolContext, last) : undefined;
  const behind = isOfThese && those === undefined ? thoseBehind(last) : undefined;
  return (
    (those && askOfThose(prompt, those, school, school.names)) ??
    readEditOf(typed, last, school, school.names) ??
    (behind && askOfThose(prompt, behind, school, school.names)) ??
    (isOfThese && those === undefined && behind === undefined ? await askOfSections(toolContext, prompt, last) : undefined) ??
    namedRow(toolContext, prompt, last)
  );
}

/** 'Who are their class teachers' behind sections. */
async function askOfSections(toolContext: ToolContext, prompt: string, last: Query): Promise<Query | undefined> {
  const { school } = toolContext;
  const own = readQuery(withoutPointer(prompt, 'these') ?? prompt, school, school.names);
  const isOpen =
    own?.query !== undefined && own.unread === undefined && isBare(own.query) && 'section' in ENTITIES[own.query.entity].dimensions;
  const rows = isOpen ? await sectionsIn(toolContext, last) : undefined;
  return rows && isOpen ? { ...own.query, filters: [...own.query.filters, rows] } : undefined;
}

/** Rows with what else is told of each. */
function withTold(last: Query, said: readonly string[]): Query {
  const columns = [...new Set([...(last.columns ?? []), ...said.filter((name) => ENTITIES[last.entity].list?.includes(name) !== true)])];
  return columns.length === 0 ? last : { ...last, columns: columns.slice(0, 3) };
}

/** A question that names nobody, as one about the person, the people or the rows of the last answer, or about its class, exam and days; 'lost' where these cannot be asked for there. */
export async function focusedOf(toolContext: ToolContext, prompt: string, own: Query, last: Query): Promise<Query | 'lost'> {
  const { today, directory } = toolContext.school;
  const { who, main } = ENTITIES[own.entity];
  const isOfAll = own.filters.length + own.bounds.length + own.also.length + own.groupBy.length === 0 && own.entity === who;
  // What says nothing of its own changes nothing.
  if (!mayGoOn(prompt, { today, directory }) || (isOfAll && own.measure === main)) return own;
  if (addsOthers(prompt)) return 'lost';
  const one = personOf(last);
  const isOfThem = one !== undefined || last.measure === 'list' || last.groupBy.some((group) => group === ENTITIES[last.entity].who);
  if (who !== undefined && isOfThem && isBare(own, one !== undefined)) {
    const those = one ?? (await peopleOf(toolContext, last));
    // Another number of all, or who has the most of something, is no question about one.
    const isOfMany = own.order !== undefined ? own.groupBy.includes(who) : own.entity === who && own.measure === 'count';
    if (those?.isOne && isOfMany) return own;
    if (those?.who === who) return ofThose(own, prompt, those) ?? 'lost';
  }
  const rows = isBare(own) && 'section' in ENTITIES[own.entity].dimensions ? await sectionsIn(toolContext, last) : undefined;
  return rows ? { ...own, filters: [...own.filters, rows] } : (inFocus(own, last) ?? 'lost');
}

/** The one person of whom an answer was. */
function personOf(last: Query): Those | undefined {
  const [only, another] = last.filters.filter(({ by, op }) => op === 'is' && (by === 'student' || by === 'employee'));
  const [name, more] = another === undefined ? (only?.values ?? []) : [];
  return only === undefined || name === undefined || more !== undefined
    ? undefined
    : namedThose(only.by as 'student' | 'employee', [name], last);
}

/** Sections that were listed or counted, where they are no people: those without a register. */
async function sectionsIn({ context, calls, school }: ToolContext, last: Query): Promise<Query['filters'][number] | undefined> {
  const { who } = ENTITIES[last.entity];
  if ((who !== undefined && who !== 'section') || last.limit !== undefined) return undefined;
  const rows = last.measure === 'list' ? last : named(last);
  const column = rows === undefined ? -1 : (rows.measure === 'list' ? columnsOf(rows) : rows.groupBy).indexOf('section');
  if (rows === undefined || column < 0 || !mayAsk(rows, calls)) return undefined;
  const { rows: found } = await runQuery(context, rows, school);
  const values = found.flatMap(({ keys }) => (typeof keys[column] === 'string' ? [spokenOf(keys[column])] : []));
  return values.length > 0 && values.length <= MOST_NAMES ? { by: 'section', op: 'is', values: [...new Set(values)] } : undefined;
}
const spokenOf = (place: string) => place.replace(/^(\d{1,2})(?:st|nd|rd|th)\b/, '$1');

/** The first so many of the students who were listed, by their names; undefined where none was, or two have one name. */
export async function firstOf({ context, calls, school }: ToolContext, asked: Query, count: number): Promise<Query | undefined> {
  const isListed = asked.measure === 'list' ? asked.entity === 'student' : asked.groupBy.length === 1 && asked.groupBy[0] === 'student';
  if (ENTITIES[asked.entity].who !== 'student' || !isListed || asked.counts === true || !mayAsk(asked, calls)) return undefined;
  const column = asked.measure === 'list' ? columnsOf(asked).indexOf('student') : 0;
  const { rows } = await runQuery(context, asked, school);
  const names = rows.slice(0, count).map(({ keys }) => keys[column]);
  const isOfOne = (name: unknown) => school.directory.students.filter((one) => one.name === name).length === 1;
  if (names.length === 0 || !names.every(isOfOne)) return undefined;
  const { filters, also } = namedThose('student', names as string[]);
  return { entity: 'student', measure: 'list', filters, groupBy: [], bounds: [], also };
}

/** The one person whom the last answer named: who owes the most, or the first of a ranking where 'the first one' is said. */
export async function theOneOf({ context, school }: ToolContext, asked: Query, prompt: string): Promise<string | undefined> {
  const { who } = ENTITIES[asked.entity];
  if ((who !== 'student' && who !== 'employee') || asked.counts === true || asked.compare !== undefined) return undefined;
  const column = asked.measure === 'list' ? columnsOf(asked).indexOf(who) : asked.groupBy.length === 1 ? asked.groupBy.indexOf(who) : -1;
  if (column < 0) return undefined;
  const { rows } = await runQuery(context, asked, school);
  if (asked.order === undefined && rows.length !== 1) return undefined;
  const isLast = says('theLastOne', prompt);
  const isFirst = says('theFirstOne', prompt);
  const name = (isLast ? rows.at(-1) : isFirst || rows.length === 1 ? rows[0] : undefined)?.keys[column];
  return typeof name === 'string' ? name : undefined;
}

/** Whether an answer listed or counted nobody. */
export async function isNobody({ context, calls, school }: ToolContext, asked: Query): Promise<boolean> {
  const people = asked.measure === 'list' || asked.groupBy.length > 0 ? asked : named(asked);
  if (people === undefined || people.counts === true || people.compare !== undefined || !mayAsk(people, calls)) return false;
  return (await runQuery(context, people, school)).rows.length === 0;
}
