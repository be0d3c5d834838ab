import type { Query } from '@shala/contract/assistant';
import { runQuery } from '../query/answer/run.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { named } from '../query/follow/as-listed.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';
import { numberSaid } from './named-plan.ts';
import { asFollowed, wording } from './says.ts';

/**
 * 'The parents of these 8' behind a list of eight: these, and no class 8. Undefined where so many were not listed, the prompt as it is where no number stands
 * beside such a word.
 */
export async function withoutTheirNumber(
  { context, calls, school }: ToolContext,
  prompt: string,
  last: Query | undefined,
): Promise<string | undefined> {
  const found = wording('theseMany').exec(prompt);
  const number = found?.[2];
  // What is said in the text of a notice points at nobody here.
  if (number === undefined || prompt.slice(0, found?.index).includes(':')) return prompt;
  const people = last && oneByOne(last);
  if (people === undefined || !mayAsk(people, calls)) return undefined;
  const { rows } = await runQuery(context, people, school);
  return rows.length === numberSaid(number) ? asFollowed(prompt.replace(wording('theseMany'), '$1')) : undefined;
}

/** Those who were listed, or who were counted. */
function oneByOne(last: Query): Query | undefined {
  const { who } = ENTITIES[last.entity];
  const isListed = last.measure === 'list' || (who !== undefined && last.groupBy.includes(who));
  const { counts: _, ...listed } = last;
  return isListed ? listed : named(last);
}
