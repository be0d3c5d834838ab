import { DOMParser, type Element } from '@xmldom/xmldom';

/** No file of a school nests its elements deeper: year, group and subgroup are the deepest. */
const MOST_DEPTH = 12;
/** Declared entities can blow up a small file; FET writes none, and no other declaration than the name of the root. */
const DECLARED = /<!ENTITY|<!DOCTYPE[^>]*\[/iu;

/** The root of a FET file, or null when the text is no such file. */
export function parseFet(bytes: Uint8Array): Element | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\ufeff/u, '');
  if (!text.trimStart().startsWith('<') || DECLARED.test(text) || isTooDeep(text)) return null;
  try {
    const root = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(text, 'text/xml').documentElement;
    return root?.tagName.toLowerCase() === 'fet' ? root : null;
  } catch {
    return null;
  }
}

/** Counted before the tree is built, so that a file of opening tags alone costs nothing. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<\/?[a-z][^>]*>/giu)) {
    if (tag.startsWith('</')) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

/** The child elements with a tag. */
export function children(parent: Element | null, ...tags: string[]): Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (tags.length === 0 || tags.includes(element.tagName)) found.push(element);
  }
  return found;
}

/** The text of the first child with one of these tags; empty when there is none. */
export function textOf(parent: Element, ...tags: string[]): string {
  return children(parent, ...tags)[0]?.textContent?.trim() ?? '';
}

export function textsOf(parent: Element, tag: string): string[] {
  return children(parent, tag).flatMap(({ textContent }) => textContent?.trim() || []);
}

/** A number in a child; 0 when there is none. */
export function numberOf(parent: Element, ...tags: string[]): number {
  const number = Number(textOf(parent, ...tags));
  return Number.isFinite(number) ? number : 0;
}
