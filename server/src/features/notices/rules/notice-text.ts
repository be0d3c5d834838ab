/** The values of a text's placeholders for one recipient. */
export type Places = { name: string; student: string; class: string; amount: string };

/** Fills the placeholders of a text; other braces stay as they are. */
export function fillPlaces(text: string, places: Places): string {
  return text.replaceAll(/\{(name|student|class|amount)\}/g, (_all, place: keyof Places) => places[place]);
}

/** The same in HTML: values are inserted as text, never as markup. */
export function fillHtml(html: string, places: Places): string {
  const escaped = Object.fromEntries(Object.entries(places).map(([place, value]) => [place, escapeHtml(value)]));
  return fillPlaces(html, escaped as Places);
}

/** Whether a text contains the amount that a family owes. */
export function namesAmount(text: string): boolean {
  return text.includes('{amount}');
}

/** Sanitised HTML as plain text: one line for each paragraph, a dash before list items. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<li[^>]*>/g, '– ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(p|h2|h3|blockquote)>/g, '\n\n')
    .replaceAll(/<\/li>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as paragraphs of HTML. */
export function htmlOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
