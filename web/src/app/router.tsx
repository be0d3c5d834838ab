import { createBrowserRouter, type RouteObject } from 'react-router';
import { loadChunk } from '#lib/load-chunk';
import type { ScreenRoute } from '#lib/screen';
import { ScreenSkeleton } from '#ui/skeleton';
import { GuestOnly, Protected } from './guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { FullScreenError, ScreenError } from './screen-error.tsx';
import { screenRoute } from './screen-route.tsx';
import { guestScreens, notFoundScreen, protectedScreens, publicScreens } from './screens.ts';

/** All routes of the specification. Each screen is a chunk of its own and fails on its own. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FullScreenError />,
    children: [
      ...publicScreens.map(fullScreenRoute),
      { element: <GuestOnly />, children: guestScreens.map(fullScreenRoute) },
      {
        element: <Protected />,
        errorElement: <FullScreenError />,
        children: [
          {
            lazy: async () => {
              const { Shell, beginShell } = await loadChunk(() => import('./shell/shell.tsx'));
              return { Component: Shell, loader: beginShell };
            },
            // The frame is begun once; its data is kept up to date by those who change it.
            shouldRevalidate: () => false,
            hydrateFallbackElement: <LoadingScreen />,
            errorElement: <FullScreenError />,
            children: protectedScreens.map((screen) => screenRoute(screen, <ScreenSkeleton />, <ScreenError />)),
          },
        ],
      },
      fullScreenRoute(notFoundScreen),
    ],
  },
];

/** The router over the browser's address bar. */
export function createAppRouter() {
  return createBrowserRouter(routes);
}

function fullScreenRoute(screen: ScreenRoute): RouteObject {
  return screenRoute(screen, <LoadingScreen />, <FullScreenError />);
}
