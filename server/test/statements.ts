import { vi } from 'vitest';
import { GLOBAL_TABLES } from '#db/global-tables';
import type { Pool } from '#platform/db';
import { ConnectionPool } from '../src/platform/db/connection-pool.ts';

type PlanNode = { 'Relation Name'?: string; 'Node Type': string; Plans?: PlanNode[] } & Record<string, unknown>;

/** Every text that the app sends to its databases from now on, once each. */
export function recordStatements(): ReadonlySet<string> {
  const texts = new Set<string>();
  const { ask, read, askInOrder, lease } = ConnectionPool.prototype;
  vi.spyOn(ConnectionPool.prototype, 'ask').mockImplementation(async function (this: ConnectionPool, text, params) {
    texts.add(text);
    return ask.call(this, text, params);
  });
  vi.spyOn(ConnectionPool.prototype, 'read').mockImplementation(async function (this: ConnectionPool, text, params) {
    texts.add(text);
    return read.call(this, text, params);
  });
  vi.spyOn(ConnectionPool.prototype, 'askInOrder').mockImplementation(async function (this: ConnectionPool, first, second) {
    for (const { text } of [first, second]) texts.add(text);
    return askInOrder.call(this, first, second);
  });
  vi.spyOn(ConnectionPool.prototype, 'lease').mockImplementation(async function (this: ConnectionPool) {
    const line = await lease.call(this);
    return {
      ...line,
      ask: (text, params) => {
        texts.add(text);
        return line.ask(text, params);
      },
    };
  });
  return texts;
}

/**
 * The tables of schools that a statement reads or changes without saying of which school: over several databases it would have to ask all of them. PostgreSQL
 * itself says so, by its plan as the owner, without row-level security: each scan must compare `school_id` with a value that the statement was given, or with the
 * school of the row that a subquery belongs to.
 */
export async function tablesWithoutSchool(owner: Pool, text: string): Promise<string[]> {
  if (!/^\s*(select|with|insert|update|delete|merge)\b/i.test(text)) return [];
  const [row] = await owner.unsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(`explain (generic_plan, format json) ${text}`);
  const plans = row?.['QUERY PLAN'] ?? [];
  return [...new Set(plans.flatMap(({ Plan }) => listScans(Plan)))].sort();
}

function listScans(node: PlanNode): string[] {
  const inner = (node.Plans ?? []).flatMap(listScans);
  const table = node['Relation Name'];
  const isGlobal = table === undefined || (GLOBAL_TABLES as readonly string[]).includes(table);
  // A bitmap scan has its condition once more itself. What is inserted carries its school.
  if (isGlobal || node['Node Type'] === 'ModifyTable') return inner;
  const said = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => node[name] ?? '').join(' ');
  return /\bschool_id = (\(?\$\d|\(InitPlan|\w+\.school_id|\w+\.id\b)|\b\w+\.school_id = school_id/.test(said)
    ? inner
    : [...inner, `${table}: ${said}`];
}
