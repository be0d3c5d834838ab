import type { Query } from '@shala/contract/assistant';
import { Refusal } from '#platform/errors';
import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { rupees } from '../answer/words.ts';
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
    const unpaid = unpaidSalaries(asked);
    const open = unpaid && (await runQuery(context, unpaid, school)).rows[0]?.figure;
    const [first, ...rest] = answerQuery(found, school.today);
    const beside = open == null ? [] : [text(say('Not paid yet: {sum}.', { sum: rupees(open) }))];
    const days = daysCounted(asked, school.today);
    const count = days && (await runQuery(context, days, school)).rows[0]?.figure;
    const counted = count == null ? [] : [text(say('Counted over {count, plural, one {# school day} other {# school days}}.', { count }))];
    return { ...turn, answer: [...(first ? [first] : []), ...beside, ...counted, ...rest], outcome: 'answered' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return { ...turn, answer: [text(error.message)], outcome: 'failed' };
  }
}

/** The sum of the salaries of some months is what was paid; what is not paid of the same months is told beside it. */
function unpaidSalaries({ entity, measure, groupBy, bounds, also, compare, share, filters, period }: Query): Query | undefined {
  const isPlain = groupBy.length + bounds.length + also.length === 0 && compare === undefined && share === undefined;
  // What is not paid yet was paid from no account.
  const isOfBoth = filters.every(({ by }) => by in ENTITIES.salaryDue.dimensions || by in (ENTITIES.salaryDue.flags ?? {}));
  const isOfSum = entity === 'salary' && measure === 'sum' && period !== undefined && isPlain && isOfBoth;
  return isOfSum ? { entity: 'salaryDue', measure: 'sum', filters, groupBy: [], bounds: [], also: [], period } : undefined;
}

/** Of a percentage of attendance by which students are kept in few days, the school days: on the first of a month one absence is 0 %. */
function daysCounted({ entity, measure, bounds, compare, period }: Query, today: string): Query | undefined {
  if (entity !== 'attendance' || period === undefined || compare !== undefined || !bounds.some((one) => one.measure === measure))
    return undefined;
  const to = period.to < today ? period.to : today;
  const isShort = Date.parse(to) - Date.parse(period.from) < FEW_DAYS * 86_400_000;
  const isPercent = ENTITIES.attendance.measures[measure]?.unit === 'percent';
  const asked = {
    entity: 'schoolDay',
    measure: 'count',
    filters: [],
    groupBy: [],
    bounds: [],
    also: [],
    period: { from: period.from, to },
  } as const;
  return isShort && isPercent ? { ...asked, filters: [], groupBy: [], bounds: [], also: [] } : undefined;
}
const FEW_DAYS = 31;

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
