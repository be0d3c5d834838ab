import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = ['security', 'asvs', 'reliability', 'scale', 'operations'].map((name) => `docs/${name}.md`);
const FILES = ['server/src', 'server/test', 'web/src', 'web/test', 'contract', 'e2e', 'tools'].flatMap((folder) =>
  globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }),
);
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
/** The file that a page means: by its path, by its path below `server/src`, or by the end of its path. */
const findFile = (path: string) =>
  [path, `server/src/${path}`].find((file) => existsSync(resolve(ROOT, file))) ??
  FILES.find((file) => file.endsWith(`/${path}`) || (!path.includes('/') && basename(file) === path));

describe.each(PAGES)('%s', (page) => {
  it('names tests that are there', () => {
    const named = [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(1);
    expect([...new Set(named)].filter((path) => findFile(path) === undefined)).toEqual([]);
  });
});

it('docs/security.md quotes the names of tests as they stand in their files', () => {
  const quoted = [...read('docs/security.md').matchAll(/`([\w./-]+\.test\.tsx?)`: ((?:“[^”]+”[^“`|]*)+)/g)].flatMap(
    ([, path = '', names = '']) => [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(quoted.length).toBeGreaterThan(80);
  expect(quoted.filter(({ path, name }) => !read(findFile(path) ?? path).includes(name))).toEqual([]);
});
