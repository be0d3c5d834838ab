import { randomBytes } from 'node:crypto';
import { type Database, sql } from '../db/index.ts';

export type SigningKey = { id: string; secret: Uint8Array };

/** The keys that verify; the first one signs. The very first start creates one. A new key signs only after two minutes, when every process has read it. */
export async function loadSigningKeys(database: Database): Promise<SigningKey[]> {
  return database.globalTransaction(async (db) => {
    await db.rows(sql`select pg_advisory_xact_lock(7145202)`);
    const keys = await db.rows<SigningKey>(sql`select id, secret from signing_keys where retires_at is null or retires_at > now()
      order by created_at > now() - interval '2 minutes', created_at desc`);
    return keys.length > 0 ? keys : [await makeKey(db)];
  });
}

/** Creates a new signing key. Running servers pick it up by themselves; older keys verify until the last token that they signed has expired. */
export async function rotateSigningKeys(database: Database): Promise<void> {
  await database.globalTransaction(async (db) => {
    await db.rows(sql`update signing_keys set retires_at = now() + interval '12 hours 10 minutes' where retires_at is null`);
    await makeKey(db);
  });
}

async function makeKey(db: Parameters<Parameters<Database['globalTransaction']>[0]>[0]): Promise<SigningKey> {
  const [key] = await db.rows<SigningKey>(
    sql`insert into signing_keys (id, secret) values (app.new_id(), ${randomBytes(32)}) returning id, secret`,
  );
  return key as SigningKey;
}
