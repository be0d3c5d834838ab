import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { at, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script of the checkout on that Node version as if it were this process: same terminal, signals and exit code. Returns how it ended, and whether a
 * signal had asked for that.
 */
export async function runToEnd(node, [script, ...args]) {
  // Compiled code is cached between starts, which halves the server's loading time. File names on the command line are relative to the folder in which the
  // command was typed, which npm stores in INIT_CWD.
  const env = { NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled'), INIT_CWD: process.cwd(), ...process.env };
  const child = spawn(node, script.startsWith('-') ? [script, ...args] : [at(script), ...args], { cwd: root, stdio: 'inherit', env });
  const signals = passSignalsTo(child);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (...ended) => resolve(ended));
  });
  signals.stopListening();
  process.exitCode = signal ? 128 + constants.signals[signal] : code;
  return { code, signal, wasAsked: signals.wasAsked() };
}

function passSignalsTo(child) {
  // Ctrl-C reaches this process from the terminal and again from npm: within half a second it counts as one signal.
  let lastPassed = 0;
  const pass = (signal) => {
    if (Date.now() - lastPassed < 500) return;
    lastPassed = Date.now();
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const watch = watchNpm(() => pass('SIGTERM'));
  return {
    wasAsked: () => lastPassed > 0,
    stopListening: () => {
      for (const signal of SIGNALS) process.off(signal, pass);
      clearInterval(watch);
    },
  };
}

/** A killed npm forwards no signal, nor does its shell; the server would keep its port for nobody. */
function watchNpm(whenGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const callers = findCallers();
  const watch = setInterval(() => {
    if (findCallers() === callers) return;
    clearInterval(watch);
    whenGone();
  }, 250);
  return watch;
}

function findCallers() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(sh|dash|ash|bash|busybox)$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
