import type { Query } from '@shala/contract/assistant';
import { runQuery } from '../query/run.ts';
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

/** 'Who works in that department' behind the one that has the most of something, with its name in the place of the word. */
export async function withGroup({ context, school }: ToolContext, asked: Query | undefined, prompt: string): Promise<string> {
  const [said, noun, ending = ''] = wording('thatGroup').exec(prompt) ?? [];
  const [group = '', more] = asked?.groupBy ?? [];
  const name = NAMED[group];
  if (said === undefined || asked === undefined || name === undefined || more !== undefined || prompt.split(' ').length > MOST_WORDS)
    return prompt;
  if (asked.order === undefined || asked.counts === true || (noun !== undefined && noun.toLowerCase() !== group)) return prompt;
  const { rows } = await runQuery(context, asked, school);
  const [value, another] = rows.map(({ keys }) => keys[0]);
  return typeof value === 'string' && another === undefined && rows.length === 1 ? prompt.replace(said, name(value, ending)) : prompt;
}
