import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CallError } from '#lib/call-error';
import { FormError } from './form-error.tsx';

const refusal = (sentence: string) => new CallError({ status: 422, code: 'test', sentence });

it('goes once a field of the form was changed, and comes with the next refusal', async () => {
  const screenOf = (error: unknown) => (
    <form>
      <input aria-label="Name" />
      <FormError error={error} />
    </form>
  );
  const { rerender } = render(screenOf(refusal('This name exists already.')));
  expect(screen.getByText('This name exists already.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  expect(screen.queryByText('This name exists already.')).toBeNull();
  rerender(screenOf(refusal('This name exists too.')));
  expect(screen.getByText('This name exists too.')).toBeDefined();
});
