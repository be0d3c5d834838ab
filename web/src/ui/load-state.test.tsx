import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '#lib/call-error';
import { renderScreen } from '../../test/render.tsx';
import { LoadState } from './load-state.tsx';

const failed = (status: number) => ({
  data: undefined,
  error: new CallError({ status, code: 'any', sentence: 'Record not found.', requestId: 'r-1' }),
  ...{ isPending: false, isFetching: false, refetch: () => undefined },
});

const open = (status: number) =>
  renderScreen(
    <LoadState query={failed(status)} title="Not loaded" missing={{ title: 'Not found', action: <a href="/student">Back</a> }}>
      {() => null}
    </LoadState>,
  );

it('a record that is not there offers the way back, and nothing to try again', () => {
  open(404);
  expect(screen.getByText('Not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' })).toBeDefined();
  expect(screen.getByText('The record may have been deleted. Open the list and select it again.')).toBeDefined();
  expect(screen.queryByText('Record not found.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/error number/)).toBeNull();
});

it('what failed otherwise can be tried again', () => {
  open(500);
  expect(screen.getByText('Not loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('If it happens again, tell your computer person this error number: r-1')).toBeDefined();
});
