import { expect, it } from 'vitest';
import { tidyName } from './tidy-name.ts';

it.each([
  ['ANKIT ANSARI', 'Ankit Ansari'],
  ['ishita bhutia', 'Ishita Bhutia'],
  ["MARIA D'SOUZA", "Maria D'Souza"],
  ['S.K. VERMA', 'S.K. Verma'],
  ['s. k. verma', 'S. K. Verma'],
  ['RK SHARMA', 'RK Sharma'],
  ['MD. ASIF', 'Md. Asif'],
  ['OM PRAKASH', 'Om Prakash'],
  ['JOHN MCDONALD', 'John McDonald'],
  ['ANNE-MARIE PAUL', 'Anne-Marie Paul'],
  ['Shri Naresh Dubey', 'Shri Naresh Dubey'],
  ['Rohan McKay', 'Rohan McKay'],
  ['रोहन काले', 'रोहन काले'],
])('“%s” of a student is %s', (name, tidy) => expect(tidyName(name, { isParent: false })).toBe(tidy));

it.each([
  ['Shri Naresh Dubey', 'Naresh Dubey'],
  ['SMT. SITA DEVI', 'Sita Devi'],
  ['Mr.Suresh Kale', 'Suresh Kale'],
  ['Dr. Anil Joshi', 'Dr. Anil Joshi'],
  ['LATE SURESH KALE', 'Late Suresh Kale'],
  ['Shri', 'Shri'],
  ['श्री नरेश दुबे', 'श्री नरेश दुबे'],
])('“%s” of a parent is %s', (name, tidy) => expect(tidyName(name, { isParent: true })).toBe(tidy));
