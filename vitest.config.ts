import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const at = (path: string) => join(import.meta.dirname, path);

/** Two more than a small machine has processors: a worker waits for PostgreSQL for most of its time. Said to each project: they do not all inherit it. */
const maxWorkers = Math.max(4, availableParallelism());

/**
 * The files of a worker share its modules and its imitated browser: to load the app anew for each of them took longer than
 * the tests. Nothing that a file starts may outlive it.
 */
const isolate = false;

/** Most functions of a worker run a few times: they are optimized later, and a larger young generation (MB) is collected less often. Figures: docs/testing.md. */
const execArgv = ['--invocation-count-for-turbofan=30000', '--min-semi-space-size=32', '--max-semi-space-size=64'];

const isFull = process.env.TEST_SCOPE === 'full';

/** What takes minutes is in files `*.full.test.ts`, which `npm run test:full` runs beside the others. */
const FULL = isFull ? [] : ['**/*.full.test.{ts,tsx}'];
/** Files that replace a module, so that their worker's modules must not be anybody else's. */
const APART = '**/*.apart.test.ts';

/**
 * Files that take long begin first in their project, so that at its end no worker waits for another: in a fresh clone the runner knows their sizes alone. The
 * projects stay apart: a worker that goes from one to another begins anew, with all modules, a database and an app.
 */
const LONG =
  /each-call|two-schools|embedded-postgres|keep-archive|files-in-bucket|database-life|school-archive|backup|run-server|fuzz\.test|demo\.test|operations\.test|generate\.property|textbooks.upload.(again|hostile)|hardness|repair-week|sign-in|query.examples|variants|interpreter.fixtures|test.words|app.session|\.full\.test/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => [
      ...own.filter(({ moduleId }) => LONG.test(moduleId)),
      ...own.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]);
  }
}

/** A limit is there to end what hangs: a machine that is four times as slow as usual passes too. What is sampled in the default run takes minutes in full. */
const testTimeout = isFull ? 20 * 60_000 : 4 * 60_000;
const server = { maxWorkers, execArgv, root: at('server'), testTimeout, hookTimeout: testTimeout };

/** Values and schemas, the server against a real PostgreSQL (with the files that need modules of their own apart), and the screens in an imitated browser. */
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', maxWorkers, execArgv, isolate, root: at('contract'), include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          isolate,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../bench/**/*.test.ts'],
          exclude: [APART, ...FULL],
          globalSetup: [at('server/test/test-cluster.ts')],
        },
      },
      // With the flags of a server: a thread that is to use up its memory would take a larger young generation with it, and the process.
      { test: { ...server, execArgv: [], name: 'server-apart', include: [`src/${APART}`] } },
      {
        extends: at('web/vite.config.ts'),
        test: {
          name: 'web',
          maxWorkers,
          execArgv,
          isolate,
          root: at('web'),
          environment: at('web/test/one-browser.ts'),
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build-plugins/**/*.test.ts'],
          exclude: FULL,
          setupFiles: [at('web/test/setup.ts')],
          testTimeout,
        },
      },
    ],
  },
});
