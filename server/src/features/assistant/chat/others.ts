import type { Query } from '@shala/contract/assistant';
import { columnsOf } from '../query/answer/compile.ts';
import { runQuery } from '../query/answer/run.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';
import { bareOf, saidOf, says, wording } from './says.ts';

const SAME: Readonly<Record<string, string>> = { post: 'role' };

/** 'Who else is in her department', 'who else teaches Hindi': those besides the one person of the last answer; 'nobody' where nobody was one person. */
export async function othersBeside(
  { context, calls, school }: ToolContext,
  prompt: string,
  person: string | undefined,
): Promise<Query | 'nobody' | undefined> {
  const said = bareOf(prompt);
  if (!says('whoElse', said)) return undefined;
  const { students, employees } = school.directory;
  const kinds = [
    ...students.map(({ name }) => ({ name, who: 'student' as const })),
    ...employees.map(({ name }) => ({ name, who: 'employee' as const })),
  ];
  const [one, another] = kinds.filter(({ name }) => name === person);
  if (one === undefined || another !== undefined) return 'nobody';
  const { who, name } = one;
  const apart = { by: who, op: 'not' as const, values: [name] };
  const list = { entity: who, measure: 'list', groupBy: [], bounds: [], also: [] };
  const [same] = saidOf('inSame', said);
  if (same === undefined) {
    const asked = readQuery(said.replace(wording('whoElse'), 'who'), school, school.names);
    const isOfThem = asked?.unread === undefined && asked !== undefined && ENTITIES[asked.query.entity].who === who;
    return isOfThem && asked.query.filters.length < 5 ? { ...asked.query, filters: [...asked.query.filters, apart] } : 'nobody';
  }
  const word = same.toLowerCase();
  const by = word === 'group' ? (who === 'employee' ? 'department' : 'section') : (SAME[word] ?? word);
  if (ENTITIES[who].dimensions[by] === undefined) return 'nobody';
  const own = { ...list, filters: [{ by: who, op: 'is' as const, values: [name] }], columns: [by] };
  if (!mayAsk(own, calls)) return 'nobody';
  const { rows } = await runQuery(context, own, school);
  const value = rows.length === 1 ? rows[0]?.keys[columnsOf(own).indexOf(by)] : undefined;
  return typeof value === 'string' ? { ...list, filters: [{ by, op: 'is', values: [value] }, apart] } : 'nobody';
}

/** 'Who got it in both' behind two answers about people. */
export function inBoth(prompt: string, last: Query | undefined, before: Query | undefined): Query | undefined {
  if (last === undefined || before === undefined || !says('inBoth', bareOf(prompt))) return undefined;
  const { who } = ENTITIES[last.entity];
  const isOfThem = ({ entity, groupBy, limit, compare, measure }: Query) =>
    ENTITIES[entity].who === who &&
    limit === undefined &&
    compare === undefined &&
    (measure === 'list' ? entity === who : groupBy.length === 1 && groupBy[0] === who);
  const { entity, measure, bounds, filters, period } = before;
  const counted = measure === 'list' ? 'count' : measure;
  const isPercent = ENTITIES[entity].measures[counted]?.unit === 'percent';
  const held: Query['bounds'] = bounds.length > 0 ? bounds : [{ measure: counted, op: isPercent ? '>=' : '>', value: 0 }];
  const those = { entity, bounds: held, filters, ...(period && { period }) };
  if (who === undefined || filters.length > 4 || !isOfThem(last) || !isOfThem(before) || last.also.length > 1) return undefined;
  const asksNumber = saidOf('inBoth', bareOf(prompt)).length > 0;
  return { ...last, also: [...last.also, those], counts: asksNumber && last.measure !== 'list' ? true : undefined };
}
