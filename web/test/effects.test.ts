import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
/** Functions that return how to undo what they did. */
const UNDOABLE = ['openPasswordGate', 'showChosen'];
const EFFECT = /use(?:Layout)?Effect\(\s*\(\) =>\s*(?!\{|void )(\w+)/g;

it('an effect returns nothing but a cleanup: in newer browsers scrolling returns a promise, at which a screen would stop', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(EFFECT)].flatMap(([, name = '']) =>
      UNDOABLE.includes(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
