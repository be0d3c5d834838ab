import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'shala-without-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in which these packages cannot be imported. */
async function runWithout(packages: readonly string[], program: string): Promise<string> {
  const hooks = join(folder, 'hooks.mjs');
  const script = join(folder, 'script.mjs');
  writeFileSync(
    hooks,
    `import { registerHooks } from 'node:module';
     registerHooks({ resolve(name, context, next) {
       if (${JSON.stringify(packages)}.some((one) => name === one || name.startsWith(one + '/'))) throw new Error('NOT INSTALLED ' + name);
       return next(name, context);
     } });`,
  );
  writeFileSync(script, program);
  return (await run(process.execPath, ['--import', pathToFileURL(hooks).href, script], { cwd: import.meta.dirname })).stdout;
}

const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

describe('without the packages of a language model and of MCP', () => {
  const packages = ['ai', '@ai-sdk', '@modelcontextprotocol'];

  it('all that serves is loaded, and the assistant reads by its rules', { timeout: 60_000 }, async () => {
    const said = await runWithout(
      packages,
      `await import(${here('start-web.ts')}); await import(${here('list-jobs.ts')}); await import(${here('run-server.ts')});
       const { interpret } = await import(${here('../features/assistant/interpreter/interpret.ts')});
       const directory = { classes: [{ name: '8', sections: ['A'] }], students: [], employees: [], subjects: [] };
       console.log(interpret('how many students in class 8', { today: '2026-11-20', directory }).intent);`,
    );
    expect(said.trim()).toBe('students.count');
  });

  it('they are missed only where they are used', { timeout: 60_000 }, async () => {
    const program = (file: string) =>
      `await import(${here(file)}).then(() => console.log('loaded'), ({ message }) => console.log(message));`;
    expect(await runWithout(packages, program('../platform/model/ask-model.ts'))).toMatch(/NOT INSTALLED (@ai-sdk|ai)/);
    expect(await runWithout(packages, program('../features/assistant/mcp/serve.ts'))).toContain('NOT INSTALLED @modelcontextprotocol');
  });
});
