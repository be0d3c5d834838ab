import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as ownRoot } from '../launch/paths.mjs';

const FOLDER = 'server/src/db/migrations';
const LIST = `${FOLDER}/checksums`;
/** Later migrations leave functions to the files of `db/functions`. */
const LAST_WITH_FUNCTIONS = '0087';
/** Except for the first version of a function that a condition or a computed column of a table needs before those files are applied. */
const WITH_FIRST_VERSIONS = ['0185-cheaper-checks-of-payments.sql', '0191-payments-touch-less.sql', '0195-fewer-parts-of-a-payment.sql'];

/**
 * Checks that no migration differs from the merged one: installations have applied it, and would refuse to start. The list of checksums (in the format of
 * sha256sum) contains every migration and only grows. Returns the problems of a checkout, or nothing.
 */
export function checkMigrations(root = ownRoot) {
  const listed = readList(readFileSync(join(root, LIST), 'utf8'));
  const names = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const actual = new Map(names.map((name) => [name, checksumOf(root, name)]));
  const problems = [...compareWithFiles(listed, actual), ...compareWithLanded(root, actual), ...findFunctions(root, names)];
  return problems.length === 0 ? undefined : problems.join('\n');
}

function* compareWithFiles(listed, actual) {
  for (const [name, checksum] of actual) {
    if (!listed.has(name)) yield `${name} is new. Add this line to ${LIST}:\n${checksum}  ${name}`;
    else if (listed.get(name) !== checksum) yield changed(name, checksum);
  }
  for (const name of listed.keys())
    if (!actual.has(name)) yield `${name} is listed in ${LIST} and is not there. A migration is never removed.`;
}

function* findFunctions(root, names) {
  for (const name of names.filter((one) => one.slice(0, 4) > LAST_WITH_FUNCTIONS && !WITH_FIRST_VERSIONS.includes(one)))
    if (
      /create\s+(?:or\s+replace\s+)?(?:function|procedure|(?:materialized\s+)?view)\b/i.test(readFileSync(join(root, FOLDER, name), 'utf8'))
    )
      yield `${name} writes a function or a view. Write it into a file of its name in server/src/db/functions.`;
}

/** Merged migrations are those on `main`; on `main` itself, those before the newest commit. A checkout without history has only the list. */
function* compareWithLanded(root, actual) {
  for (const commit of ['origin/main', 'main', 'HEAD^1']) {
    if (commit === 'HEAD^1' && git(root, 'rev-parse', 'HEAD') !== git(root, 'rev-parse', 'main')) continue;
    for (const [name, checksum] of readList(git(root, 'show', `${commit}:${LIST}`)))
      if (actual.get(name) !== checksum) yield `${changed(name, actual.get(name))} (It landed with ${checksum}; compared with ${commit}.)`;
  }
}

function changed(name, checksum) {
  return `${name} was changed after it landed. Restore it as it was, and make the change in a new migration. (A migration that has not landed: its line in ${LIST} is\n${checksum}  ${name})`;
}

function readList(text) {
  const lines = text.split('\n').map((line) => /^([0-9a-f]{64}) {2}(\S+)$/.exec(line));
  return new Map(lines.filter(Boolean).map(([, checksum, name]) => [name, checksum]));
}

function checksumOf(root, name) {
  return createHash('sha256')
    .update(readFileSync(join(root, FOLDER, name)))
    .digest('hex');
}

function git(root, ...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
