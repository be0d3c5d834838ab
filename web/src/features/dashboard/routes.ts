import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const dashboardScreens: ScreenRoute[] = [
  {
    path: paths.homepage,
    load: () =>
      import('./screens/homepage-screen.tsx').then((screen) => ({ Component: screen.HomepageScreen, prefetch: screen.prefetchHomepage })),
  },
];
