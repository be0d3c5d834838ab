import { describe, expect, it } from 'vitest';
import { shownMarks, subjectMaxima } from './shown-marks.ts';

const english = (obtained: number | null, outOf: number | null, code = '') => ({
  ...{ subjectId: 'e', obtained, outOf },
  components: [{ code: '' }, { code }],
});
const students = [{ subjects: [english(67, 100)] }, { subjects: [english(14, 20, 'ML')] }];

describe('the marks of a subject in a result', () => {
  const maxima = subjectMaxima(students);

  it('are those obtained, so that a row adds up to its total', () => {
    expect(shownMarks(english(67, 100), maxima)).toEqual({ marks: 67, outOf: null, code: '' });
  });

  it('say what they are out of, and why, where only a part was assessed', () => {
    expect(shownMarks(english(14, 20, 'ML'), maxima)).toEqual({ marks: 14, outOf: 20, code: 'ML' });
  });

  it('are the code alone where nothing was assessed', () => {
    expect(shownMarks(english(null, null, 'EX'), maxima)).toEqual({ marks: null, outOf: null, code: 'EX' });
  });

  it('name an absence that counts as zero, and no other code of a subject that was assessed whole', () => {
    expect(shownMarks(english(12, 100, 'AB'), maxima)).toEqual({ marks: 12, outOf: null, code: 'AB' });
    expect(shownMarks(english(67, 100, 'ML'), maxima)).toEqual({ marks: 67, outOf: null, code: '' });
  });
});
