import { describe, expect, it } from 'vitest';
import { codeSchema, credentialsSchema, registrationSchema, schoolSchema } from './index.ts';

const school = {
  registrationToken: 't',
  schoolName: 'Vidya Mandir',
  board: 'CBSE',
  address: '12 MG Road',
  state: 'Maharashtra',
  city: 'Nashik',
  pinCode: '422013',
};

describe('what is sent to sign up and in', () => {
  it('is normalised: address in lower case, phone as ten digits, texts trimmed', () => {
    expect(
      registrationSchema.parse({ name: ' Asha Rao ', email: 'ASHA@school.in', phone: '+91 98123 45670', password: 'a long password' }),
    ).toEqual({
      name: 'Asha Rao',
      email: 'asha@school.in',
      phone: '9812345670',
      password: 'a long password',
    });
  });

  it('may hold no field besides', () => {
    for (const [schema, good] of [
      [credentialsSchema, { email: 'a@b.in', password: 'x' }],
      [codeSchema, { email: 'a@b.in', code: '123456' }],
      [schoolSchema, school],
    ] as const) {
      expect(schema.safeParse(good).success).toBe(true);
      expect(schema.safeParse({ ...good, isAdmin: true }).success).toBe(false);
    }
  });

  it('takes a password at sign-in that is shorter than a new one may be', () => {
    expect(credentialsSchema.safeParse({ email: 'a@b.in', password: 'old' }).success).toBe(true);
  });

  it('takes a recovery code as it is printed, and one of 16 letters from an earlier version', () => {
    const codeOf = (code: string) => credentialsSchema.safeParse({ email: 'a@b.in', password: 'x', code }).data?.code;
    expect(codeOf('ABCD-efgh-2345-abcd-efgh-ijkl')).toBe('abcdefgh2345abcdefghijkl');
    expect(codeOf('abcd-efgh-2345-abcd')).toBe('abcdefgh2345abcd');
    expect(codeOf('abcd-efgh-2345-abcd-efgh')).toBeUndefined();
  });

  it('takes a code of six digits, blanks around it or not', () => {
    expect(codeSchema.parse({ email: 'a@b.in', code: ' 012345 ' }).code).toBe('012345');
    expect(codeSchema.parse({ email: 'a@b.in', code: '012 345' }).code).toBe('012345');
    for (const code of ['12345', '1234567', '12a456', '१२३४५६', 123456])
      expect(codeSchema.safeParse({ email: 'a@b.in', code }).success).toBe(false);
  });

  it('takes a PIN code in two groups, and refuses one that is cut off', () => {
    const pinOf = (pinCode: string) => schoolSchema.safeParse({ ...school, pinCode }).data?.pinCode;
    expect([pinOf('422 013'), pinOf('422-013'), pinOf('')]).toEqual(['422013', '422013', '']);
    expect([pinOf('42201'), pinOf('022013'), pinOf('4220134')]).toEqual([undefined, undefined, undefined]);
  });

  it('takes a logo as a picture in a data URL alone', () => {
    expect(schoolSchema.safeParse({ ...school, logo: 'data:image/png;base64,AAAA' }).success).toBe(true);
    for (const logo of ['data:image/svg+xml;base64,AAAA', 'data:image/png,AAAA', 'https://example.com/a.png', 'javascript:alert(1)', '']) {
      expect(schoolSchema.safeParse({ ...school, logo }).success, logo).toBe(false);
    }
  });

  it('knows the boards', () => {
    expect(schoolSchema.safeParse({ ...school, board: 'Hogwarts' }).success).toBe(false);
  });
});
