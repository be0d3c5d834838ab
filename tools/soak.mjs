import { at } from './launch/paths.mjs';
import { runNode } from './test/run-node.mjs';

/**
 * The tests that go on for as long as they are let: `fuzz --requests N --seed S` sends N bad requests of all calls, the same for the same seed.
 */
const [kind, ...rest] = process.argv.slice(2);
const option = (name, usual) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : usual);
const requests = Number(option('--requests', '100000'));
if (kind !== 'fuzz' || !(requests > 0)) {
  console.error('Say what to do: npm run test:soak -- fuzz --requests 100000 --seed any-word');
  process.exit(2);
}
const args = [at('node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', '--maxWorkers=1', 'test/fuzz/fuzz.test.ts'];
const env = { FUZZ_REQUESTS: String(requests), FUZZ_SEED: option('--seed', new Date().toISOString()) };
const { code } = await runNode(args, { isShown: true, env });
process.exitCode = code;
