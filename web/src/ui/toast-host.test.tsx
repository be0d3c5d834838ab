import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeErrors, noteFailure, noteSuccess, showToast, takeToasts } from '#lib/toasts';
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

afterEach(() => vi.useRealTimers());

it('an error goes when the same save succeeds, and others stay', async () => {
  renderScreen(<ToastHost />);
  for (const call of ['placePapers', 'saveRoom']) {
    noteFailure(call, `${call} failed`);
    act(() => showToast({ tone: 'bad', sentence: `${call} failed` }));
  }
  expect(await screen.findByText('saveRoom failed')).toBeDefined();
  act(() => noteSuccess('placePapers'));
  await waitFor(() => expect(screen.queryByText('placePapers failed')).toBeNull());
  expect(screen.getByText('saveRoom failed')).toBeDefined();
});

it('an error goes when the screen is left, but not before it could be read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  renderScreen(<ToastHost />);
  act(() => showToast({ tone: 'bad', sentence: 'An old error' }));
  expect(await screen.findByText('An old error')).toBeDefined();
  vi.setSystemTime(Date.now() + 7000);
  act(() => showToast({ tone: 'bad', sentence: 'A new error' }));
  act(() => closeErrors('left'));
  await waitFor(() => expect(screen.queryByText('An old error')).toBeNull());
  expect(screen.getByText('A new error')).toBeDefined();
});
