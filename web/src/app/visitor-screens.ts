import type { ScreenRoute } from '#lib/screen';
import { certificatesPublicScreens } from '../features/certificates/public-routes.ts';
import { identityGuestScreens, identityPublicScreens } from '../features/identity/routes.ts';
import { noticesPublicScreens } from '../features/notices/public-routes.ts';
import { publicPageScreens } from '../features/public/routes.ts';

/** For everybody, signed in or not; painted without waiting for the session. */
export const publicScreens: ScreenRoute[] = [
  ...publicPageScreens,
  ...identityPublicScreens,
  ...noticesPublicScreens,
  ...certificatesPublicScreens,
];

/** For visitors; who is signed in is taken to /homepage. */
export const guestScreens: ScreenRoute[] = identityGuestScreens;

/** Every other address. */
export const notFoundScreen: ScreenRoute = {
  path: '*',
  load: () => import('./not-found-screen.tsx').then((screen) => ({ Component: screen.NotFoundScreen })),
};
