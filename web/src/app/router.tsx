import { createBrowserRouter, matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { loadChunk } from '#lib/load-chunk';
import type { ScreenRoute } from '#lib/screen';
import { GuestOnly } from './guest-only.tsx';
import { loadSignedIn } from './load-signed-in.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { FullScreenError } from './screen-error.tsx';
import { screenRoute } from './screen-route.tsx';
import { guestScreens, notFoundScreen, publicScreens } from './visitor-screens.ts';

const SCREENS = 'screens';

/** The routes that a visitor needs. Each screen is a chunk of its own and fails on its own. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FullScreenError />,
    children: [
      {
        id: SCREENS,
        // Within the session, whose second runs while the routes of an address are still fetched.
        hydrateFallbackElement: <LoadingScreen />,
        children: [
          ...publicScreens.map(fullScreenRoute),
          { element: <GuestOnly />, children: guestScreens.map(fullScreenRoute) },
          fullScreenRoute(notFoundScreen),
        ],
      },
    ],
  },
];

/** Adds the routes of signed-in people with the first address that is no visitor's. */
export const addSignedIn: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (publicScreens.some((screen) => matchPath(screen.path, path))) return;
  const { signedInRoute } = await loadChunk(loadSignedIn);
  patch(SCREENS, [signedInRoute]);
};

/** The router over the browser's address bar. */
export function createAppRouter() {
  return createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedIn });
}

function fullScreenRoute(screen: ScreenRoute): RouteObject {
  return screenRoute(screen, <LoadingScreen />, <FullScreenError />);
}
