import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { applicationConnection, type Connection, connect, migrate, type Pool } from '#platform/db';
import { CLOCK_SHIFT_MS } from './clock.ts';
import { createSnapshotFunctions } from './snapshot.ts';
import { keepSpareSchool } from './spare-school.ts';

const TEMPLATE_LOCK = 7_145_299;
type Template = { name: string; from: string; fill(owner: Pool, connection: Cluster): Promise<void> };
const MIGRATED: Template = {
  name: 'shala_template',
  from: 'template1',
  fill: async (owner, connection) => {
    await migrate(owner);
    await keepSpareSchool(owner, connection);
    await createSnapshotFunctions(owner);
  },
};

export type TestDatabase = { owner: Pool; maker: Pool; connection: Connection; drop(): Promise<void> };

/** What several files need in their databases: the first one fills a template with it. */
export type Filling = { name: string; fill(owner: Pool): Promise<void> };

/** Made while the file before runs: to copy the template takes longer than many tests. */
let next: Promise<string> | undefined;

/** A migrated database of its own for a test file, cloned from a template that the first one makes. */
export async function createTestDatabase(filling?: Filling): Promise<TestDatabase> {
  const cluster = inject('postgres');
  const name = await (filling ? cloneTemplate(cluster, filling) : (next ?? cloneTemplate(cluster)));
  if (!filling) next = cloneTemplate(cluster);
  // The last one of a worker is nobody's, and may be broken off.
  next?.catch(() => {});
  const ownerConnection = { ...cluster, database: name };
  const owner = connect(ownerConnection, { max: 4, name: 'test owner', canReserve: true });
  // It connects when the first school is made.
  const maker = connect(ownerConnection, { max: 1, name: 'test schools' });
  const connection = await applicationConnection(owner, ownerConnection);
  return {
    owner,
    maker,
    connection,
    drop: async () => {
      await Promise.all([owner.end({ timeout: 5 }), maker.end({ timeout: 5 })]);
      // Nobody waits for it: it waits for a checkpoint, and goes with the cluster anyway.
      dropDatabase(cluster, name).catch(() => {});
    },
  };
}

async function cloneTemplate(cluster: Cluster, filling?: Filling): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectAdmin(cluster);
  await makeTemplate(admin, cluster, MIGRATED);
  if (filling) await makeTemplate(admin, cluster, { ...filling, from: MIGRATED.name });
  await createFrom(admin, name, filling?.name ?? MIGRATED.name);
  await admin.end({ timeout: 5 });
  return name;
}

async function createFrom(sql: Pick<Pool, 'unsafe'>, name: string, template: string): Promise<void> {
  // Copied as files, which takes a third of the time of copying page by page through the log.
  await sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
  if (CLOCK_SHIFT_MS !== 0) await sql.unsafe(`alter database ${name} set app.clock_shift = '${CLOCK_SHIFT_MS} milliseconds'`);
}

async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  const admin = connectAdmin(cluster);
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end({ timeout: 5 });
}

const connectAdmin = (cluster: Cluster) => connect({ ...cluster, database: 'postgres' }, { max: 1, name: 'tests', canReserve: true });

type Cluster = Exclude<Connection, string>;

/** Makes a template unless it is there. Each has a lock of its own, so that nobody waits for a template that he does not use. */
async function makeTemplate(admin: Pool, cluster: Cluster, { name, from, fill }: Template): Promise<void> {
  const lock = await admin.reserve();
  try {
    await lock`select pg_advisory_lock(${TEMPLATE_LOCK}, hashtext(${name}))`;
    const [found] = await lock`select 1 from pg_database where datname = ${name}`;
    if (found) return;
    const database = `${name}_new`;
    await createFrom(lock, database, from);
    const owner = connect({ ...cluster, database }, { max: 1, name: 'test template', canReserve: true });
    await fill(owner, { ...cluster, database });
    await owner.end({ timeout: 5 });
    await lock.unsafe(`alter database ${database} rename to ${name}`);
  } finally {
    await lock`select pg_advisory_unlock(${TEMPLATE_LOCK}, hashtext(${name}))`;
    lock.release();
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Cluster;
  }
}
