import { generalErrors } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, fieldSentence, notFound, Refusal, type RefusalKind, sentence } from './index.ts';

describe('a refusal', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['notFound', 404],
    ['timedOut', 408],
    ['conflict', 409],
    ['tooLarge', 413],
    ['unsupported', 415],
    ['unprocessable', 422],
    ['tooMany', 429],
    ['unavailable', 503],
  ] satisfies [RefusalKind, number][])('that is %s has the status %i', (kind, status) => {
    expect(new Refusal(kind, 'busy').status).toBe(status);
  });

  it('says its sentence with the values filled in, one and many', () => {
    expect(new Refusal('tooMany', 'tooMany', { values: { minutes: 1 } }).message).toBe('Too many attempts. Please try again in 1 minute.');
    expect(new Refusal('tooMany', 'tooMany', { values: { minutes: 12 } }).message).toBe(
      'Too many attempts. Please try again in 12 minutes.',
    );
  });

  it('of what is not there does not tell whose it is', () => {
    expect(notFound()).toMatchObject({ kind: 'notFound', message: 'Record not found. It may have been deleted.' });
  });
});

describe('the sentences', () => {
  it.each(Object.keys(generalErrors) as ErrorCode[])('of %s is whole and leaves no placeholder open', (code) => {
    expect(sentence(code, { minutes: 2, requestId: 'r-1' })).toMatch(/^[A-Z][^{}]*[.]$/);
  });

  it('keep what is filled in as it is, braces and all', () => {
    expect(fieldSentence('unknownField', { keys: '{minutes} <b>' })).toBe(
      'This entry is not known: {minutes} <b>. Reload the page and try again.',
    );
  });
});
