import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AuthProvider, useAuth } from '#features/identity';
import { i18n } from '#lib/i18n';
import { queryClient } from '#lib/query-client';
import type { ScreenRoute } from '#lib/screen';
import { readToken } from '#lib/token';
import { ThemeProvider } from '#ui/theme';
import { addSignedIn, routes } from '../src/app/router.tsx';
import { screenRoute } from '../src/app/screen-route.tsx';

type Start = string | { pathname: string; search?: string; state?: unknown };

/** The whole app at an address, as the browser would open it. */
export function renderApp(start: Start) {
  return renderRoutes(routes, start, { patchRoutesOnNavigation: addSignedIn });
}

/** One screen alone, with what the app's frame gives it. */
export function renderScreen(screen: ReactNode, start: Start = '/') {
  return renderRoutes([{ path: '*', element: screen }], start);
}

/** A screen for visitors, whose frame has no library for layout: a part that needs it fails here as it would for them. */
export function renderForVisitor(screen: ReactNode, start: Start = '/') {
  queryClient.clear();
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [start] });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** Screens of a feature, for who is signed in with the stored token and has the second of the session check behind them. */
export function renderSignedIn(screens: ScreenRoute[], start: Start) {
  const element = (
    <AuthProvider onSignedOut={() => undefined}>
      <SignedIn />
    </AuthProvider>
  );
  return renderRoutes([{ element, children: screens.map((one) => screenRoute(one, null, null)) }], start);
}

function SignedIn() {
  const { authenticated, login } = useAuth();
  useLayoutEffect(() => {
    login(readToken() ?? '');
  }, [login]);
  return authenticated && <Outlet />;
}

/** Routes of a test's own. */
export function renderRoutes(tree: RouteObject[], start: Start, more: Parameters<typeof createMemoryRouter>[1] = {}) {
  queryClient.clear();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const router = createMemoryRouter(tree, { ...more, initialEntries: [start] });
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...view, router };
}
