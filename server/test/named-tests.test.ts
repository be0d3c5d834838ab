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

describe('docs/asvs.md', () => {
  const rows = [...read('docs/asvs.md').matchAll(/^\| (V\d+\.\d+\.\d+.*?) \| [12, ]+ \| ([\w/]+) \| (.*) \|$/gm)].map(
    ([, what = '', state = '', how = '']) => ({ what, state, how }),
  );

  it('names a test for whatever is held, or says that it was read', () => {
    const isShown = (how: string) => /\.(test|spec)\.tsx?`|`server\/test\/|`npm run check`|tools\/mutate|by reading|^the same/.test(how);
    expect(rows.filter(({ state, how }) => state === 'held' && !isShown(how)).map(({ what }) => what)).toEqual([]);
  });

  it('counts its lines as its table says', () => {
    const counted: Record<string, number> = {};
    for (const { what, state } of rows) counted[state] = (counted[state] ?? 0) + countRequirements(what);
    const table = [
      ...read('docs/asvs.md').matchAll(/^\| [12](?: \(additional\))? \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm),
    ];
    const [all = 0, held, partly, open, proxy, none] = [1, 2, 3, 4, 5, 6].map((column) =>
      table.reduce((sum, row) => sum + Number(row[column]), 0),
    );
    expect(counted).toEqual({ held, partly, open, proxy, 'n/a': none });
    expect(Object.values(counted).reduce((sum, each) => sum + each)).toBe(all);
  });
});

/** `V1.2.6 LDAP, V1.2.7 XPath` are two, `V3.3.1 – V3.3.4` are four; a range over sections says how many it is. */
function countRequirements(what: string): number {
  const said = /\(the (\d+)/.exec(what)?.[1];
  if (said !== undefined) return Number(said);
  const [first, last] = /(\d+) – V\d+\.\d+\.(\d+)/.exec(what)?.slice(1).map(Number) ?? [1, 0];
  return last === 0 ? (what.match(/V\d+\.\d+\.\d+/g) ?? []).length : (last as number) - (first as number) + 1;
}
