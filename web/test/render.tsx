import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18n } from '#lib/i18n';
import { queryClient } from '#lib/query-client';
import { ThemeProvider } from '#ui/theme';
import { routes } from '../src/app/router.tsx';

type Start = string | { pathname: string; search?: string; state?: unknown };

/** The whole app at an address, as the browser would open it. */
export function renderApp(start: Start) {
  return renderRoutes(routes, start);
}

/** One screen alone, with what the app's frame gives it. */
export function renderScreen(screen: ReactNode, start: Start = '/') {
  return renderRoutes([{ path: '*', element: screen }], start);
}

/** Routes of a test's own. */
export function renderRoutes(tree: RouteObject[], start: Start) {
  queryClient.clear();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const router = createMemoryRouter(tree, { initialEntries: [start] });
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
