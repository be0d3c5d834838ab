import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const accountScreens: ScreenRoute[] = [
  {
    path: paths.account,
    load: () =>
      import('./screens/account-screen.tsx').then((screen) => ({ Component: screen.AccountScreen, prefetch: screen.prefetchAccount })),
  },
];
