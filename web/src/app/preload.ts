import { matchPath } from 'react-router';
import { beginPrefetch, type ScreenRoute } from '#lib/screen';
import { allScreens } from './screens.ts';

/** Fetches a screen's chunk and begins its data, when a person points at the way there. */
export function preloadScreen(path: string): void {
  const screen = screenAt(path);
  if (!screen) return;
  const { params = {} } = matchPath(screen.path, path) ?? {};
  // A failure here is nothing yet: the navigation itself asks again and tells.
  screen.load().then(
    (module) => beginPrefetch(module, params, new URL(path, window.location.origin).href),
    () => undefined,
  );
}

/** How to load the chunks of the screens at these paths. */
export function chunksOf(paths: string[]): (() => Promise<unknown>)[] {
  return paths.flatMap((path) => screenAt(path)?.load ?? []);
}

function screenAt(path: string): ScreenRoute | undefined {
  return allScreens.find((screen) => matchPath(screen.path, path));
}
