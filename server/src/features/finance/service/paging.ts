/** Where a page ends, as one opaque word; a word that is none begins at the start. */
export function writePlace(place: readonly (string | number)[] | null): string | null {
  return place === null ? null : Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The parts of a place, or null. */
export function readPlace(word: string | undefined, parts: number): string[] | null {
  if (word === undefined) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(word, 'base64url').toString());
    return Array.isArray(place) && place.length === parts ? place.map(String) : null;
  } catch {
    return null;
  }
}
