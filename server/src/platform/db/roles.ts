import { createHmac } from 'node:crypto';
import type { Connection, Pool } from './connect.ts';

const LOGIN = 'shala_web';

/**
 * The connection of the application's role, which owns no table and bypasses no policy. A role with an address of its own is added to the group `shala_app`.
 * Otherwise the owner creates a login for it, whose password is derived from the owner's, so that several servers on one database agree.
 */
export async function applicationConnection(owner: Pool, ownerAddress: Connection, ownAddress?: string): Promise<Connection> {
  const connection = ownAddress ?? (await makeLogin(owner, ownerAddress));
  const user = userOf(connection);
  const [member] = await owner<{ isIn: boolean }[]>`select pg_has_role(${user}, 'shala_app', 'member') as "isIn"`;
  if (!member?.isIn) await owner.unsafe(`grant shala_app to ${quote(user)}`);
  await refuseMightyRole(owner, user);
  return connection;
}

async function makeLogin(owner: Pool, ownerAddress: Connection): Promise<Connection> {
  const [{ database } = { database: '' }] = await owner<{ database: string }[]>`select current_database() as database`;
  const user = `${LOGIN}_${database}`.slice(0, 63);
  const password = createHmac('sha256', passwordOf(ownerAddress)).update(user).digest('base64url');
  await owner.unsafe(`do $$ begin create role ${quote(user)} login; exception when duplicate_object or unique_violation then null; end $$`);
  await owner.unsafe(`alter role ${quote(user)} with login password '${password}'`);
  // Statements are prepared once and serve every school: planned anew for a small one they took longer to plan than to run (docs/decisions/0012).
  await owner.unsafe(`alter role ${quote(user)} set plan_cache_mode = force_generic_plan`);
  return withRole(ownerAddress, { user, password });
}

/** The same role at another server of the same cluster: a replica has the roles of its primary. */
export function sameRoleAt(address: string, connection: Connection): Connection {
  return withRole(address, { user: userOf(connection), password: passwordOf(connection) });
}

function withRole(address: Connection, { user, password }: { user: string; password: string }): Connection {
  if (typeof address !== 'string') return { ...address, user, password };
  const url = new URL(address);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.toString();
}

async function refuseMightyRole(owner: Pool, user: string): Promise<void> {
  const [role] = await owner<{ mighty: boolean }[]>`
    select rolsuper or rolbypassrls or exists (select from pg_class where relowner = r.oid and relkind in ('r', 'p')) as mighty
    from pg_roles r where rolname = ${user}`;
  if (role?.mighty !== false) {
    throw new Error(
      `The database role ${user} owns tables or bypasses row-level security, so schools would not be isolated from each other. Give DATABASE_URL a role without these rights and DATABASE_OWNER_URL the owner.`,
    );
  }
}

function userOf(connection: Connection): string {
  return typeof connection === 'string' ? decodeURIComponent(new URL(connection).username) : connection.user;
}

function passwordOf(connection: Connection): string {
  return typeof connection === 'string' ? decodeURIComponent(new URL(connection).password) : connection.password;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
