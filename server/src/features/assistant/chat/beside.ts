import type { Query } from '@shala/contract/assistant';
import { say, writeMonth } from '#platform/words';
import { type Answer, text } from '../answer/answer.ts';
import { rupees, salariesNotIn } from '../answer/words.ts';
import type { Row } from '../query/answer/compile.ts';
import { runQuery } from '../query/answer/run.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { mayAsk } from '../query/rights.ts';
import { addDays } from '../tools/span.ts';
import type { ToolContext } from './acts.ts';

/** A figure that is told below an answer, and how; nothing is said of a figure for which there are no words. */
type Beside = { query: Query; words(figure: number): string | undefined };

/** What an answer does not hold and whoever asked may take to be in it: salaries that are not paid yet, salaries beside expenses, the school days that were counted. */
export async function tellBeside(toolContext: ToolContext, asked: Query, rows: readonly Row[]): Promise<Answer> {
  const { context, calls, school } = toolContext;
  const beside = unpaidSalaries(asked) ?? salariesOfDays(asked) ?? daysCounted(asked, school.today);
  if (beside === undefined || !mayAsk(beside.query, calls)) return [];
  const figure = (await runQuery(context, beside.query, school)).rows[0]?.figure;
  const words = figure == null ? undefined : beside.words(figure);
  return words === undefined ? [] : [text(words), ...(await paidLast(toolContext, asked, rows))];
}

/** Where nothing of somebody's salary of a month is paid, what was paid last. */
async function paidLast({ context, school }: ToolContext, asked: Query, rows: readonly Row[]): Promise<Answer> {
  const { entity, filters, period } = asked;
  const isOfOne = filters.some(({ by, op, values }) => by === 'employee' && op === 'is' && values.length === 1);
  if (entity !== 'salary' || !isOfOne || period === undefined || rows.some(({ figure }) => (figure ?? 0) !== 0)) return [];
  const before = { from: '1900-01-01', to: addDays(period.from, -1) };
  const paid = await runQuery(context, { ...PLAIN, entity, measure: 'sum', filters, groupBy: ['month'], period: before }, school);
  const [last] = paid.rows.toSorted((a, b) => String(b.keys[0]).localeCompare(String(a.keys[0])));
  return last?.figure == null
    ? []
    : [text(say('Paid last: {sum} for {month}.', { sum: rupees(last.figure), month: writeMonth(String(last.keys[0]).slice(0, 7)) }))];
}

const PLAIN = { filters: [], groupBy: [], bounds: [], also: [] } satisfies Partial<Query>;
const isPlain = ({ groupBy, bounds, also, compare, share }: Query): boolean =>
  groupBy.length + bounds.length + also.length === 0 && compare === undefined && share === undefined;

/** The sum of the salaries of some months is what was paid; what is not paid of the same months is told beside it. */
function unpaidSalaries(asked: Query): Beside | undefined {
  const { entity, measure, filters, period } = asked;
  // What is not paid yet was paid from no account.
  const isOfBoth = filters.every(({ by }) => by in ENTITIES.salaryDue.dimensions || by in (ENTITIES.salaryDue.flags ?? {}));
  if (entity !== 'salary' || measure !== 'sum' || period === undefined || !isPlain(asked) || !isOfBoth) return undefined;
  return {
    query: { ...PLAIN, entity: 'salaryDue', measure: 'sum', filters, period },
    words: (figure) => say('Not paid yet: {sum}.', { sum: rupees(figure) }),
  };
}

/** The salaries that were paid on the days of which all expenses are asked. */
function salariesOfDays(asked: Query): Beside | undefined {
  const { entity, measure, filters, period } = asked;
  if (entity !== 'expense' || measure !== 'sum' || filters.length > 0 || period === undefined || !isPlain(asked)) return undefined;
  return {
    query: { ...PLAIN, entity: 'salaryPayout', measure: 'sum', period },
    words: (figure) => (figure === 0 ? undefined : salariesNotIn(figure)),
  };
}

const FEW_DAYS = 31;
/** Of a percentage of attendance by which students are kept in few days, the school days: on the first of a month one absence is 0 %. */
function daysCounted({ entity, measure, bounds, compare, period }: Query, today: string): Beside | undefined {
  if (entity !== 'attendance' || period === undefined || compare !== undefined) return undefined;
  const isBound = bounds.some((one) => one.measure === measure) && ENTITIES.attendance.measures[measure]?.unit === 'percent';
  const { from } = period;
  const to = period.to < today ? period.to : today;
  if (!isBound || Date.parse(to) - Date.parse(from) >= FEW_DAYS * 86_400_000) return undefined;
  return {
    query: { ...PLAIN, entity: 'schoolDay', measure: 'count', period: { from, to } },
    words: (count) => say('Counted over {count, plural, one {# school day} other {# school days}}.', { count }),
  };
}
