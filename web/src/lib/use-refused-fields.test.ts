import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { useRefusedFields } from './use-refused-fields.ts';

const refusal = (fields: Record<string, string>) => new CallError({ status: 400, code: 'test', sentence: 'Check the fields.', fields });

it('a sentence goes with the change of its own field, and comes back with the next refusal', () => {
  const error = refusal({ name: 'Enter a name.', 'terms.1.endsOn': 'Enter a day.' });
  const draft = { name: '', terms: [{ endsOn: '' }, { endsOn: '' }] };
  const { result, rerender } = renderHook(({ failure, now }) => useRefusedFields(failure, now), {
    initialProps: { failure: null as unknown, now: draft },
  });
  expect(result.current).toEqual({ fields: {}, ofForm: null });
  rerender({ failure: error, now: draft });
  expect(result.current).toEqual({ fields: { name: 'Enter a name.', 'terms.1.endsOn': 'Enter a day.' }, ofForm: null });
  const named = { ...draft, name: 'Unit Test' };
  rerender({ failure: error, now: named });
  expect(result.current.fields).toEqual({ 'terms.1.endsOn': 'Enter a day.' });
  rerender({ failure: refusal({ name: 'This name exists already.' }), now: named });
  expect(result.current.fields).toEqual({ name: 'This name exists already.' });
});

it('a refusal that names no field is one of the form', () => {
  const error = refusal({});
  const { result } = renderHook(() => useRefusedFields(error, {}));
  expect(result.current).toEqual({ fields: {}, ofForm: error });
});
