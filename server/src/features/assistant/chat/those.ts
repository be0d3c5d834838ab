import type { Query } from '@shala/contract/assistant';
import { columnsOf } from '../query/answer/compile.ts';
import { runQuery } from '../query/answer/run.ts';
import { readQuery } from '../query/compose/ask.ts';
import { asksItsOwn } from '../query/compose/own-question.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { named } from '../query/follow/as-listed.ts';
import { readEditOf } from '../query/follow/edit.ts';
import { endOf } from '../query/follow/edit-whole.ts';
import { wholeOf } from '../query/follow/of-whole.ts';
import { askOfThose, namedThose, pointsAt, type Those, TOO, thoseOf } from '../query/follow/those.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';

/** More names than this are no few. */
const MOST_NAMES = 30;

/** The people of the last answer; of the first so many of a ranking these by their names, where each is the name of one person. */
async function peopleOf({ context, calls, school }: ToolContext, last: Query): Promise<Those | undefined> {
  const known = thoseOf(last);
  if (known !== undefined) return known;
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
  const { groupBy, order, limit, place, within, compare } = last;
  const [group, another] = groupBy;
  const isOfOne = order !== undefined && (limit === 1 || place !== undefined) && within !== true && compare === undefined;
  if (
    group === undefined ||
    another !== undefined ||
    !isOfOne ||
    ENTITIES[last.entity].dimensions[group]?.isPerson === true ||
    !mayAsk(last, calls)
  )
    return last;
  const { rows } = await runQuery(context, last, school);
  const [value] = rows[0]?.keys ?? [];
  if (rows.length !== 1 || typeof value !== 'string') return last;
  const said = group === 'class' || group === 'section' ? value.replace(/^(\d{1,2})(?:st|nd|rd|th)\b/, '$1') : value;
  const filters = [...last.filters.filter(({ by }) => by !== group), { by: group, op: 'is' as const, values: [said] }];
  return { ...last, filters, groupBy: [], order: undefined, limit: undefined, place: undefined };
}

/** What goes on from the last question: another one about its people, or a change of it. */
export async function editedOf(toolContext: ToolContext, prompt: string, last: Query): Promise<Query | undefined> {
  const { names, today, directory } = toolContext.school;
  const surroundings = { today, directory };
  if (asksItsOwn(prompt, last, { surroundings, names })) return undefined;
  const isOfThese = wholeOf(prompt, ENTITIES[last.entity]) === undefined && (pointsAt(prompt, 'these') || TOO.test(prompt));
  const those = isOfThese ? await peopleOf(toolContext, last) : undefined;
  const behind = isOfThese && those === undefined ? thoseBehind(last) : undefined;
  return (
    (those && askOfThose(prompt, those, surroundings, names)) ??
    readEditOf(prompt, last, surroundings, names) ??
    (behind && askOfThose(prompt, behind, surroundings, names)) ??
    endOf(readQuery(prompt, surroundings, names)?.query, last)
  );
}
