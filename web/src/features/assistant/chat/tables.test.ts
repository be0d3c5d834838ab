import { expect, it } from 'vitest';
import { prepareTables, tableAsCsv } from './tables.ts';

function tableOf(html: string): HTMLTableElement {
  document.body.innerHTML = prepareTables(html);
  return document.querySelector('table') as HTMLTableElement;
}

const HEAD = '<thead><tr><th>Student</th><th>Note</th><th data-figure="true">Overdue</th></tr></thead>';
const row = (name: string, note: string, sum: string) => `<tr><td>${name}</td><td>${note}</td><td data-figure="true">${sum}</td></tr>`;

it('a table is taken along with sums as numbers, no formulas, and what its foot says of rows that are missing', () => {
  const rows = [row('<a href="/student">Asha "A"</a>', '=1+1', '₹16,54,150.50'), row('Bela', '', '−₹300'), row('Tara', '12', '')];
  const foot = '<tfoot><tr><td colspan="3">300 more are on the screen.</td></tr></tfoot>';
  expect(tableAsCsv(tableOf(`<table>${HEAD}<tbody>${rows.join('')}</tbody>${foot}</table>`)).split('\r\n')).toEqual([
    '"Student","Note","Overdue"',
    `"Asha ""A""","'=1+1",1654150.5`,
    '"Bela","",-300',
    '"Tara","12",""',
    '"300 more are on the screen."',
  ]);
});

it('a short cell stays on one line, a long one is broken', () => {
  const table = tableOf(`<table>${HEAD}<tbody>${row('Nursery A', 'June, July, August, September', '₹1')}</tbody></table>`);
  expect([...table.querySelectorAll('tbody td')].map((cell) => (cell as HTMLElement).dataset.short)).toEqual(['true', undefined, 'true']);
});
