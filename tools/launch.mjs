/**
 * The start of every `npm run …`. Plain JavaScript for Node 20.19 without packages: it installs the packages of the lock file, builds the screens when they are
 * out of date, and runs the rest on the Node version in the lock file.
 */
import { keepRunning } from './launch/keep-running.mjs';
import { installPackages } from './launch/packages.mjs';
import { runToEnd } from './launch/run.mjs';
import { pinnedNode } from './launch/runtime.mjs';
import { buildScreens } from './launch/screens.mjs';

const VERBS = {
  start: { needsScreens: true, isKept: true, script: ['server/src/main.ts'] },
  build: { needsScreens: true },
  sbom: { script: ['tools/sbom.mjs'] },
  dev: { script: ['tools/dev.mjs'] },
  check: { script: ['tools/test.mjs', 'check'] },
  test: { script: ['tools/test.mjs'] },
  'test-full': { script: ['tools/test.mjs', '--full'] },
  soak: { script: ['tools/soak.mjs'] },
  bench: { needsScreens: true, script: ['bench/main.ts'] },
  demo: { script: ['server/src/commands/demo.ts'] },
  backup: { script: ['server/src/commands/backup.ts'] },
  restore: { script: ['server/src/commands/restore.ts'] },
  'import-school': { script: ['server/src/commands/import-school.ts'] },
  'textbook-analyze': { script: ['server/src/commands/textbook-analyze.ts'] },
  'textbook-eval': { script: ['server/src/commands/textbook-eval.ts'] },
  'textbook-fit': { script: ['server/src/commands/textbook-fit.ts'] },
  'timetable-eval': { script: ['server/src/commands/timetable-eval.ts'] },
  'ledger-verify': { script: ['server/src/commands/ledger-verify.ts'] },
  'assistant-eval': { script: ['server/src/commands/assistant-eval.ts'] },
  'assistant-fit': { script: ['server/src/commands/assistant-fit.ts'] },
  'rotate-keys': { script: ['server/src/commands/rotate-keys.ts'] },
};

const [name, ...rest] = process.argv.slice(2);
const verb = Object.hasOwn(VERBS, name ?? '') ? VERBS[name] : undefined;
if (!verb) {
  console.error(`Say what to do: ${Object.keys(VERBS).join(', ')}.`);
  process.exit(2);
}

try {
  await installPackages();
  const node = pinnedNode();
  if (verb.needsScreens) await buildScreens(node);
  if (verb.script) await (verb.isKept ? keepRunning : runToEnd)(node, [...verb.script, ...rest]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
