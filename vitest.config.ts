import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string) => join(import.meta.dirname, path);

/** The runner's own choice leaves one processor free, which on a small machine is half of it. Said to each project: they do not all inherit it. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/**
 * The files of a worker share its modules and its imitated browser: to load the app anew for each of them took longer than
 * the tests. Nothing that a file starts may outlive it.
 */
const isolate = false;

/** Three projects: values and schemas, the server against a real PostgreSQL, the screens in an imitated browser. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { name: 'contract', maxWorkers, isolate, root: at('contract'), include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          maxWorkers,
          root: at('server'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../bench/**/*.test.ts'],
          globalSetup: [at('server/test/test-cluster.ts')],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: at('web/vite.config.ts'),
        test: {
          name: 'web',
          maxWorkers,
          isolate,
          root: at('web'),
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build-plugins/**/*.test.ts'],
          setupFiles: [at('web/test/setup.ts')],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
