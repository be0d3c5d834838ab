import type { Query } from '@shala/contract/assistant';
import { Refusal } from '#platform/errors';
import { say } from '#platform/words';
import { type Answer, text } from '../answer/answer.ts';
import { rupees, salariesNotIn } from '../answer/words.ts';
import { runQuery } from '../query/answer/run.ts';
import { answerQuery } from '../query/answer/say.ts';
import { bothHold, twoQuestions } from '../query/compose/two-questions.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';
import type { Turn } from './turn.ts';

/** The answer to a query, as far as the caller may ask it. */
export async function answerRecords(toolContext: ToolContext, asked: Query): Promise<Turn> {
  const { context, calls, school } = toolContext;
  const turn = { intent: 'query' as const, slots: { query: asked } };
  if (!mayAsk(asked, calls)) return { ...turn, answer: [text(say('These records are not kept here.'))], outcome: 'failed' };
  try {
    const found = await runQuery(context, asked, school);
    const [first, ...rest] = answerQuery(found, school.today);
    const beside = await tellBeside(toolContext, asked);
    return { ...turn, answer: [...(first ? [first] : []), ...beside, ...rest], outcome: 'answered' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return { ...turn, answer: [text(error.message)], outcome: 'failed' };
  }
}

/** What belongs to a plain sum and is not in it: salaries that are not paid yet, and salaries beside expenses. */
async function tellBeside({ context, calls, school }: ToolContext, asked: Query): Promise<Answer> {
  const [unpaid, salaries] = [unpaidSalaries(asked), salariesOfDays(asked)];
  const query = unpaid ?? salaries;
  if (query === undefined || !mayAsk(query, calls)) return [];
  const figure = (await runQuery(context, query, school)).rows[0]?.figure;
  if (figure == null) return [];
  if (unpaid !== undefined) return [text(say('Not paid yet: {sum}.', { sum: rupees(figure) }))];
  return figure === 0 ? [] : [text(salariesNotIn(figure))];
}

const isPlain = ({ groupBy, bounds, also, compare, share }: Query): boolean =>
  groupBy.length + bounds.length + also.length === 0 && compare === undefined && share === undefined;

/** The salaries that were paid on the days of which all expenses are asked. */
function salariesOfDays(asked: Query): Query | undefined {
  const { entity, measure, filters, period } = asked;
  const isOfAll = entity === 'expense' && measure === 'sum' && filters.length === 0 && period !== undefined && isPlain(asked);
  return isOfAll ? { entity: 'salaryPayout', measure: 'sum', filters: [], groupBy: [], bounds: [], also: [], period } : undefined;
}

/** The sum of the salaries of some months is what was paid; what is not paid of the same months is told beside it. */
function unpaidSalaries(asked: Query): Query | undefined {
  const { entity, measure, filters, period } = asked;
  // What is not paid yet was paid from no account.
  const isOfBoth = filters.every(({ by }) => by in ENTITIES.salaryDue.dimensions || by in (ENTITIES.salaryDue.flags ?? {}));
  const isOfSum = entity === 'salary' && measure === 'sum' && period !== undefined && isPlain(asked) && isOfBoth;
  return isOfSum ? { entity: 'salaryDue', measure: 'sum', filters, groupBy: [], bounds: [], also: [], period } : undefined;
}

/** What two questions hold of, or both of two questions that stand in one sentence. */
export async function answerTwo(toolContext: ToolContext, prompt: string): Promise<Turn | undefined> {
  const { school } = toolContext;
  const both = bothHold(prompt, school, school.names);
  if (both !== undefined) return answerRecords(toolContext, both);
  const [first, second] = twoQuestions(prompt, school, school.names) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const turn = await answerRecords(toolContext, first);
  const other = await answerRecords(toolContext, second);
  return turn.outcome === 'answered' && other.outcome === 'answered' ? { ...other, answer: [...turn.answer, ...other.answer] } : turn;
}
