import { expect, it } from 'vitest';
import { drawBars } from './bars.ts';

const table = (mark: string) =>
  `<p>Collection by mode.</p><div data-kind="table"${mark}><table><tbody><tr><td>Cash</td><td data-figure="true">₹5,000</td></tr><tr><td>&lt;b&gt;</td><td data-figure="true">₹20,000</td></tr></tbody></table></div>`;

it('draws a bar for each row of a marked table, the largest as long as there is room, and takes no label for a tag', () => {
  const page = document.createElement('div');
  page.innerHTML = drawBars(table(' data-drawn="true"'));
  const bars = page.querySelector('[data-kind="bars"]');
  expect(bars?.getAttribute('aria-hidden')).toBe('true');
  expect(bars?.nextElementSibling?.getAttribute('data-kind')).toBe('table');
  expect([...(bars?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'))).toEqual(['25.0', '100.0']);
  expect([...(bars?.querySelectorAll('span') ?? [])].map((one) => one.textContent)).toEqual(['Cash', '₹5,000', '<b>', '₹20,000']);
});

it('leaves other tables as they are', () => {
  expect(drawBars(table(''))).toBe(table(''));
});
