const setOf = (words: string) => new Set(words.split(/\s+/).map((word) => word.normalize('NFC')));

/** What stands before or behind a name and is no part of it. */
const TITLES = setOf(`mr mrs ms miss smt shrimati shri shree sri dr prof km kum late ji capt col maj lt gen er adv fr sr
  श्री श्रीमती सुश्री श्रीमान डॉ डा प्रो पं कु स्व जी कैप्टन कर्नल मेजर`);
/** What stands behind a name alone. */
const BEHIND = setOf("sir madam ma'am maam mam ji sahab saheb जी सर मैडम साहब");

/** Whether a word is a title, such as `Smt.` or `डॉ.`. */
export function isTitle(word: string): boolean {
  return TITLES.has(word.normalize('NFC').replace(/\.$/, '').toLowerCase());
}

/** A name without the title before it, and that title: `Capt.` and `R. S. Rathore`. A title alone is a name. */
export function splitTitle(name: string): { title: string; own: string } {
  const words = name
    .trim()
    .replace(/^(\p{L}[\p{L}\p{M}]+\.)(?=\p{L})/u, '$1 ')
    .split(/\s+/);
  const first = words.findIndex((word, index) => index === words.length - 1 || !isTitle(word));
  return { title: words.slice(0, first).join(' '), own: words.slice(first).join(' ') };
}

/** A name without the titles before it and behind it, such as `Joshi` of `Mrs. Joshi ma'am`. A title alone is a name. */
export function withoutTitles(name: string): string {
  const words = splitTitle(name).own.split(/\s+/);
  const isBehind = (word: string) => BEHIND.has(word.normalize('NFC').replaceAll('’', "'").toLowerCase());
  const last = words.findLastIndex((word, index) => index === 0 || !isBehind(word));
  return words.slice(0, last + 1).join(' ');
}
