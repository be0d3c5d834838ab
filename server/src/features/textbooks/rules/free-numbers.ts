type Numbered = { number: number; isNumbered: boolean; name: string };

/**
 * Chapters of a further file, none of which may take the place of another one by chance: where nothing tells a chapter's number and the
 * book has it already under another name, it gets the next free one.
 */
export function withFreeNumbers<T extends Numbered>(chapters: readonly T[], taken: readonly { number: number; name: string }[]): T[] {
  const names = new Map(taken.map(({ number, name }) => [number, keyOf(name)]));
  return chapters.map((chapter) => {
    const key = keyOf(chapter.name);
    const own = [...names].find(([, name]) => name === key)?.[0];
    const isFree = !names.has(chapter.number) || names.get(chapter.number) === key;
    const number = chapter.isNumbered || (isFree && own === undefined) ? chapter.number : (own ?? Math.max(...names.keys()) + 1);
    names.set(number, key);
    return number === chapter.number ? chapter : { ...chapter, number };
  });
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
