import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

/** For everybody: the transfer certificates that a school publishes. */
export const certificatesPublicScreens: ScreenRoute[] = [
  {
    path: paths.issuedCertificates,
    load: () => import('./screens/issued-screen.tsx').then((screen) => ({ Component: screen.IssuedScreen })),
  },
];
