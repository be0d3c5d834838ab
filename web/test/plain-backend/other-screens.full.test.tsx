import { screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { AuthProvider } from '#features/identity';
import { ScreenError } from '../../src/app/screen-error.tsx';
import { screenRoute } from '../../src/app/screen-route.tsx';
import { protectedScreens } from '../../src/app/screens.ts';
import { renderRoutes } from '../render.tsx';
import { startPlainBackend } from './backend.ts';
import { RAW } from './raw.ts';

/**
 * Screens whose content the specification does not show live on calls of Shala alone: another backend cannot fill them. They still open
 * there, say in a sentence what is missing, and leave the way to every other screen.
 */
beforeEach(() => startPlainBackend());

const shell = (
  <AuthProvider onSignedOut={() => undefined}>
    <Outlet />
  </AuthProvider>
);
const tree = protectedScreens.map((route) => screenRoute(route, <p>loading</p>, <ScreenError />));

it.each(protectedScreens.map(({ path }) => path))('%s opens with a backend of the specification alone', async (path) => {
  const view = renderRoutes([{ element: shell, children: tree }], path.replace(/:\w+/g, 'x'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).not.toHaveLength(0));
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  expect(document.body.textContent).not.toMatch(/stopped working/);
  expect(document.body.textContent).not.toMatch(RAW);
  view.unmount();
});
