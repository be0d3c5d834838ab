import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const accessScreens: ScreenRoute[] = [
  {
    path: paths.accessData,
    load: () =>
      import('./screens/access-screen.tsx').then((screen) => ({ Component: screen.AccessScreen, prefetch: screen.prefetchAccess })),
  },
];
