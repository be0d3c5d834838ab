import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadChunk } from '#lib/load-chunk';
import { beginPrefetch, type ScreenRoute } from '#lib/screen';

/** A screen as the router takes it: loaded when it is gone to, its data begun at once, failing on its own. */
export function screenRoute({ path, load }: ScreenRoute, fallback: ReactNode, failure: ReactNode): RouteObject {
  return {
    path,
    lazy: async () => {
      const screen = await loadChunk(load);
      const loader = ({ params, request }: LoaderFunctionArgs) => {
        // Begun here and not awaited: the screen shows at once and takes up the running request.
        beginPrefetch(screen, params, request.url);
        return null;
      };
      return { Component: screen.Component, loader };
    },
    hydrateFallbackElement: fallback,
    errorElement: failure,
  };
}
