import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const certificatesScreens: ScreenRoute[] = [
  {
    path: paths.certificates,
    load: () => import('./screens/certificates-screen.tsx').then((screen) => ({ Component: screen.CertificatesScreen })),
  },
  {
    path: paths.newCertificate,
    load: () => import('./screens/new-certificate-screen.tsx').then((screen) => ({ Component: screen.NewCertificateScreen })),
  },
];
