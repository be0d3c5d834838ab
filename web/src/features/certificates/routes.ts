import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const certificatesScreens: ScreenRoute[] = [
  {
    path: paths.certificates,
    load: () =>
      import('./screens/certificates-screen.tsx').then((screen) => ({ Component: screen.CertificatesScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.newCertificate,
    load: () =>
      import('./screens/new-certificate-screen.tsx').then((screen) => ({
        Component: screen.NewCertificateScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.classCertificates,
    load: () =>
      import('./screens/class-certificates-screen.tsx').then((screen) => ({
        Component: screen.ClassCertificatesScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.certificateForms,
    load: () => import('./screens/forms-screen.tsx').then((screen) => ({ Component: screen.FormsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.certificateForm,
    load: () => import('./screens/form-screen.tsx').then((screen) => ({ Component: screen.FormScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.certificateSettings,
    load: () => import('./screens/settings-screen.tsx').then((screen) => ({ Component: screen.SettingsScreen, prefetch: screen.prefetch })),
  },
];
