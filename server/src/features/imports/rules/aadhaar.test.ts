import { expect, it } from 'vitest';
import { holdsAadhaar, isAadhaar, lastFour } from './aadhaar.ts';

it('headings that name Aadhaar numbers are known in the spellings of schools', () => {
  for (const header of ['Aadhaar', 'AADHAR NO.', 'Adhar card', 'UID', 'UIDAI No', 'आधार क्रमांक'])
    expect(isAadhaar(header), header).toBe(true);
  for (const header of ['Address', 'Fluid', 'Guide', 'Adm No', 'APAAR ID']) expect(isAadhaar(header), header).toBe(false);
});

it('a column of whole numbers is known by its check digits, whatever stands above it', () => {
  expect(holdsAadhaar(['234567890124', '', '2345 6789 0124', '२३४५-६७८९-०१२४'])).toBe(true);
  for (const other of ['234567890123', '034567890124', '9812345670', '27200199999', '0124', 'Asha'])
    expect(holdsAadhaar([other]), other).toBe(false);
  expect(holdsAadhaar(['234567890124', '234567890125', '234567890126'])).toBe(false);
  expect(holdsAadhaar(['', ''])).toBe(false);
});

it('the last four digits are kept, or what there is', () => {
  expect(['2345 6789 0124', '२३४५ ६७८९ ०१२४', '0124', '12', 'none'].map(lastFour)).toEqual(['0124', '0124', '0124', '12', '']);
});
