import { spawn } from 'node:child_process';
import { root } from '../launch/paths.mjs';

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/** Runs a script on this Node version and waits for it. Its output is shown immediately, or returned. */
export function runNode(args, { isShown = false, env = {} } = {}) {
  const stdio = ['ignore', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])];
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  running.add(child);
  const output = { all: '', out: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output.all += text;
    output.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output.all += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, ...output });
    });
  });
}
