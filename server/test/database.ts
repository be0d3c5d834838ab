import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { applicationConnection, type Connection, connect, migrate, type Pool } from '#platform/db';
import { CLOCK_SHIFT_MS } from './clock.ts';
import { createSnapshotFunctions } from './snapshot.ts';
import { keepSpareSchool } from './spare-school.ts';

const TEMPLATE_LOCK = 7_145_299;
const TEMPLATE = 'shala_template';

export type TestDatabase = { owner: Pool; maker: Pool; connection: Connection; drop(): Promise<void> };

/** Made while the file before runs: to copy the template takes longer than many tests. */
let next: Promise<string> | undefined;

/** A migrated database of its own for a test file, cloned from a template that the first one makes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgres');
  const name = await (next ?? cloneTemplate(cluster));
  next = cloneTemplate(cluster);
  // The last one of a worker is nobody's, and may be broken off.
  next.catch(() => {});
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

async function cloneTemplate(cluster: Cluster): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectAdmin(cluster);
  await makeTemplate(admin, cluster);
  // Copied as files, which takes a third of the time of copying page by page through the log.
  await admin.unsafe(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  if (CLOCK_SHIFT_MS !== 0) await admin.unsafe(`alter database ${name} set app.clock_shift = '${CLOCK_SHIFT_MS} milliseconds'`);
  await admin.end({ timeout: 5 });
  return name;
}

async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  const admin = connectAdmin(cluster);
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end({ timeout: 5 });
}

const connectAdmin = (cluster: Cluster) => connect({ ...cluster, database: 'postgres' }, { max: 1, name: 'tests', canReserve: true });

type Cluster = Exclude<Connection, string>;

async function makeTemplate(admin: Pool, cluster: Cluster): Promise<void> {
  const lock = await admin.reserve();
  try {
    await lock`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    const [found] = await lock`select 1 from pg_database where datname = ${TEMPLATE}`;
    if (found) return;
    await lock.unsafe(`create database ${TEMPLATE}_new`);
    const owner = connect({ ...cluster, database: `${TEMPLATE}_new` }, { max: 1, name: 'test template', canReserve: true });
    await migrate(owner);
    await keepSpareSchool(owner, { ...cluster, database: `${TEMPLATE}_new` });
    await createSnapshotFunctions(owner);
    await owner.end({ timeout: 5 });
    await lock.unsafe(`alter database ${TEMPLATE}_new rename to ${TEMPLATE}`);
  } finally {
    await lock`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
    lock.release();
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Cluster;
  }
}
