import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ramesh Sharma', 'RS'],
  ['रमेश शर्मा', 'रश'],
  ['श्री रमेश शर्मा', 'रश'],
  ['श्रीमती सुनीता देवी', 'सुदे'],
  ['डॉ. अनिल कुमार जी', 'अकु'],
  ['Mr. Ramesh Sharma', 'RS'],
  ['Mr.Ramesh Sharma', 'RS'],
  ['Smt Lata Mangesh Rao', 'LR'],
  ['Dr A. K. Iyer', 'AI'],
  ['Meera', 'M'],
  ['श्री', 'श्री'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
