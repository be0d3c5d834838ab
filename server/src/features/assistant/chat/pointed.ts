import type { Query } from '@shala/contract/assistant';
import { type QueryReading, readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { readEditOf } from '../query/follow/edit.ts';
import { withoutPointer } from '../query/follow/of-whole.ts';
import { bothTogether, gapBetween } from '../query/follow/together.ts';
import type { ToolContext } from './acts.ts';
import { answerQuestion } from './ask-query.ts';
import { countedRow } from './chosen-rows.ts';
import { pointsAtSome } from './goes-on.ts';
import { inBoth, othersBeside } from './others.ts';
import { says, wording } from './says.ts';
import type { Turn } from './turn.ts';

/** The last two answers, as queries, and the one person of the last. */
type Behind = { last: Query | undefined; before: Query | undefined; person: string | undefined };

/**
 * What points at one of the last two answers, or at both: 'both together', 'who got it in both', 'of the absent ones, only the girls', 'who else is in her
 * department'. 'unclear' where it is not certain what is meant; undefined where nothing points so.
 */
export async function answerPointed(
  toolContext: ToolContext,
  prompt: string,
  { last, before, person }: Behind,
): Promise<Turn | 'unclear' | undefined> {
  const { school } = toolContext;
  const row = await countedRow(toolContext, prompt, { last, before });
  if (row !== undefined) return row === 'unclear' ? row : answerQuestion(toolContext, row);
  const joined = bothTogether(prompt, last, before) ?? gapBetween(prompt, last, before) ?? inBoth(prompt, last, before);
  if (joined !== undefined) return answerQuestion(toolContext, joined);
  // 'Boys in both', 'dono me ladke kitne'.
  const rest = withoutPointer(prompt, 'both');
  const both = rest === undefined ? undefined : bothTogether('both together', last, before);
  const narrowed = both && rest && readEditOf(rest, both, { today: school.today, directory: school.directory }, school.names);
  if (narrowed) return answerQuestion(toolContext, narrowed);
  const ofBoth = both && rest && last ? askedOfBoth(readQuery(rest, school, school.names), both, last) : undefined;
  if (ofBoth) return answerQuestion(toolContext, ofBoth);
  if (pointsAtSome(prompt)) {
    const those = /\babsent\b/i.test(prompt)
      ? [last, before].find((one) => one?.measure === 'absences' && one.limit === undefined)
      : undefined;
    const rest = prompt.replace(wording('ofSome'), '').replace(/^[\s,]+|[\s,?.]+$/g, '');
    const kept = those && readEditOf(rest, those, { today: school.today, directory: school.directory }, school.names);
    return kept === undefined ? 'unclear' : answerQuestion(toolContext, kept);
  }
  const others = await othersBeside(toolContext, prompt, person);
  return others === undefined || others === 'nobody' ? others && 'unclear' : answerQuestion(toolContext, others);
}

/** 'The students of both who owe more than 5,000': a question of its own, of the two that the last answers were about. */
function askedOfBoth(own: QueryReading | undefined, both: Query, last: Query): Query | undefined {
  const part = both.filters.find(({ by, values }) => !last.filters.some((one) => one.by === by && one.values.length === values.length));
  if (part === undefined || own?.query === undefined || own.unread !== undefined) return undefined;
  const { query } = own;
  const isOpen = part.by in ENTITIES[query.entity].dimensions && query.filters.every(({ by }) => by !== part.by);
  return isOpen ? { ...query, filters: [...query.filters, part] } : undefined;
}

/** Whether a word still points at what the last answer was about, and nothing there is certain to be meant. */
export const pointsNowhere = (prompt: string): 'day' | 'it' | undefined =>
  says('thatDay', prompt) || says('besideThat', prompt)
    ? 'day'
    : (['ofIt', 'worksThere', 'thatGroup'] as const).some((one) => says(one, prompt))
      ? 'it'
      : undefined;
