import { CHECKS, runChecks, SCREENS_CHECK } from './test/checks.mjs';
import { beginSampling, readSampling } from './test/sample-notes.mjs';
import { runDays, runPlaywright, runVitest } from './test/suites.mjs';

/**
 * Everything that a change has to pass, or a part of it: `check` (the source as it stands), `unit` (contract and screens),
 * `api` (the server), `e2e` (in a browser). What follows the part is handed to the tests' runner. The last line counts it all. With `--full` nothing
 * is sampled, what takes minutes runs too, and the server's tests run once more on each difficult day.
 */
const PARTS = {
  check: () => runChecks(CHECKS, { atOnce: 2 }),
  unit: runVitest,
  api: runVitest,
  e2e: async () => {
    const screens = runChecks([SCREENS_CHECK]);
    return sumOf([await screens, await afterScreens(screens)]);
  },
};

// React has no test helpers in production mode, and the demo school would not be created: the machine's NODE_ENV must not matter.
delete process.env.NODE_ENV;

const isFull = process.argv.includes('--full');
const [part, ...rest] = process.argv.slice(2).filter((word) => word !== '--full');
if (part !== undefined && !Object.hasOwn(PARTS, part)) {
  console.error(`There are the parts ${Object.keys(PARTS).join(', ')}, and all of them when none is named.`);
  process.exit(2);
}

beginSampling({ isFull });
const { passed, failures } = await (part ? PARTS[part]({ part, rest }) : runAll());
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
const sampling = readSampling();
if (sampling) console.log(`\n${sampling}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

/**
 * Everything, in two parallel lanes: while Vitest's tests wait for PostgreSQL and timers, the checks and then the browser use the processors. The screens are
 * built first, because the servers of both lanes serve them. A full run has one lane, because it measures page speed.
 */
async function runAll() {
  const screens = runChecks([SCREENS_CHECK]);
  if (isFull) return inTurn([() => screens, () => runChecks(CHECKS, { atOnce: 2 }), runVitest, runDays, () => afterScreens(screens)]);
  const tests = screens.then(() => runVitest({ rest }));
  const inBrowser = inTurn([() => runChecks(CHECKS), () => afterScreens(screens)]);
  return sumOf(await Promise.all([screens, tests, inBrowser]));
}

/** The browser tests, which need the built screens. */
async function afterScreens(screens) {
  const { failures: faults } = await screens;
  return faults.length > 0 ? sumOf([]) : runPlaywright({ rest });
}

/** Runs the steps in order, even after a failure. */
async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step({ rest }));
  return sumOf(results);
}

function sumOf(results) {
  return { passed: results.reduce((sum, result) => sum + result.passed, 0), failures: results.flatMap((result) => result.failures) };
}
