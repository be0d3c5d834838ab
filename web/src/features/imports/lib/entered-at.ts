/** Where something is entered that no import brings; `nowhere` when the records have no place for it. */
export type EnteredAt = 'openingBalances' | 'concessions' | 'health' | 'nowhere';

const PLACES: readonly (readonly [RegExp, EnteredAt])[] = [
  [/\b(?:dues?|arrears?|opening balance|previous balance|old balance|pending fees?|balance fees?)\b|बकाया/iu, 'openingBalances'],
  [/\brte\b|\bconcession|\bdiscount|\bscholarship|छूट/iu, 'concessions'],
  [/\bmedical|\ballerg|\bhealth|\billness|स्वास्थ्य/iu, 'health'],
  [/\bremarks?\b|\bnotes?\b|टिप्पणी/iu, 'nowhere'],
];

/** Where what stands under a heading is entered; null if that is not known. */
export function enteredAt(heading: string): EnteredAt | null {
  return PLACES.find(([words]) => words.test(heading))?.[1] ?? null;
}
