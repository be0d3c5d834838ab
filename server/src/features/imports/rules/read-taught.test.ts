import { describe, expect, it } from 'vitest';
import { readTaught } from './read-taught.ts';

const CLASSES = ['LKG', '5th', '6th', '7th', '8th', '11th Science'];
const NAMES: Record<string, string[]> = {
  LKG: ['English', 'Rhymes and Stories'],
  '5th': ['English', 'Mathematics', 'Environmental Studies'],
  '11th Science': ['English', 'Physics'],
};
const MIDDLE = ['English', 'Mathematics', 'Science', 'Social Science', 'Physical Education', 'History and Civics'];
const SUBJECTS = CLASSES.flatMap((className) =>
  (NAMES[className] ?? MIDDLE).map((name) => ({ id: `${className}:${name}`, name, className })),
);
const read = (text: string) => readTaught(text, SUBJECTS);
const inClasses = (name: string, ...classes: string[]) => classes.map((one) => `${one}:${name}`);

describe('the subjects in a cell of a staff list', () => {
  it.each([
    ['Maths', inClasses('Mathematics', '5th', '6th', '7th', '8th')],
    ['S.St.', inClasses('Social Science', '6th', '7th', '8th')],
    ['P.E.', inClasses('Physical Education', '6th', '7th', '8th')],
    ['गणित', inClasses('Mathematics', '5th', '6th', '7th', '8th')],
    ['EVS', ['5th:Environmental Studies']],
    ['Maths 6-8', inClasses('Mathematics', '6th', '7th', '8th')],
    ['Mathematics (VI to VII)', inClasses('Mathematics', '6th', '7th')],
    ['Math: Class 6, 8', inClasses('Mathematics', '6th', '8th')],
    ['7th Science', ['7th:Science']],
    ['Sci 6A & 7 B', inClasses('Science', '6th', '7th')],
    ['English LKG – 5', [...inClasses('English', 'LKG', '5th')]],
    ['Maths 6, 7; SST VIII', [...inClasses('Mathematics', '6th', '7th'), '8th:Social Science']],
    ['English / EVS', [...inClasses('English', ...CLASSES), '5th:Environmental Studies']],
    ['English 7 and Science 7', ['7th:English', '7th:Science']],
    ['History and Civics', inClasses('History and Civics', '6th', '7th', '8th')],
    ['History & Civics', inClasses('History and Civics', '6th', '7th', '8th')],
    ['All subjects 5', inClasses('English', '5th').concat('5th:Mathematics', '5th:Environmental Studies')],
    ['Physics 11', ['11th Science:Physics']],
    ['English 6, English 6', ['6th:English']],
  ])('%s', (text, ids) => expect(read(text)).toEqual(ids));

  it('an empty cell is nothing', () => expect(read('')).toEqual([]));

  it.each(['Astrology', 'Maths 12', 'Science 5', 'Science 8-6', 'All subjects', '6, 7', 'Maths, Astrology', 'History'])(
    '“%s” is not a subject of the school, or not in that class',
    (text) => expect(read(text)).toBeNull(),
  );
});
