import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { memoryFolder, memoryFolders } from '../../tools/memory-folder.mjs';
import { startEmbeddedPostgres } from '../src/platform/postgres/index.ts';
import { findPostmaster, isAlive } from '../src/platform/postgres/processes.ts';

const PREFIX = 'shala-test-';
// Shared by many test files, each with its pools.
// Databases live for seconds: a vacuum of theirs would be work for nothing.
const UNSAFE_AND_FAST = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200' },
  // Nobody asks how often statements ran.
  shared_preload_libraries: '',
};

/** One temporary cluster for the whole test run; tests get its connection by `inject('postgres')`. */
// biome-ignore lint/style/noDefaultExport: Vitest calls the default export
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind();
  const dataDir = mkdtempSync(join(memoryFolder(), `${PREFIX}${process.pid}-`));
  // PostgreSQL's user needs access when the tests run as root.
  chmodSync(dataDir, 0o711);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const embedded = await startEmbeddedPostgres({ dataDir, log, settings: UNSAFE_AND_FAST });
  project.provide('postgres', embedded.connection);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Deletes clusters of killed runs. */
async function removeLeftBehind(): Promise<void> {
  const all = memoryFolders().flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })));
  for (const { folder, name } of all.filter((entry) => entry.name.startsWith(PREFIX))) {
    if (isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    // Another run may be deleting it at the same time.
    const dataDir = join(realpathSync(folder), name);
    const postmaster = findPostmaster(join(dataDir, 'postgres'));
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
    while (postmaster && isAlive(postmaster.pid)) await sleep(20);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
