/** Halves of characters, which a cut or a broken font leaves behind, and zeros are no text for PostgreSQL. */
export function storable(text: string): string {
  return text.replace(/[\p{Cs}\0]/gu, '');
}

/** The same for every text in a value, as JSON. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, one) => (typeof one === 'string' ? storable(one) : one));
}
