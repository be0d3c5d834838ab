import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const importsScreens: ScreenRoute[] = [
  {
    path: paths.importData,
    load: () => import('./screens/import-screen.tsx').then((screen) => ({ Component: screen.ImportScreen, prefetch: screen.prefetch })),
  },
];
