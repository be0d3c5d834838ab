import { describe, expect, it } from 'vitest';
import { isBlank, isBlankFor } from './blank-cell.ts';

describe('a cell is empty', () => {
  it.each([
    '',
    '-',
    '–',
    '—',
    '--',
    '- -',
    '.',
    'NA',
    'N/A',
    'n.a.',
    'N. A.',
    'Nil',
    'nil.',
    'NONE',
    'No',
    'नहीं',
    'लागू नहीं',
    'Not applicable',
    '*',
  ])('when it says “%s”', (text) => expect(isBlank(text)).toBe(true));
  it.each(['Naresh', 'O-', 'AB-', '0', 'Nagar', 'No. 4 Colony', 'N', 'A-4', 'Noida'])('but not when it says “%s”', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});

describe('a child has no bus stop', () => {
  it.each(['self', 'SELF', 'Own', 'own vehicle', 'Walker', 'Pvt.', 'pvt van', 'by foot', 'on foot', 'पैदल', '-', 'नहीं'])('by “%s”', (text) =>
    expect(isBlankFor('transportStop', text)).toBe(true),
  );
  it.each(['Ganesh Chowk', 'Private Bank Road', 'Walkeshwar', 'Route 4', 'Own House Colony'])('but has one by “%s”', (text) =>
    expect(isBlankFor('transportStop', text)).toBe(false),
  );
  it('and self is no word for nothing elsewhere', () => expect(isBlankFor('guardianName', 'Self')).toBe(false));
});

it('No is an answer to whether somebody teaches', () => {
  expect([isBlankFor('isTeaching', 'No'), isBlankFor('isTeaching', 'नहीं'), isBlankFor('isTeaching', 'NA')]).toEqual([false, false, true]);
});
