import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { at } from './paths.mjs';

const stamp = at('web', 'dist', '.stamp');
const SOURCES = ['web', 'contract', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = /(^|\/)node_modules$|^web\/(dist|test)$|\.test\.tsx?$/;

/**
 * Builds the web app into web/dist; does and prints nothing when none of its files has changed. A quick build, for tests, compresses less: a start
 * builds it again.
 */
export async function buildScreens(node, { isQuick = false } = {}) {
  if (isCurrent(isQuick)) return;
  await oneAtATime(async () => {
    if (isCurrent(isQuick)) return;
    console.log('Building the screens…');
    const started = Date.now();
    const made = fingerprint();
    await runBuild(node, isQuick);
    writeFileSync(stamp, isQuick ? quick(made) : made);
    console.log(`Built the screens in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

function isCurrent(isQuick) {
  try {
    const made = readFileSync(stamp, 'utf8');
    const now = fingerprint();
    return made === now || (isQuick && made === quick(now));
  } catch {
    return false;
  }
}

const quick = (made) => `${made} quick`;

/** Names, sizes and modification times: reading every file would make a start ten times slower. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const found = statSync(at(path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) return void hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`);
  for (const name of readdirSync(at(path)).sort()) {
    const inner = `${path}/${name}`;
    if (!NOT_SOURCES.test(inner)) addTo(hash, inner);
  }
}

function runBuild(node, isQuick) {
  const args = ['build.mjs', ...(isQuick ? ['--quick'] : [])];
  const child = spawn(node, args, { cwd: at('web'), stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The screens could not be built; the reason stands above.'))));
  });
}
