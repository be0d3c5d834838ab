import { at } from './launch/paths.mjs';
import { runNode } from './test/run-node.mjs';

/**
 * The tests that go on for as long as they are let:
 * `fuzz --requests N --seed S` sends N bad requests of all calls, the same for the same seed;
 * `kill --rounds N` kills server and PostgreSQL with `kill -9` amid payments N times, and compares the books with what was acknowledged;
 * `crowd --minutes N` lets 200 people work at once, then more than the server can answer, and shows errors, times and memory.
 */
const [kind, ...rest] = process.argv.slice(2);
const option = (name, usual) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : usual);
const SOAKS = {
  fuzz: () => ({
    count: Number(option('--requests', '100000')),
    args: [at('node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', '--maxWorkers=1', 'test/fuzz/fuzz.test.ts'],
    env: { FUZZ_REQUESTS: option('--requests', '100000'), FUZZ_SEED: option('--seed', new Date().toISOString()) },
  }),
  kill: () => ({
    count: Number(option('--rounds', '50')),
    args: [at('bench/main.ts'), '--only', 'payments-after-kill'],
    env: { KILL_ROUNDS: option('--rounds', '50') },
  }),
  crowd: () => ({
    count: Number(option('--minutes', '10')),
    args: [at('bench/main.ts'), '--only', 'crowd'],
    env: { CROWD_MINUTES: option('--minutes', '10') },
  }),
};
const soak = Object.hasOwn(SOAKS, kind ?? '') ? SOAKS[kind]() : undefined;
if (!(Number.isInteger(soak?.count) && soak.count > 0)) {
  console.error('Say what to do: npm run test:soak -- fuzz --requests 100000 --seed any-word, or kill --rounds 50, or crowd --minutes 10');
  process.exit(2);
}
const { code } = await runNode(soak.args, { isShown: true, env: soak.env });
process.exitCode = code;
