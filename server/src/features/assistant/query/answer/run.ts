import type { Query } from '@shala/contract/assistant';
import type { Db } from '#platform/db';
import type { SlowContext } from '#platform/http';
import type { School } from '../../tools/directory.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';
import { compileQuery, MOST_ROWS, measureOf, type Row } from './compile.ts';
import { dimensionIn } from './made-measures.ts';

/** No question may hold the database longer. */
const MOST_MS = 5000;

export type Asked = {
  query: Query;
  rows: Row[];
  isCut: boolean;
  period: Period | undefined;
  total: Row | undefined;
  compared: { rows: Row[]; total: Row | undefined; period: Period } | undefined;
};

/**
 * Asks a query: within the caller's school and session, reading only, and no longer than five seconds. The figure of the whole comes beside that of
 * its groups, so that averages and shares have theirs.
 */
export async function runQuery(
  context: SlowContext,
  given: Query,
  school: Pick<School, 'today' | 'yearStartsOn' | 'classNames'>,
): Promise<Asked> {
  const { today, yearStartsOn, classNames } = school;
  const at = { schoolId: context.school.id, today, yearStartsOn, classNames };
  return context.withinTime(MOST_MS, async (db) => {
    const ask = async (asked: Query, over?: Period) => {
      const { statement, period } = compileQuery(asked, at, over);
      return { rows: await db.rows<Row>(statement), period };
    };
    const query =
      given.change === undefined ? given : { ...given, sides: await sidesOf(given, () => lastTwo(db, given, at.schoolId), ask) };
    const hasTotal =
      query.change === undefined &&
      (query.share === undefined || isOfNamed(query)) &&
      query.others === undefined &&
      query.measure !== 'list' &&
      query.groupBy.length > 0 &&
      // All years are told apart, and the whole would be of the running one.
      !query.groupBy.includes('year') &&
      query.bounds.length === 0 &&
      query.also.length === 0;
    const whole: Query = { ...query, groupBy: [], order: undefined, limit: undefined };
    const { compare } = query;
    const isCompared = compare !== undefined && query.change === undefined;
    const none = Promise.resolve(undefined);
    // Sent together: none of them waits for another.
    const [main, total, before, totalBefore] = await Promise.all([
      ask(query),
      hasTotal ? ask(whole) : none,
      isCompared ? ask({ ...query, order: undefined, limit: undefined }, compare) : none,
      isCompared && hasTotal ? ask(whole, compare) : none,
    ]);
    const compared = before && compare && { rows: before.rows, total: totalBefore?.rows[0], period: compare };
    return {
      query,
      rows: main.rows.slice(0, MOST_ROWS),
      isCut: main.rows.length > MOST_ROWS,
      period: main.period,
      total: total?.rows[0],
      compared,
    };
  });
}

type Sides = Query['sides'];
type Ask = (asked: Query) => Promise<{ rows: Row[] }>;

/** What is compared where something rose or fell: what was said, or the last two of the entity; undefined where times are. */
async function sidesOf(query: Query, lastTwo: () => Promise<Sides>, ask: Ask): Promise<Sides> {
  if (query.sides !== undefined) return inTime(query, ask);
  return query.compare === undefined ? lastTwo() : undefined;
}

async function lastTwo(db: Db, { entity }: Query, schoolId: string): Promise<Sides> {
  const { inTurn } = ENTITIES[entity];
  return inTurn && { by: inTurn.by, values: (await inTurn.lastTwo(db, schoolId)) ?? ['', ''] };
}

/** The two that are compared, the earlier first, in whichever order they were said. */
async function inTime({ change: _, sides, ...query }: Query, ask: Ask): Promise<Sides> {
  if (sides === undefined) return undefined;
  const filters = [...query.filters, { by: sides.by, op: 'is' as const, values: sides.values }];
  const { rows } = await ask({ ...query, filters, groupBy: [sides.by], bounds: [], order: undefined, limit: undefined });
  const values = rows.flatMap(({ keys: [key] }) => (typeof key === 'string' ? [key] : []));
  return values.length === 2 ? { ...sides, values } : sides;
}

/** Whether several are named and told one by one: what is told of them together is asked for as well. */
export const isOfNamed = ({ groupBy: [group, second], order, compare, filters }: Query): boolean =>
  second === undefined &&
  order === undefined &&
  compare === undefined &&
  filters.some(({ by, op, values }) => op === 'is' && values.length > 1 && group === by);

/** Whether the figures of groups add up to that of the whole. */
export function addsUp({ entity, measure, share, made, others }: Query): boolean {
  if (share !== undefined || made === 'ratio' || made === 'percent' || others !== undefined) return false;
  const { unit, title } = measureOf(ENTITIES[entity], measure);
  return (unit === 'number' || unit === 'rupees') && !/average|largest|age/i.test(title) && dimensionIn(measure) === undefined;
}
