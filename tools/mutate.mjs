import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at } from './launch/paths.mjs';
import { MUTATIONS } from './test/mutations.mjs';
import { runNode } from './test/run-node.mjs';

/**
 * Mutation testing: breaks important rules on purpose, one at a time, runs the tests that should notice, and restores the rule. A rule that can be broken
 * without a failing test is not proved. `node tools/mutate.mjs [name…]`; nothing else may run in the checkout.
 */
const REPORT = at('.cache', 'test', 'mutation.json');
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));

const wanted = process.argv.slice(2);
const rows = [];
for (const mutation of MUTATIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { code, seconds, failed } = await tryMutation(mutation);
  if (isStopped) break;
  const isCaught = code !== 0 && failed !== undefined;
  rows.push({ isCaught, line: `| ${mutation.name} | ${mutation.rule} | ${isCaught ? failed : 'NOT CAUGHT'} | ${seconds} |` });
  console.log(rows.at(-1).line);
}
console.log(
  `\n| name | rule that was broken | first test that failed | s |\n|---|---|---|---|\n${rows.map(({ line }) => line).join('\n')}`,
);
const missed = rows.filter(({ isCaught }) => !isCaught).length;
console.log(`\n${rows.length - missed} caught, ${missed} not caught`);
process.exitCode = missed > 0 ? 1 : 0;

async function tryMutation({ files, from, to, tests }) {
  const before = files.map((file) => ({ path: at(file), text: readFileSync(at(file), 'utf8') })).filter(({ text }) => text.includes(from));
  if (before.length === 0) throw new Error(`No file has the text of the rule any more: ${from}`);
  const restore = () => {
    for (const { path, text } of before) writeFileSync(path, text);
  };
  process.once('exit', restore);
  const began = Date.now();
  try {
    for (const { path, text } of before)
      writeFileSync(
        path,
        text.replaceAll(from, () => to),
      );
    rmSync(REPORT, { force: true });
    const args = [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      '--project',
      'contract',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ];
    const { code } = await runNode([...args, ...tests], { env: { TEST_SCOPE: 'sample' } });
    return { code, failed: firstFailure(), seconds: Math.round((Date.now() - began) / 1000) };
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** The first failed test of a report; undefined when the run itself failed, which proves nothing. */
function firstFailure() {
  if (!existsSync(REPORT)) return undefined;
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => `${name.split('/').at(-1)}: ${title}`),
  );
  return failed[0]?.replaceAll('|', '/');
}
