import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const setupScreens: ScreenRoute[] = [
  {
    path: paths.setup,
    load: () => import('./screens/setup-screen.tsx').then((screen) => ({ Component: screen.SetupScreen, prefetch: screen.prefetch })),
  },
];
