import { expect, it } from 'vitest';
import { snakeKeys } from './snake-keys.ts';

it('names are those of columns, but for those that are called otherwise', () => {
  expect(
    snakeKeys({ name: 'a', dateOfBirth: null, aadhaarLast4: '1234', salaryPaise: 1 }, { salaryPaise: 'monthly_salary_paise' }),
  ).toEqual({
    name: 'a',
    date_of_birth: null,
    aadhaar_last4: '1234',
    monthly_salary_paise: 1,
  });
});
