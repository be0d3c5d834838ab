import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { readNativeDigits } from './native-digits.ts';

function Sum({ mode }: { mode: 'decimal' | 'text' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <input
        aria-label={mode}
        inputMode={mode}
        value={value}
        onChange={({ target }) => setValue(target.value.replace(mode === 'text' ? '' : /\D/g, ''))}
      />
      <output aria-label={`${mode} read`}>{value}</output>
    </>
  );
}

beforeAll(readNativeDigits);

it('Devanagari digits are read in a field of numbers, and stay in any other', async () => {
  render(
    <>
      <Sum mode="decimal" />
      <Sum mode="text" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'decimal' }), '१२०५');
  await userEvent.type(screen.getByRole('textbox', { name: 'text' }), '१२');
  expect(screen.getByRole('status', { name: 'decimal read' }).textContent).toBe('1205');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'decimal' }).value).toBe('1205');
  expect(screen.getByRole('status', { name: 'text read' }).textContent).toBe('१२');
});
