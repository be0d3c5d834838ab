import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openVault } from './index.ts';

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'shala-vault-')));
const [here = '', elsewhere = ''] = folders;
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('gives a sealed text again, also after a restart, and shows nothing of it', () => {
  const sealed = openVault(here).seal('पासवर्ड app-1234', 'school a');
  expect(sealed.toString('latin1')).not.toContain('app-1234');
  expect(openVault(here).open(sealed, 'school a')).toBe('पासवर्ड app-1234');
  expect(openVault(here).seal('same', 'school a').equals(openVault(here).seal('same', 'school a'))).toBe(false);
});

it('opens nothing of another owner, of another installation, or that was changed', () => {
  const sealed = openVault(here).seal('secret', 'school a');
  expect(openVault(here).open(sealed, 'school b')).toBeNull();
  expect(openVault(elsewhere).open(sealed, 'school a')).toBeNull();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(openVault(here).open(changed, 'school a')).toBeNull();
  expect(openVault(here).open(Buffer.from('short'), 'school a')).toBeNull();
});
