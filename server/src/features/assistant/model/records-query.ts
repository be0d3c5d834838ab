import { QUERY_ENTITIES, type Query, query } from '@shala/contract/assistant';
import { z } from 'zod';
import type { ModelTool } from '#platform/model';
import { catalogueWords } from '../query/catalogue.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Calls } from '../tools/calls.ts';
import type { School } from '../tools/directory.ts';
import { readTime, readValues } from './read-words.ts';

const NAME = 'records_query';
const name = z.string().max(40);
const words = z.string().trim().min(1).max(120);
const input = z.strictObject({
  entity: z.enum(QUERY_ENTITIES),
  measure: name,
  groupBy: z.array(name).max(2).optional(),
  where: z
    .array(z.strictObject({ by: name, words, not: z.boolean().optional() }))
    .max(6)
    .optional(),
  conditions: z
    .array(z.strictObject({ name, not: z.boolean().optional() }))
    .max(6)
    .optional(),
  bounds: z
    .array(z.strictObject({ measure: name, op: z.enum(['>=', '>', '<=', '<']), value: z.number() }))
    .max(3)
    .optional(),
  period: words.optional(),
  compare: words.optional(),
  order: z.enum(['most', 'least']).optional(),
  limit: z.int().min(1).max(200).optional(),
  columns: z.array(name).max(6).optional(),
  beside: z.array(name).max(3).optional(),
  change: z.enum(['rise', 'fall']).optional(),
  share: z.array(name).max(4).optional(),
  counts: z.boolean().optional(),
});

/** Lets the model put a question about the records together from what can be asked. It sees the names of measures and dimensions, and no record. */
export const recordsTool: ModelTool = {
  name: NAME,
  description: 'A question about the records of the school that no other tool answers, as a query.',
  input: z.toJSONSchema(input),
};

/** How a query is written, and what can be asked. */
export function recordsWords(calls: Calls): string {
  return [
    `${NAME} asks about the rows of one entity. measure: one of its measures, or "list" for the rows themselves. groupBy: dimensions that it is told apart by ("each student" is the dimension student).`,
    'where: rows with these values; words are copied from the request ("7B", "girls", "cheque", [student 1]). conditions: those of the entity. bounds: keep the groups by a figure ("absent 3 days or more").',
    'period, and compare for a second one: the words of the request for the time. order and limit: the most or least of the groups. columns: dimensions that a list shows beside its usual ones.',
    'beside: further measures that are told with the first. change: only the groups that rose, or fell, from compare to period.',
    'share: which of the dimensions and conditions in where and conditions make the part, when a percentage of all is asked for. counts: true when only the number of groups is asked for ("how many students were absent 3 days or more").',
    'Without a period the rows are those of this academic year, or of today. Percentages are measures too ("share", "attendance").',
    'Which class collected least from girls by cheque in October: { entity: "receipt", measure: "sum", groupBy: ["class"], where: [{ by: "gender", words: "girls" }, { by: "mode", words: "cheque" }], period: "October", order: "least", limit: 1 }.',
    'Leave nothing of the request out. Where a part of it cannot be said so, choose decline. The entities:',
    catalogueWords(calls),
  ].join('\n');
}

type Said = { prompt: string; restore(words: string): string; school: School };

/**
 * The query that the model made; undefined where it says of the entity what that has not, or where words, numbers or people are not those of the prompt. The
 * rules find the days and the school's names in the words.
 */
export function readQueryOf(chosen: { tool: string; input: unknown }, { prompt, restore, school }: Said): Query | undefined {
  const given = chosen.tool === NAME ? input.safeParse(chosen.input) : undefined;
  if (given?.success !== true) return undefined;
  const { entity, measure, groupBy = [], where = [], conditions = [], bounds = [], period, compare, ...rest } = given.data;
  const said = levelled(prompt);
  const isSaid = (one: string) => said.includes(levelled(one));
  const numbers = [...numbersIn(prompt), 0, 1];
  if ([...bounds.map(({ value }) => value), ...(rest.limit === undefined ? [] : [rest.limit])].some((one) => !numbers.includes(one)))
    return undefined;
  const back = where.map((one) => ({ ...one, words: restore(one.words) }));
  const times = [period, compare].filter((one) => one !== undefined);
  if (![...back.map((one) => one.words), ...times].every(isSaid) || saysNothing(given.data)) return undefined;
  const { flags = {} } = ENTITIES[entity];
  if (conditions.some((one) => !(one.name in flags))) return undefined;
  const filters = Object.values(Object.groupBy(back, ({ by, not }) => `${by} ${not === true}`)).flatMap((same = []) => {
    const values = same.map((one) => readValues(entity, one.by, one.words, school));
    return same
      .slice(0, 1)
      .map(({ by, not }) => ({ by, op: not ? 'not' : 'is', values: values.includes(undefined) ? undefined : values.flat() }));
  });
  const [first, second] = times.map((one) => readTime(entity, one, school));
  if (filters.some(({ values }) => values === undefined) || (period !== undefined && first === undefined)) return undefined;
  if (compare !== undefined && (period === undefined || first?.period === undefined || second?.period === undefined)) return undefined;
  // What rose or fell is told from the period to the one that it is compared with.
  const isBackwards = rest.change !== undefined && (first?.period?.from ?? '') > (second?.period?.from ?? '');
  const [earlier, later] = isBackwards ? [second, first] : [first, second];
  const months = first?.months ? [{ by: 'month', op: 'is', values: first.months }] : [];
  return query.safeParse({
    ...rest,
    entity,
    measure,
    groupBy,
    bounds,
    also: [],
    filters: [...filters, ...months, ...conditions.map((one) => ({ by: one.name, op: one.not ? 'not' : 'has', values: [] }))],
    ...(earlier?.period && { period: earlier.period }),
    ...(later?.period && { compare: later.period }),
  }).data;
}

/** Rows that are listed are in no groups, and a group of which nothing is counted has no row that tells of it. */
function saysNothing({ measure, groupBy = [], bounds = [] }: z.infer<typeof input>): boolean {
  if (measure === 'list') return groupBy.length + bounds.length > 0;
  return bounds.some((one) => one.measure === 'count' && one.op.startsWith('<') && (one.op === '<=' ? one.value < 1 : one.value <= 1));
}

const numbersIn = (text: string) => (text.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const levelled = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
