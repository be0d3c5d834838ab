import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast, takeToasts } from '#lib/toasts';
import { renderScreen } from '../../test/render.tsx';
import { ToastHost } from './toast-host.tsx';

it('what was done last is seen, also while errors that nobody closed are in sight', async () => {
  takeToasts();
  renderScreen(<ToastHost />);
  act(() => {
    for (const name of ['first', 'second', 'third', 'fourth']) showToast({ tone: 'bad', sentence: `The ${name} error` });
  });
  expect(await screen.findByText('The first error')).toBeDefined();
  act(() => showToast({ tone: 'good', sentence: 'It was saved.' }));
  expect(await screen.findByText('It was saved.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('The first error')).toBeNull());
  expect(screen.getByText('The second error')).toBeDefined();
});
