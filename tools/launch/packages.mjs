import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { at, root } from './paths.mjs';

const stamp = at('node_modules', '.shala-lock');

/** Installs exactly the packages of package-lock.json; does and prints nothing when they are installed already. */
export async function installPackages() {
  if (isCurrent()) return;
  await oneAtATime(async () => {
    if (isCurrent()) return;
    const wanted = fingerprint();
    if (!isInstalled()) await runNpm();
    writeFileSync(stamp, wanted);
  });
}

function isCurrent() {
  return readText(stamp) === fingerprint();
}

function fingerprint() {
  const lock = readFileSync(at('package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** Whether a manual `npm install` has left exactly the packages of the lock file. */
function isInstalled() {
  const there = packagesOf(at('node_modules', '.package-lock.json'));
  if (!there) return false;
  const wanted = packagesOf(at('package-lock.json'));
  const isSame = ([path, { version }]) => there[path]?.version === version || (!there[path] && wanted[path].optional);
  return Object.entries(wanted)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(isSame);
}

function packagesOf(lockFile) {
  const text = readText(lockFile);
  return text ? JSON.parse(text).packages : undefined;
}

function runNpm() {
  console.log('Installing packages…');
  const started = Date.now();
  const clock = setInterval(() => console.log(`Installing packages… ${seconds(started)} s`), 10_000);
  // Building and testing need the development packages, even when NODE_ENV or npm's settings exclude them.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const isNpm = cli?.endsWith('npm-cli.js');
  const child = isNpm
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code) => {
      if (code === 0) console.log(`Installed the packages in ${seconds(started)} s.`);
      if (code === 0) resolve();
      else reject(new Error('The packages could not be installed; npm says why above.'));
    });
  }).finally(() => clearInterval(clock));
}

function seconds(started) {
  return Math.round((Date.now() - started) / 1000);
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
