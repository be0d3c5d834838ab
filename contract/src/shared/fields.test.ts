import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { email, id, isoDate, newPassword, optionalText, phone, text } from './index.ts';

const taken = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};

describe('a text', () => {
  it('is trimmed, and neither blank nor too long', () => {
    expect(taken(text(5), '  Asha ')).toBe('Asha');
    for (const bad of ['', '   ', 'abcdef', 5, null]) expect(taken(text(5), bad)).toBeUndefined();
    expect(taken(optionalText(5), '  ')).toBe('');
  });

  it('may be Devanagari and hold lines, but no control characters', () => {
    expect(taken(text(50), 'विद्या मन्दिर\nनासिक')).toBe('विद्या मन्दिर\nनासिक');
    for (const bad of ['a\u0000b', 'a\u0007b', 'a\u007fb']) expect(taken(text(50), bad)).toBeUndefined();
  });
});

describe('a mail address', () => {
  it('is kept in lower case', () => {
    expect(taken(email, ' Asha.Rao@School.IN ')).toBe('asha.rao@school.in');
  });

  it('is refused when it is none, or longer than mail allows', () => {
    for (const bad of ['asha', 'asha@', '@school.in', 'a b@school.in', 'a@school', `${'a'.repeat(250)}@school.in`])
      expect(taken(email, bad), bad).toBeUndefined();
  });
});

describe('a phone number', () => {
  it.each(['9812345670', '09812345670', '+919812345670', '+91 98123 45670', '91-9812345670', '(0) 98123-45670'])(
    'written as %s is the same ten digits',
    (written) => {
      expect(taken(phone, written)).toBe('9812345670');
    },
  );

  it('is refused when it is no Indian mobile number', () => {
    for (const bad of ['981234567', '98123456701', '0812345670', '+1 9812345670', '', 'phone', '9'.repeat(30)])
      expect(taken(phone, bad), bad).toBeUndefined();
  });

  it('of a number that begins with 91 keeps its digits', () => {
    expect(taken(phone, '9123456780')).toBe('9123456780');
  });
});

describe('a day', () => {
  it('exists', () => {
    expect(taken(isoDate, '2028-02-29')).toBe('2028-02-29');
    for (const bad of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''])
      expect(taken(isoDate, bad), bad).toBeUndefined();
  });
});

describe('an id', () => {
  it('is any text, since an ill-formed one is merely unknown', () => {
    for (const good of ['x', "'; drop", 'a'.repeat(1000)]) expect(taken(id, good)).toBe(good);
    for (const bad of ['', 5, null, undefined, ['x']]) expect(taken(id, bad)).toBeUndefined();
  });
});

it('a new password has ten to 128 characters, blanks and all', () => {
  expect(taken(newPassword, ' ten chars ')).toBe(' ten chars ');
  for (const bad of ['short', 'x'.repeat(129)]) expect(taken(newPassword, bad)).toBeUndefined();
});
