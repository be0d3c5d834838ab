import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const textbooksScreens: ScreenRoute[] = [
  {
    path: paths.textbooks,
    load: () =>
      import('./screens/textbooks-screen.tsx').then((screen) => ({
        Component: screen.TextbooksScreen,
        prefetch: screen.prefetchTextbooksScreen,
      })),
  },
];
