import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const operationsScreens: ScreenRoute[] = [
  {
    path: paths.health,
    load: () =>
      import('./screens/health-screen.tsx').then((screen) => ({ Component: screen.HealthScreen, prefetch: screen.prefetchHealth })),
  },
];
