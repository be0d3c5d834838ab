import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** The result of `npm run check` for the migrations of a checkout, which is created here with two migrations on its main branch. */
const CHECK = new URL('../../tools/test/migrations.mjs', import.meta.url).href;
const FOLDER = 'server/src/db/migrations';
const LANDED = { '0001-first.sql': 'create table a (id int);', '0002-second.sql': 'create table b (id int);' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shala-landed-'));
  git('init', '-q', '-b', 'main');
  write(LANDED);
  commit();
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@school.example', ...args], { cwd: root });
}
function commit(): void {
  git('add', '-A');
  git('commit', '-q', '-m', 'a change');
}
/** Writes the migrations and their matching list. */
function write(migrations: Record<string, string>): void {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const lines = Object.entries(migrations).map(([name, text]) => {
    writeFileSync(join(root, FOLDER, name), text);
    return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(root, FOLDER, 'checksums'), lines.join(''));
}
function check(): string {
  const program = `const { checkMigrations } = await import('${CHECK}'); process.stdout.write(checkMigrations(${JSON.stringify(root)}) ?? 'nothing');`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout;
}

it('a new migration with its line passes', () => {
  write({ ...LANDED, '0003-third.sql': 'create table c (id int);' });
  expect(check()).toBe('nothing');
});

it('a new migration without its line is reported', () => {
  writeFileSync(join(root, FOLDER, '0003-third.sql'), 'create table c (id int);');
  expect(check()).toContain('0003-third.sql is new. Add this line');
});

it.each([
  ['before it is committed', () => {}],
  ['on a branch', commit],
  [
    'on main itself',
    () => {
      commit();
      git('branch', '-f', 'main', 'work');
    },
  ],
])('one that landed and was changed together with its line is refused %s', (_when, land) => {
  write({ ...LANDED, '0002-second.sql': 'create table b (id bigint);' });
  land();
  expect(check()).toContain('0002-second.sql was changed after it landed.');
});

it('one that landed is not removed either', () => {
  write({ '0001-first.sql': LANDED['0001-first.sql'] });
  commit();
  expect(check()).toContain('0002-second.sql was changed after it landed.');
});
