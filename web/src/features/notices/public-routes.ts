import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

/** For recipients, who have no account. */
export const noticesPublicScreens: ScreenRoute[] = [
  { path: paths.confirmNotice, load: () => import('./screens/confirm-screen.tsx').then((screen) => ({ Component: screen.ConfirmScreen })) },
];
