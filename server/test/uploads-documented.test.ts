import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listCalls } from './calls.ts';

const MEGABYTE = 1024 * 1024;
const PAGE = readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8');

it('docs/security.md lists every call that takes a file, with its size', async () => {
  const rows = (PAGE.split('\n## Uploads\n')[1] ?? '').split('\n## ')[0]?.matchAll(/^\| (`.+) \| .+ \| (\d+) MB \|$/gm) ?? [];
  const written = [...rows].flatMap(([, calls = '', megabytes]) =>
    [...calls.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} ${megabytes}`),
  );
  const declared = (await listCalls()).flatMap(({ name, upload }) => (upload ? [`${name} ${upload.maxBytes / MEGABYTE}`] : []));
  expect(written.sort()).toEqual(declared.sort());
});
