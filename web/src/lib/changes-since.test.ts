import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { changesSince, presentOf } from './changes-since.ts';

it('only what is otherwise is sent, with what it was', () => {
  const began = { name: 'Asha', phone: null, subjects: ['b', 'a'], isTeaching: true };
  expect(changesSince(began, { name: 'Asha Rao', phone: '', subjects: ['a', 'b'], isTeaching: true, reason: '' })).toEqual({
    name: 'Asha Rao',
    reason: '',
    seen: { name: 'Asha' },
  });
  expect(changesSince(began, { ...began })).toEqual({});
});

it('only the refusal of a change over another says how things are now', () => {
  const refusal = (code: string) => new CallError({ status: 409, code, sentence: 'No.', data: { present: { name: 'Asha Rao' } } });
  expect(presentOf(refusal('changedMeanwhile'))).toEqual({ name: 'Asha Rao' });
  expect(presentOf(refusal('admissionNumberTaken'))).toEqual({});
  expect(presentOf(new Error('away'))).toEqual({});
});
