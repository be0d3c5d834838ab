import { expect, it } from 'vitest';
import { splitTitle, withoutTitles } from './name-title.ts';

it.each([
  ['श्रीमती कविता ठाकुर', 'श्रीमती', 'कविता ठाकुर'],
  ['डॉ. ठाकुर', 'डॉ.', 'ठाकुर'],
  ['Capt. R. S. Rathore', 'Capt.', 'R. S. Rathore'],
  ['Lt Col Arun Nair', 'Lt Col', 'Arun Nair'],
  ['Dr.Asha Rao', 'Dr.', 'Asha Rao'],
  ['R. S. Rathore', '', 'R. S. Rathore'],
  ['Shree', '', 'Shree'],
  ['', '', ''],
])('%s has the title %s', (name, title, own) => expect(splitTitle(name)).toEqual({ title, own }));

it.each([
  ["Mrs. Joshi ma'am", 'Joshi'],
  ['Verma Sir', 'Verma'],
  ['Shree Dr. A. Rao ji', 'A. Rao'],
  ['कविता ठाकुर जी', 'कविता ठाकुर'],
  ['Sir', 'Sir'],
  ['Asha Rao', 'Asha Rao'],
])('%s is %s without titles', (name, own) => expect(withoutTitles(name)).toBe(own));
