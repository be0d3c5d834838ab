/** The figure of a cell as a number. */
export const number = (text: string) => Number(text.replace(/[₹,%\s]/g, '').replace('−', '-'));

const LONG_DAY = /^\p{L}+, (\d{1,2} \p{L}+ \d{4})/u;

/** The time of 'Friday, 25 Dec 2026', and 0 for other words. */
function dayIn(text: string): number {
  const day = LONG_DAY.exec(text)?.[1];
  return day === undefined ? 0 : Date.parse(day) || 0;
}

/** Sorts a table by the column of a head: figures by size, days by the calendar, words by the alphabet; a second press turns the order round. */
export function sortTable(head: HTMLTableCellElement): void {
  const body = head.closest('table')?.tBodies[0];
  if (!body) return;
  const way = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
  for (const other of head.parentElement?.children ?? []) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', way);
  const column = head.cellIndex;
  const isFigure = head.dataset.figure === 'true';
  const textOf = (row: HTMLTableRowElement) => row.cells[column]?.textContent ?? '';
  const compare = (a: HTMLTableRowElement, b: HTMLTableRowElement) =>
    isFigure
      ? number(textOf(a)) - number(textOf(b))
      : dayIn(textOf(a)) - dayIn(textOf(b)) || textOf(a).localeCompare(textOf(b), 'en-IN', { numeric: true });
  const rows = [...body.rows].sort((a, b) => (way === 'ascending' ? compare(a, b) : compare(b, a)));
  body.append(...rows);
}

/** A cell of so few signs stays on one line; a table that grows too wide by it is scrolled. */
const SHORT = 16;

/** The answer with a button in each head of its tables, so that they can be sorted without a mouse too, and its short cells marked. */
export function prepareTables(html: string): string {
  if (!html.includes('<th')) return html;
  const page = document.createElement('template');
  page.innerHTML = html;
  for (const cell of page.content.querySelectorAll('td')) if ((cell.textContent?.length ?? 0) <= SHORT) cell.dataset.short = 'true';
  for (const head of page.content.querySelectorAll('th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.sort = 'true';
    button.textContent = head.textContent;
    head.replaceChildren(button);
  }
  return page.innerHTML;
}

/** What a table shows, as CSV, with its foot, which tells of rows that it has not got: sums as plain numbers, and an apostrophe before a text that a spreadsheet would take for a formula. */
export function tableAsCsv(table: HTMLTableElement): string {
  const valueIn = (cell: HTMLTableCellElement) => {
    const text = cell.textContent ?? '';
    return cell.dataset.figure === 'true' && SUM.test(text) ? String(number(text)) : field(text);
  };
  return [...table.rows].map((row) => [...row.cells].map(valueIn).join(',')).join('\r\n');
}

const SUM = /^[−-]?₹?[\d,]+(?:\.\d+)?$/;

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
