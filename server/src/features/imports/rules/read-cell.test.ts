import { describe, expect, it } from 'vitest';
import { readDay, readGender, readPaise, readPhone, readTeaching } from './read-cell.ts';

describe('a day in a cell', () => {
  it.each([
    ['31/01/2015', '2015-01-31'],
    ['5/6/2014', '2014-06-05'],
    ['05-Jun-14', '2014-06-05'],
    ['5 June 2014', '2014-06-05'],
    ['5th Jun, 2014', '2014-06-05'],
    ['2014-06-05', '2014-06-05'],
    ['2014-06-05T00:00:00.000Z', '2014-06-05'],
    ['41795', '2014-06-05'],
    ['29.02.2016', '2016-02-29'],
    ['05/06/68', '1968-06-05'],
    ['31/02/2015', null],
    ['29/02/2015', null],
    ['06/31/2014', null],
    ['2015', null],
    ['next week', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, '2026-11-20')).toBe(day);
  });
});

it.each([
  ['98123 45670', '9812345670'],
  ['+91-9812345670', '9812345670'],
  ['09812345670, 9812345671', '9812345670'],
  ['0231-2654321 / 9812345671', '9812345671'],
  ['0231-2654321', '02312654321'],
  ['2312654321', '02312654321'],
  ['98123', null],
  ['0222345678', null],
  ['9.81E+09', null],
])('the phone %s is %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it('genders, work and sums are read as sheets have them', () => {
  expect(['M', 'boy', ' Female ', 'GIRL', 'x'].map(readGender)).toEqual(['Male', 'Male', 'Female', 'Female', null]);
  expect(['Yes', 'Non-Teaching', 'Teaching', 'हाँ', 'गैर-शैक्षणिक', 'maybe'].map(readTeaching)).toEqual([true, false, true, true, false, null]);
  expect(['38,500', '₹ 38,500.50', 'Rs. 38500/-', '38.505', '-5', 'much'].map(readPaise)).toEqual([
    3_850_000,
    3_850_050,
    3_850_000,
    null,
    null,
    null,
  ]);
});
