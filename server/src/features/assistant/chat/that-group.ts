import type { Query } from '@shala/contract/assistant';
import { saidDay } from '../interpreter/entities/days.ts';
import { runQuery } from '../query/answer/run.ts';
import type { ToolContext } from './acts.ts';
import { wording } from './says.ts';

const MOST_WORDS = 10;
/** A group with its name, in the place of a word that points at it. */
const NAMED: Readonly<Record<string, string>> = {
  department: 'in the {} department',
  stop: 'of {} stop',
  house: 'of {} house',
  class: 'of class {}',
  section: 'of class {}',
};
/** 'Wahan ki' keeps its ending: 'class 9 ki'. */
function named(group: string, value: string, ending = ''): string | undefined {
  const phrase = NAMED[group]?.replace('{}', () => value);
  return ending === '' ? phrase : phrase && `${phrase.replace(/^(?:in the|of) /, '')} ${ending}`;
}

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
  if (said !== undefined && own !== undefined) return prompt.replace(said, named(own.by, own.values[0] ?? '', ending) ?? said);
  const time = day ?? month;
  const isSaid = (said ?? there ?? its ?? time) !== undefined && (NAMED[group] ?? time) !== undefined;
  if (!isSaid || asked === undefined || more !== undefined) return prompt;
  if (prompt.split(' ').length > MOST_WORDS || asked.counts === true || (noun !== undefined && noun.toLowerCase() !== group)) return prompt;
  const { rows } = await runQuery(context, asked, school);
  const value = rows[0]?.keys[0];
  if (typeof value !== 'string' || rows.length !== 1) return prompt;
  if (day !== undefined) return prompt.replace(day, `on ${saidDay(value)}`);
  if (month !== undefined) return prompt.replace(month, `in ${saidDay(value).replace(/^\d+ /, '')}`);
  if (said !== undefined) return prompt.replace(said, named(group, value, ending) ?? said);
  const name = named(group, value);
  if (there !== undefined && name !== undefined) return prompt.replace(/\b(?:there|wahan)\b/i, name);
  return prompt.replace(its ?? '', group === 'class' || group === 'section' ? `class ${value}'s` : `${value} ${group}'s`);
}
