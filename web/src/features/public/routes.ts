import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const publicPageScreens: ScreenRoute[] = [
  { path: paths.landing, load: () => import('./screens/landing-screen.tsx').then((screen) => ({ Component: screen.LandingScreen })) },
  { path: paths.pricing, load: () => import('./screens/pricing-screen.tsx').then((screen) => ({ Component: screen.PricingScreen })) },
  { path: paths.privacy, load: () => import('./screens/privacy-screen.tsx').then((screen) => ({ Component: screen.PrivacyScreen })) },
  {
    path: paths.forTeacher,
    load: () => import('./screens/for-teacher-screen.tsx').then((screen) => ({ Component: screen.ForTeacherScreen })),
  },
  {
    path: paths.forSchool,
    load: () => import('./screens/for-school-screen.tsx').then((screen) => ({ Component: screen.ForSchoolScreen })),
  },
];
