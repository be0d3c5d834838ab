import { type Fragment, sql } from './sql.ts';

/** Keys that open a row outside row-level security: an account's email address or id, a session's id, a document's code, or `post` for the mail delivery. */
type OwnKey = 'email' | 'account' | 'session' | 'code' | 'post';

/**
 * A read of what its key opens, in one round trip. As with row-level security, the lateral join makes PostgreSQL set the key before it reads. Within a
 * transaction the key stays set.
 */
export function byKey(key: OwnKey, value: string, read: Fragment): Fragment {
  return sql`with own as materialized (select set_config(${`app.${key}`}, ${value}, true) as key)
    select r.* from own cross join lateral (select q.* from (${read}) q where own.key is not null offset 0) r`;
}

/** Sets a key for the rest of the transaction, for writes. */
export async function openByKey(db: { rows(query: Fragment): Promise<unknown> }, key: OwnKey, value: string): Promise<void> {
  await db.rows(sql`select set_config(${`app.${key}`}, ${value}, true)`);
}
