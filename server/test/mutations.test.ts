import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../../tools/test/mutations.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

it.each(MUTATIONS.map((one) => [one.name, one] as const))(
  'the rule that is broken on purpose is still where it was: %s',
  (_name, { files, from }) => {
    expect(files.some((path) => read(path).includes(from))).toBe(true);
  },
);
