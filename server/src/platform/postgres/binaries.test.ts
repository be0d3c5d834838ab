import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { completeLinks } from './binaries.ts';

it("makes the libraries' links that an install script would have made, also when some are there", () => {
  const folder = mkdtempSync(join(tmpdir(), 'shala-binaries-'));
  try {
    mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
    writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
    const links = ['libpq.so', 'libpq.so.5'].map((name) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${name}` }));
    writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    completeLinks(folder);
    rmSync(join(folder, 'native', 'lib', 'libpq.so'));
    completeLinks(folder);
    expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
    expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
