import { expect, it } from 'vitest';
import { type CardInput, reportCard } from './report-card.ts';

const area = { kind: 'coscholastic', domain: '', name: 'Art education' };
const student = (areas: CardInput['student']['areas']): CardInput['student'] => ({
  ...{ studentId: 's', name: 'Asha Patil', admissionNumber: '1', rollNumber: 1, sectionId: 'a', section: 'A', subjects: [], voices: [] },
  ...{ obtained: null, outOf: null, percent: null, grade: '', outcome: 'none', rank: null, remark: '', attendance: null, areas },
});
const person = { dateOfBirth: null, mother: '', father: '', guardian: '', classTeacher: '', principal: '', photo: null, nextClass: '' };
const result = { className: '8th', termNo: 0, term: 'Year', year: '2026-27', version: 1, publishedOn: '2027-03-20' };
const grades = (areas: CardInput['student']['areas']) =>
  reportCard({
    result,
    student: student(areas),
    person,
    ranked: { within: 'section', among: 42 },
    scales: [],
    layout: 'term',
    language: 'en',
  }).blocks[0];

it('a card of the year shows each grade of an area under its term, and a dash where a term has none', () => {
  const block = grades([
    { ...area, grade: 'A', term: 'Term 1' },
    { ...area, name: 'Work education', grade: 'B', term: 'Term 1' },
    { ...area, name: 'Work education', grade: 'A', term: 'Term 2' },
  ]);
  expect(block).toMatchObject({
    columns: [{ head: 'Area' }, { head: 'Term 1' }, { head: 'Term 2' }],
    rows: [
      ['Art education', 'A', '–'],
      ['Work education', 'B', 'A'],
    ],
  });
});

it('a card published before terms were named keeps its grades', () => {
  expect(grades([{ ...area, grade: 'A' }])).toMatchObject({
    columns: [{ head: 'Area' }, { head: 'Grade' }],
    rows: [['Art education', 'A']],
  });
});

it('a rank says in what it is and out of how many', () => {
  const ranked = (within: 'section' | 'class') =>
    reportCard({
      ...{ result, person, scales: [], layout: 'term' as const, language: 'en' as const },
      ...{ student: { ...student([]), rank: 3 }, ranked: { within, among: 42 } },
    }).blocks[0];
  const rank = (value: string) => ({ facts: expect.arrayContaining([{ label: 'Rank', value }]) });
  expect(ranked('section')).toMatchObject(rank('3 out of 42 in the section'));
  expect(ranked('class')).toMatchObject(rank('3 out of 42 in the class'));
});
