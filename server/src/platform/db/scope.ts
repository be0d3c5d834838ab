import type { Fragment } from './sql.ts';

/**
 * The caller: a session of a school. With `after`, the position of its last write in the database's log, a replica may answer its reads. With `isRead`, its
 * statements change nothing and wait for no lock; with `isNote`, they change nothing that any kept answer depends on.
 */
export type Scope = { sessionId: string; schoolId: string; after?: string | undefined; isRead?: boolean; isNote?: boolean };

/** What a store function gets: it can only run statements. Inside a transaction all statements go through it. */
export type Db = {
  /** All rows of a statement. */
  rows<Row>(fragment: Fragment): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(fragment: Fragment): Promise<Row | null>;
};

export function makeDb(ask: <Row>(fragment: Fragment) => Promise<Row[]>): Db {
  return {
    rows: ask,
    row: async <Row>(fragment: Fragment) => (await ask<Row>(fragment))[0] ?? null,
  };
}
