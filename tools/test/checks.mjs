import { readdirSync } from 'node:fs';
import { at } from '../launch/paths.mjs';
import { buildScreens } from '../launch/screens.mjs';
import { checkLicences } from './licences.mjs';
import { checkMigrations } from './migrations.mjs';
import { runNode } from './run-node.mjs';

const tool = (path) => at('node_modules', path);
/** Type check of one workspace; the compiler caches unchanged files. */
const tsc = (project) => [
  // The native compiler takes a quarter of the time; tools that use the compiler's API (boundaries, dead code) have version 6.
  tool('typescript-7/bin/tsc'),
  // Each further checker works out the same shared types once more: four took twice the processor time of one.
  ...['--checkers', '1', '--noEmit', '--incremental', '--tsBuildInfoFile', at('.cache', `types-${project}.tsbuildinfo`)],
  ...['--pretty', 'false', '-p', `${project}/tsconfig.json`],
];
const SOURCES = ['contract/src', 'server/src', 'server/test', 'web/src'];

/** The static checks of the sources. Each counts as one test. */
export const CHECKS = [
  { name: 'types of the screens', run: () => judged(tsc('web')) },
  { name: 'types of the server', run: () => judged(tsc('server')) },
  { name: 'types of the contract', run: () => judged(tsc('contract')) },
  { name: 'format and lint', run: () => judged([tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--max-diagnostics=50']) },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'migrations as they landed', run: async () => checkMigrations() },
  { name: 'licences', run: async () => checkLicences() },
  { name: 'each message in each language', run: () => judged([at('web/build-plugins/check-catalogues.ts')]) },
  { name: 'dead code', run: () => judged([tool('knip/bin/knip.js'), '--no-progress']) },
];

/** Checks that the screens can be built; builds them when they are out of date. */
export const SCREENS_CHECK = {
  name: 'the screens are built',
  run: () =>
    buildScreens(process.execPath, { isQuick: process.env.TEST_SCOPE !== 'full' }).then(
      () => undefined,
      (error) => error.message,
    ),
};

/** Runs checks in parallel: two when nothing else runs, as most machines have two processors. Returns the number that passed and the names of the others. */
export async function runChecks(checks, { atOnce = 1 } = {}) {
  const waiting = [...checks];
  const failures = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const problem = await check.run();
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(problem === undefined ? `✓ ${check.name} (${seconds} s)` : `✗ ${check.name} (${seconds} s)\n${problem}`);
      if (problem !== undefined) failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: checks.length - failures.length, failures };
}

async function judged(args) {
  const { code, all } = await runNode(args);
  return code === 0 ? undefined : all.trim() || `It ended with code ${code}.`;
}

async function checkBoundaries() {
  const cruise = [
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...SOURCES,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ];
  const { all, out } = await runNode(cruise);
  if (!out.startsWith('{')) return all;
  const { modules, summary } = JSON.parse(out);
  const read = modules.filter(({ source }) => SOURCES.some((folder) => source.startsWith(`${folder}/`))).length;
  const there = SOURCES.flatMap((folder) => readdirSync(at(folder), { recursive: true })).filter((name) =>
    /(?<![.]d)[.]tsx?$/.test(name),
  ).length;
  // With an unknown compiler version it would read no files, and find no problems.
  if (read < there) return `Only ${read} of ${there} files were read.`;
  const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return problems.length === 0 ? undefined : problems.join('\n');
}
