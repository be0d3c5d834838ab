import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { at, root } from '../launch/paths.mjs';
import { runNode } from './run-node.mjs';
import { noteSample } from './sample-notes.mjs';

const MESSAGE_LINES = 12;
const UNIT = ['--project', 'contract', '--project', 'web'];
const API = ['--project', 'server', '--project', 'server-apart'];
/** What is known of stuck workers when Vitest did not end even without them. */
const NEVER_ENDED = '{ "files": [], "errors": ["Vitest itself, which never ended"] }';

/** The tests run by Vitest: contract and screens, the server's, or both. Files whose worker got stuck run once more. */
export async function runVitest({ part, rest, env }) {
  const outcome = await startVitest([...({ unit: UNIT, api: API }[part] ?? []), ...rest], env);
  if (!outcome.stuck) return outcome;
  const { files, errors } = outcome.stuck;
  const others = outcome.failures.filter((failure) => !files.some(({ file }) => failure.startsWith(relative(file))));
  const failures = [...others.filter((failure) => !failure.startsWith('Vitest itself')), ...errors];
  if (files.length === 0) return { passed: outcome.passed, failures };
  const projects = [...new Set(files.map(({ project }) => project))].flatMap((project) => ['--project', project]);
  const again = await startVitest([...projects, ...files.map(({ file }) => file)], env);
  const still = again.stuck ? again.stuck.files.map(({ file }) => `${relative(file)} (never ended)`) : [];
  return { passed: outcome.passed + again.passed, failures: [...failures, ...again.failures, ...still] };
}

async function startVitest(rest, env) {
  const report = reportFile('vitest');
  const notes = reportFile('vitest-stuck');
  rmSync(notes, { force: true });
  const args = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${at('tools/test/stuck-workers.mjs')}`,
    `--outputFile.json=${report}`,
    ...rest,
  ];
  const outcome = await runSuite({ name: 'Vitest', args, report, read: readVitest, env: { TEST_STUCK_NOTES: notes, ...env } });
  return { ...outcome, stuck: existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8') || NEVER_ENDED) : undefined };
}

/** The server's tests on each of the difficult days (`server/test/clock.ts`), as in the default run. */
export async function runDays({ rest }) {
  const outcome = { passed: 0, failures: [] };
  for (const day of ['year-end', 'year-start', 'leap-day', 'night']) {
    console.log(`\nThe tests of the server, their day: ${day}`);
    const { passed, failures } = await runVitest({ part: 'api', rest, env: { TEST_DAY: day, TEST_SCOPE: 'sample', TEST_NOTES: '' } });
    outcome.passed += passed;
    outcome.failures.push(...failures.map((failure) => `${day}: ${failure}`));
  }
  return outcome;
}

/** The tests in a real browser. */
export function runPlaywright({ rest }) {
  noteJourneys();
  const report = reportFile('playwright');
  const args = [at('node_modules/@playwright/test/cli.js'), 'test', '-c', at('e2e/playwright.config.ts'), '--reporter=list,json', ...rest];
  return runSuite({ name: 'Playwright', args, report, read: readPlaywright, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
}

/** How many journeys the default run skips: those with the tag `@full`, and those in files of that name. */
function noteJourneys() {
  const all = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap((name) => {
    const journeys = readFileSync(at(name), 'utf8').match(/^ *test\([\s\S]*?async \(/gm) ?? [];
    return journeys.map((head) => name.endsWith('.full.spec.ts') || head.includes("tag: '@full'"));
  });
  noteSample('journeys', all.filter((isLong) => !isLong).length, all.length);
}

async function runSuite({ name, args, report, read, env }) {
  rmSync(report, { force: true });
  const { code } = await runNode(args, { isShown: true, env });
  const { passed, failures } = readReport({ name, report, read });
  // An error outside any test.
  if (code !== 0 && failures.length === 0) failures.push(`${name} itself, which ended with code ${code}`);
  return { passed, failures };
}

function readReport({ name, report, read }) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failures: [`${name} itself, which left no report`] };
  }
}

function readVitest({ testResults }) {
  const failures = [];
  let passed = 0;
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${relative(name)}: ${fullName}`, failureMessages));
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failures.push(...failed);
    if (status === 'failed' && failed.length === 0) failures.push(`${relative(name)} (could not be run)`);
  }
  return { passed, failures };
}

function readPlaywright({ suites, stats, errors }) {
  const failures = suites.flatMap(failuresOf);
  for (const { message } of errors ?? []) failures.push(`browser tests: ${String(message).split('\n', 1)[0]}`);
  return { passed: stats.expected + stats.flaky, failures };
}

function failuresOf(suite) {
  const own = (suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => told(`${spec.file}: ${spec.title}`, messagesOf(spec)));
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

const messagesOf = (spec) => spec.tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [error.message ?? ''] : [])));

/** A failure with the beginning of its message, so that the end of a long run is enough to read. */
function told(name, messages) {
  const lines = messages.slice(0, 1).flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES));
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function reportFile(name) {
  mkdirSync(at('.cache', 'test'), { recursive: true });
  return at('.cache', 'test', `${name}.json`);
}

function relative(path) {
  return path.startsWith(root) ? path.slice(root.length + 1) : path;
}
