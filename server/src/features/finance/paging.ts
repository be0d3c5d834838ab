/** The position at which a page ends, as one opaque word; an invalid word means the start. */
export function writePlace(place: readonly (string | number)[] | null): string | null {
  return place === null ? null : Buffer.from(JSON.stringify(place)).toString('base64url');
}

const KINDS = {
  day: (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  instant: (text: string) => /^[12]\d{3}-\d\d-\d\d[T ][\d:.]+(Z|[+-][\d:]+)$/.test(text) && !Number.isNaN(Date.parse(text)),
  id: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  whole: (text: string) => /^-?\d{1,9}$/.test(text),
  flag: (text: string) => text === 'true' || text === 'false',
  text: (text: string) => text.isWellFormed() && !text.includes('\0'),
};

/** The parts of a position, each checked for its kind, or null. The driver throws for a value that does not match the type of its column. */
export function readPlace(word: string | undefined, kinds: readonly (keyof typeof KINDS)[]): string[] | null {
  if (word === undefined) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(word, 'base64url').toString());
    if (!Array.isArray(place) || place.length !== kinds.length) return null;
    const parts = place.map(String);
    return kinds.every((kind, index) => KINDS[kind](parts[index] ?? '')) ? parts : null;
  } catch {
    return null;
  }
}
