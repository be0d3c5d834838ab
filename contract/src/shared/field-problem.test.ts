import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldErrors, fieldProblem, isoDate, phone, text } from './index.ts';

function problemOf(schema: z.ZodMiniType, value: unknown) {
  const parsed = schema.safeParse(value);
  const issue = parsed.success ? undefined : parsed.error.issues[0];
  if (!issue) throw new Error('The value was taken.');
  return fieldProblem(issue);
}

describe('what is wrong with a value', () => {
  it.each([
    ['nothing filled in', text(5), undefined, { code: 'required', values: {} }],
    ['blanks', text(5), '  ', { code: 'required', values: {} }],
    ['too long a text', text(5), 'abcdef', { code: 'tooLong', values: { max: 5 } }],
    ['too short a text', z.string().check(z.minLength(10)), 'abc', { code: 'tooShort', values: { min: 10 } }],
    ['a forbidden character', text(5), 'a\u0000', { code: 'characters', values: {} }],
    ['no mail address', z.email(), 'asha', { code: 'email', values: {} }],
    ['no phone number', phone, '123', { code: 'phone', values: {} }],
    ['no day', isoDate, '2026-02-30', { code: 'date', values: {} }],
    ['no number', z.number(), 'five', { code: 'number', values: {} }],
    ['too small a number', z.number().check(z.minimum(1)), 0, { code: 'tooSmall', values: { min: 1 } }],
    ['too big a number', z.number().check(z.maximum(9)), 10, { code: 'tooBig', values: { max: 9 } }],
    ['none of the choices', z.enum(['a', 'b']), 'c', { code: 'choice', values: {} }],
    ['a field that is not there', z.strictObject({}), { surprise: 1 }, { code: 'unknownField', values: { keys: 'surprise' } }],
  ] as const)('is told for %s', (_what, schema, value, problem) => {
    expect(problemOf(schema as z.ZodMiniType, value)).toEqual(problem);
  });

  it('never repeats more than a hundred characters of what was sent', () => {
    expect(String(problemOf(z.strictObject({}), { ['x'.repeat(5000)]: 1 }).values.keys)).toHaveLength(100);
  });

  it('has a sentence for each code', () => {
    for (const sentence of Object.values(fieldErrors)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
