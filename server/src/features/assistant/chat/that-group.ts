import type { Query } from '@shala/contract/assistant';
import { saidDay } from '../interpreter/entities/days.ts';
import { runQuery } from '../query/answer/run.ts';
import type { ToolContext } from './acts.ts';
import { wording } from './says.ts';

const MOST_WORDS = 10;
const NAMED: Readonly<Record<string, (value: string, ending: string) => string>> = {
  department: (value, ending) => (ending === '' ? `in the ${value} department` : `${value} department ${ending}`),
  stop: (value, ending) => (ending === '' ? `of ${value} stop` : `${value} stop ${ending}`),
  house: (value, ending) => (ending === '' ? `of ${value} house` : `${value} house ${ending}`),
  class: (value, ending) => (ending === '' ? `of class ${value}` : `class ${value} ${ending}`),
  section: (value, ending) => (ending === '' ? `of class ${value}` : `class ${value} ${ending}`),
};

/** 'Who works in that department', 'who is its class teacher' behind the one that has the most of something, with its name in the place of the word. */
export async function withGroup({ context, school }: ToolContext, asked: Query | undefined, prompt: string): Promise<string> {
  const [group = '', more] = asked?.groupBy ?? [];
  const [said, noun, ending = ''] = wording('thatGroup').exec(prompt) ?? [];
  const [there] = wording('worksThere').exec(prompt) ?? wording('there').exec(prompt) ?? [];
  const [day] = group === 'day' ? (wording('thatDay').exec(prompt) ?? []) : [];
  const [month] = group === 'month' ? (wording('thatMonth').exec(prompt) ?? []) : [];
  const [its] = wording('ofIt').exec(prompt) ?? [];
  // The one that was asked for: 'students of College Road', 'how many girls at that stop'.
  const own = asked?.filters.find(({ by, op, values }) => by === noun?.toLowerCase() && op === 'is' && values.length === 1);
  if (said !== undefined && own !== undefined) return prompt.replace(said, NAMED[own.by]?.(own.values[0] ?? '', ending) ?? said);
  const name = NAMED[group];
  const time = day ?? month;
  if ((said ?? there ?? its ?? time) === undefined || asked === undefined || (name ?? time) === undefined || more !== undefined)
    return prompt;
  if (prompt.split(' ').length > MOST_WORDS || asked.counts === true || (noun !== undefined && noun.toLowerCase() !== group)) return prompt;
  const { rows } = await runQuery(context, asked, school);
  const value = rows[0]?.keys[0];
  if (typeof value !== 'string' || rows.length !== 1) return prompt;
  if (day !== undefined) return prompt.replace(day, `on ${saidDay(value)}`);
  if (month !== undefined) return prompt.replace(month, `in ${saidDay(value).replace(/^\d+ /, '')}`);
  if (said !== undefined) return name === undefined ? prompt : prompt.replace(said, name(value, ending));
  if (there !== undefined && name !== undefined) return prompt.replace(/\b(?:there|wahan)\b/i, name(value, ''));
  return prompt.replace(its ?? '', group === 'class' || group === 'section' ? `class ${value}'s` : `${value} ${group}'s`);
}
