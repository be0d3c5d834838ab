import { describe, expect, it } from 'vitest';
import { numberInName } from './number-in-name.ts';

describe('the number in a file’s name', () => {
  it.each([
    ['jeff102.pdf', 2],
    ['iesc109.pdf', 9],
    ['Chapter 4.pdf', 4],
    ['science_ch-07.pdf', 7],
    ['Chapter-IV Light.pdf', 4],
    ['Unit III.pdf', 3],
    ['Lesson five.pdf', 5],
    ['211_Maths_Eng_Lesson12.pdf', 12],
    ['MathsEngLesson12.pdf', 12],
    ['L-14 Water.pdf', 14],
    ['class 10 science chapter 6.pdf', 6],
    ['अध्याय ५.pdf', 5],
    ['पाठ 11 वर्षा.pdf', 11],
  ])('%s is said to be chapter %i', (name, number) => {
    expect(numberInName(name)).toEqual({ number, isWorded: true });
  });

  it.each([
    ['05 - Light.pdf', 5],
    ['5.pdf', 5],
    ['Light-05.pdf', 5],
    ['class 9 light_08.pdf', 8],
    ['१२ प्रकाश.pdf', 12],
  ])('%s shows %i', (name, number) => {
    expect(numberInName(name)).toEqual({ number, isWorded: false });
  });

  it.each([
    'science.pdf',
    'Class 10 science.pdf',
    'Science part 2.pdf',
    '10th maths.pdf',
    'Light (2).pdf',
    'book-2024.pdf',
    'Grade IX.pdf',
  ])('%s tells none', (name) => {
    expect(numberInName(name)).toBeNull();
  });
});
