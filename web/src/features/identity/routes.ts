import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const identityGuestScreens: ScreenRoute[] = [
  { path: paths.login, load: () => import('./screens/login-screen.tsx').then((screen) => ({ Component: screen.LoginScreen })) },
  { path: paths.register, load: () => import('./screens/register-screen.tsx').then((screen) => ({ Component: screen.RegisterScreen })) },
  {
    path: paths.newSchool,
    load: () => import('./screens/new-school-screen.tsx').then((screen) => ({ Component: screen.NewSchoolScreen })),
  },
];

export const identityPublicScreens: ScreenRoute[] = [
  {
    path: paths.verification,
    load: () => import('./screens/verification-screen.tsx').then((screen) => ({ Component: screen.VerificationScreen })),
  },
  { path: paths.waiting, load: () => import('./screens/waiting-screen.tsx').then((screen) => ({ Component: screen.WaitingScreen })) },
  { path: paths.forgot, load: () => import('./screens/forgot-screen.tsx').then((screen) => ({ Component: screen.ForgotScreen })) },
  { path: paths.reset, load: () => import('./screens/reset-screen.tsx').then((screen) => ({ Component: screen.ResetScreen })) },
];
