import { describe, expect, it } from 'vitest';
import { UDISE_FIELDS, type UdiseRecord, udiseProblems } from './udise.ts';

const TODAY = '2026-11-21';
const whole: UdiseRecord = {
  name: 'Ananya Kulkarni',
  gender: 'Female',
  dateOfBirth: '2013-08-23',
  father: 'Rajesh Kulkarni',
  mother: 'Sunita Kulkarni',
  phone: '9823041172',
  aadhaarLast4: '4471',
  penNumber: '21234567890',
  apaarId: '123456789012',
  category: 'General',
  religion: 'Hindu',
  motherTongue: 'Marathi',
  nationality: 'Indian',
  bloodGroup: 'B+',
  address: '14 Shivaji Road',
  pinCode: '422001',
  admittedOn: '2019-06-10',
  rollNumber: 3,
};

describe('readiness for the national register', () => {
  it('finds nothing in a whole record', () => {
    expect(udiseProblems(whole, TODAY)).toEqual([]);
  });

  it.each(UDISE_FIELDS)('finds a missing %s', (field) => {
    expect(
      udiseProblems({ ...whole, [field]: field === 'rollNumber' || field.endsWith('On') || field === 'dateOfBirth' ? null : '' }, TODAY),
    ).toEqual([{ field, problem: 'missing', value: '' }]);
  });

  it.each([
    ['name', 'अनन्या'],
    ['dateOfBirth', '2026-08-23'],
    ['phone', '12345'],
    ['penNumber', '123'],
    ['apaarId', '12345678901'],
    ['pinCode', '022001'],
  ] as const)('finds a %s that cannot be %s', (field, value) => {
    expect(udiseProblems({ ...whole, [field]: value }, TODAY)).toEqual([{ field, problem: 'illFormed', value }]);
  });
});
