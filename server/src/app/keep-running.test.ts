import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it.each([
  ['dies again and again', 'process.exit(70)', 6, 70, 'and is not started again'],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 6, 137, 'has ended unexpectedly (SIGKILL). Starting it again'],
  ['refuses to start', 'process.exit(1)', 1, 1, ''],
  ['ends in order', 'process.exit(0)', 1, 0, ''],
])('one that %s is started as often as that helps', async (_what, act, starts, code, said) => {
  const keeper = new URL('../../../tools/launch/keep-running.mjs', import.meta.url).href;
  const program = `const { keepRunning } = await import('${keeper}'); await keepRunning(process.execPath, ['-e', "console.log('started'); ${act}"], { pauseMs: 1 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(child, 'close');
  expect(text.match(/^started$/gm)).toHaveLength(starts);
  expect(text).toContain(said);
  expect(child.exitCode).toBe(code);
});
