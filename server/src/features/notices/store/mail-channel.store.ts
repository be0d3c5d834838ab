import { type Db, sql } from '#platform/db';

export type MailChannel = {
  host: string;
  port: number;
  username: string;
  passwordSealed: Uint8Array | null;
  fromAddress: string;
  changedAt: Date;
};

export function findMailChannel(db: Db, schoolId: string): Promise<MailChannel | null> {
  return db.row(sql`select host, port, username, password_sealed as "passwordSealed", from_address as "fromAddress", changed_at as "changedAt"
    from mail_channels where school_id = ${schoolId}`);
}

export async function hasMailChannel(db: Db, schoolId: string): Promise<boolean> {
  return (await db.row(sql`select true as there from mail_channels where school_id = ${schoolId}`)) !== null;
}

export async function saveMailChannel(
  db: Db,
  schoolId: string,
  { host, port, username, passwordSealed, fromAddress }: Omit<MailChannel, 'changedAt'>,
): Promise<void> {
  await db.rows(sql`insert into mail_channels (school_id, host, port, username, password_sealed, from_address)
    values (${schoolId}, ${host}, ${port}, ${username}, ${passwordSealed}, ${fromAddress})
    on conflict (school_id) do update set host = excluded.host, port = excluded.port, username = excluded.username,
      password_sealed = excluded.password_sealed, from_address = excluded.from_address, changed_at = now()`);
}

export async function removeMailChannel(db: Db, schoolId: string): Promise<string | null> {
  const row = await db.row<{ host: string }>(sql`delete from mail_channels where school_id = ${schoolId} returning host`);
  return row?.host ?? null;
}
