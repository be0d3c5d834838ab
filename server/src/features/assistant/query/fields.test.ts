import { expect, it } from 'vitest';
import { type FieldAsked, type Form, fieldsAsked, isAsked } from './testing/fields.ts';
import { queryOf } from './testing/read.ts';

/** What is read of each field as a condition, a group, a column and alone in a short phrase. */
function outcomeOf(one: FieldAsked): 'same' | 'else' | 'declined' {
  const query = queryOf(one.text);
  if (query === undefined) return 'declined';
  return isAsked(one, query) ? 'same' : 'else';
}

const isFull = process.env.TEST_SCOPE === 'full';
/** Every so many of some 1,300 questions are asked in a short run. */
const STEP = isFull ? 1 : 6;
const LEAST_SAME: Readonly<Record<Form, number>> = { group: 87, column: 92, alone: 92, condition: 90 };

it.each(Object.keys(LEAST_SAME) as Form[])('reads the fields of the records as a %s', (form) => {
  const asked = fieldsAsked()
    .filter((one) => one.form === form)
    .filter((_, at) => at % STEP === 0);
  const failed = asked.filter((one) => outcomeOf(one) !== 'same');
  const share = (100 * (asked.length - failed.length)) / asked.length;
  expect(asked.length).toBeGreaterThan(15);
  expect(share, failed.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(LEAST_SAME[form]);
});
