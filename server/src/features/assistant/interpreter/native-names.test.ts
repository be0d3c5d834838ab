import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';
import { school, TODAY } from './testing/test-school.ts';

const directory = {
  ...school,
  students: [
    { name: 'हृदयेश चतुर्वेदी', class: '6', section: 'A' },
    { name: 'रितु सेन', class: '7', section: 'B' },
    { name: 'ज्ञानेश भोसले', class: '8', section: 'A' },
    { name: 'Rekha Sen', class: '9', section: 'A' },
  ],
  employees: [{ name: 'शबाना ख़ान' }, { name: 'अशोक तिवारी' }],
};
const said = (prompt: string) => interpret(prompt, { today: TODAY, directory });

describe('people whose names are in Devanagari', () => {
  it.each([
    ['hridayesh chaturvedi ki fees', 'हृदयेश चतुर्वेदी'],
    ['ritu sen ki fees', 'रितु सेन'],
    ['dues of Ritu Sen', 'रितु सेन'],
    ['रितु सेन की फीस', 'रितु सेन'],
    ['रितु की बकाया फीस', 'रितु सेन'],
    ['gyanesh bhosale ki fees kitni baki hai', 'ज्ञानेश भोसले'],
    ['gyanesh bhosle dues', 'ज्ञानेश भोसले'],
    ['dues of rekha sen', 'Rekha Sen'],
  ])('are known in either script: %s', (prompt, student) => {
    expect(said(prompt)).toMatchObject({ intent: 'student.dues', slots: { student } });
  });

  it.each([
    ['timetable of shabana khan', 'शबाना ख़ान'],
    ['ashok tiwari ka time table', 'अशोक तिवारी'],
    ['शबाना ख़ान की समय सारणी', 'शबाना ख़ान'],
  ])('also of the staff: %s', (prompt, teacher) => {
    expect(said(prompt)).toMatchObject({ intent: 'timetable.show', slots: { teacher } });
  });
});
