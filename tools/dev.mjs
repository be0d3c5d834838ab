import { spawn } from 'node:child_process';
import { at, root } from './launch/paths.mjs';

/** The server, restarted at every change, and Vite, which serves the screens from their sources. */
const server = spawn(process.execPath, ['--watch', at('server/src/main.ts')], { cwd: root, stdio: 'inherit' });
const screens = spawn(process.execPath, [at('node_modules/vite/bin/vite.js')], { cwd: at('web'), stdio: 'inherit' });
const both = [server, screens];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of both) child.on('exit', () => stop('SIGTERM'));

function stop(signal) {
  for (const child of both) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
