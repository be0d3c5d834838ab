import { number } from './tables.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The answer with bars above each table that is marked for them: the first figure of each row, as long as it is large. The table says the same to whoever cannot see them. */
export function drawBars(html: string): string {
  if (!html.includes('data-drawn')) return html;
  const page = document.createElement('template');
  page.innerHTML = html;
  for (const box of page.content.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const rows = [...box.querySelectorAll('tbody tr')].flatMap((row) => {
      const figure = row.querySelector('[data-figure]')?.textContent ?? '';
      return Number.isFinite(number(figure)) ? [{ label: row.querySelector('td')?.textContent ?? '', figure }] : [];
    });
    const most = Math.max(...rows.map(({ figure }) => number(figure)));
    if (most > 0) box.before(barsOf(rows, most));
  }
  return page.innerHTML;
}

function barsOf(rows: readonly { label: string; figure: string }[], most: number): HTMLElement {
  const bars = document.createElement('div');
  bars.dataset.kind = 'bars';
  bars.setAttribute('aria-hidden', 'true');
  for (const { label, figure } of rows) bars.append(words(label), bar((100 * number(figure)) / most), words(figure));
  return bars;
}

function words(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

/** A drawing, for a length in a style attribute is refused by the page's policy. */
function bar(share: number): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 100 10');
  drawing.setAttribute('preserveAspectRatio', 'none');
  const rect = document.createElementNS(SVG, 'rect');
  rect.setAttribute('width', share.toFixed(1));
  rect.setAttribute('height', '10');
  drawing.append(rect);
  return drawing;
}
