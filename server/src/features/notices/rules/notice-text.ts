/** What fills the places of a text for one recipient. */
export type Places = { name: string; student: string; class: string; amount: string };

/** Puts a recipient's own words into the places of a text; what is no place stays as it was written. */
export function fillPlaces(text: string, places: Places): string {
  return text.replaceAll(/\{(name|student|class|amount)\}/g, (_all, place: keyof Places) => places[place]);
}

/** The same in HTML: what is filled in is text and never markup. */
export function fillHtml(html: string, places: Places): string {
  const escaped = Object.fromEntries(Object.entries(places).map(([place, value]) => [place, escapeHtml(value)]));
  return fillPlaces(html, escaped as Places);
}

/** Whether a text names what a family owes. */
export function namesAmount(text: string): boolean {
  return text.includes('{amount}');
}

/** Sanitised HTML as plain text: a line a paragraph, a dash before what was in a list. */
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
