import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const tokens = read('styles/tokens.css');
/** The colours of a block of the tokens, by name. */
const colorsOf = (selector: string) => {
  const block = tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/(--c-[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, color]) => [name, color ?? '']));
};

/** How bright a colour is, by WCAG. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ['in the light', ':root'],
  ['in the dark', ':root[data-mantine-color-scheme="dark"]'],
])('a button or list that is disabled can still be read, %s', (_when, selector) => {
  const colors = colorsOf(selector);
  for (const [file, rule] of [
    ['ui/button.module.css', '.button:disabled'],
    ['ui/controls.module.css', '.select select:disabled'],
  ] as const) {
    const css = read(file);
    const block = css.slice(css.indexOf(`${rule} {`)).split('}')[0] ?? '';
    const colorOf = (property: string) => colors[new RegExp(`\\n\\s*${property}: var\\((--c-[\\w-]+)\\)`).exec(block)?.[1] ?? ''] ?? '';
    expect(block, rule).not.toContain('opacity');
    expect(contrastOf(colorOf('color'), colorOf('background')), rule).toBeGreaterThanOrEqual(4.5);
  }
});
