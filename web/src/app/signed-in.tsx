import type { RouteObject } from 'react-router';
import { ScreenSkeleton } from '#ui/skeleton';
import { Protected } from './protected.tsx';
import { FullScreenError, ScreenError } from './screen-error.tsx';
import { screenRoute } from './screen-route.tsx';
import { protectedScreens } from './screens.ts';
import { beginShell, Shell } from './shell/shell.tsx';

/** The screens of signed-in people in their frame. */
export const signedInRoute: RouteObject = {
  id: 'signed-in',
  element: <Protected />,
  errorElement: <FullScreenError />,
  children: [
    {
      Component: Shell,
      loader: beginShell,
      // The frame is begun once; its data is kept up to date by those who change it.
      shouldRevalidate: () => false,
      errorElement: <FullScreenError />,
      children: protectedScreens.map((screen) => screenRoute(screen, <ScreenSkeleton />, <ScreenError />)),
    },
  ],
};
