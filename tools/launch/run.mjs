import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { at, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script of the checkout on that Node, as if it were this process: same terminal, same signals, same exit code. Gives how it ended,
 * and whether that had been asked for by a signal.
 */
export async function runToEnd(node, [script, ...args]) {
  // Compiled code is kept between starts, which halves the time that the server takes to load.
  // Commands take file names as seen from the folder that they were typed in, which npm remembers as INIT_CWD.
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
  // A Ctrl-C reaches this process from the terminal and again from npm: within half a second it is one wish.
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

/** npm that is killed outright passes nothing on, nor does the shell that it may have put between; the server would hold its port for nobody. */
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
