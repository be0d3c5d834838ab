import { expect, it } from 'vitest';
import { enteredAt } from './entered-at.ts';

it.each([
  ['Old Dues', 'openingBalances'],
  ['Dues 2025-26', 'openingBalances'],
  ['बकाया राशि', 'openingBalances'],
  ['RTE', 'concessions'],
  ['RTE (Y/N)', 'concessions'],
  ['Medical note', 'health'],
  ['Remarks', 'nowhere'],
  ['Sr. No.', null],
  ['Father Occupation', null],
])('%s', (heading, place) => expect(enteredAt(heading)).toBe(place));
