import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findUnheard } from './find-unheard.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const found = (text: string) => findUnheard('sample.ts', text).length;

it.each([
  ['an argument that may throw', 'await Promise.all([isThere(db), list(db, readPlace(after))])'],
  ['an argument that waits', 'await Promise.all([asked, list((await asked).on)])'],
  ['the same behind a spread', 'await Promise.all([asked, ...readOn(pick(x))])'],
  ['the same behind `then`', 'await Promise.race([first(), second(pick(x)).then(done)])'],
  ['a new object', 'await Promise.allSettled([first(), second(new URL(text))])'],
  ['another wait before the first is heard', 'async () => { const one = ask(); const two = await other(); return [await one, two]; }'],
  ['a throw before it is heard', 'async () => { const one = ask(); if (bad) throw new Error(); await one; }'],
  ['another wait in the same list', 'async () => { const one = ask(); await Promise.all([await other(), one]); }'],
])('finds %s', (_what, text) => {
  expect(found(text)).toBeGreaterThan(0);
});

it.each([
  ['what was worked out before', 'const place = readPlace(after); await Promise.all([isThere(db), list(db, place)])'],
  ['a failure before anything was started', 'await Promise.all([list(db, readPlace(after)), isThere(db)])'],
  ['work of a later moment', 'await Promise.all([first(), second(async () => pick(x))])'],
  ['what listens at once', 'async () => { const one = ask(); one.catch(() => {}); await other(); await one; }'],
  ['what does not fail', 'async () => { const one = ask().catch(() => null); await other(); await one; }'],
  ['a value that is no promise', 'async () => { const one = pick(x); await other(one); return one; }'],
])('lets %s pass', (_what, text) => {
  expect(found(text)).toBe(0);
});

it('finds nothing in what the server runs', () => {
  const files = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts', 'tools/**/*.mjs'], { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const findings = files
    .map((file) => ({ file, text: readFileSync(resolve(ROOT, file), 'utf8') }))
    // Reading a file takes long, and without these words nothing is found in it.
    .filter(({ text }) => /\b(?:await|Promise)\b|\.(?:then|catch|finally)\b/.test(text))
    .flatMap(({ file, text }) => findUnheard(file, text).map(({ line, sentence }) => `${file}:${line} ${sentence}`));
  expect(findings).toEqual([]);
});
