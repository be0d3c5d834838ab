import { CHECKS, runChecks, SCREENS_CHECK } from './test/checks.mjs';
import { beginSampling, readSampling } from './test/sample-notes.mjs';
import { runDays, runPlaywright, runVitest } from './test/suites.mjs';

/**
 * Everything that a change has to pass, or a part of it: `check` (the source as it stands), `unit` (contract and screens),
 * `api` (the server), `e2e` (in a browser). What follows the part is handed to the tests' runner. The last line counts it all. With `--full` nothing
 * is sampled, what takes minutes runs too, and the server's tests run once more on each difficult day.
 */
const PARTS = {
  check: [() => runChecks(CHECKS)],
  unit: [runVitest],
  api: [runVitest],
  e2e: [() => runChecks([SCREENS_CHECK]), runPlaywright],
};

// React has no test helpers in production, and the demo school is not made: what this machine is set to has no say here.
delete process.env.NODE_ENV;

const isFull = process.argv.includes('--full');
const [part, ...rest] = process.argv.slice(2).filter((word) => word !== '--full');
if (part !== undefined && !Object.hasOwn(PARTS, part)) {
  console.error(`There are the parts ${Object.keys(PARTS).join(', ')}, and all of them when none is named.`);
  process.exit(2);
}
const all = [() => runChecks([...CHECKS, SCREENS_CHECK]), runVitest, ...(isFull ? [runDays] : []), runPlaywright];
const steps = part ? PARTS[part] : all;

beginSampling({ isFull });
let passed = 0;
const failures = [];
for (const step of steps) {
  // Without screens there is nothing to look at in a browser.
  if (step === runPlaywright && failures.some((name) => name.startsWith(SCREENS_CHECK.name))) break;
  const result = await step({ part, rest });
  passed += result.passed;
  failures.push(...result.failures);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
const sampling = readSampling();
if (sampling) console.log(`\n${sampling}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
