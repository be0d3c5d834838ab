import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const schoolScreens: ScreenRoute[] = [
  {
    path: paths.schoolData,
    load: () => import('./screens/school-data-screen.tsx').then((screen) => ({ Component: screen.SchoolDataScreen })),
  },
  {
    path: paths.schoolProfile,
    load: () => import('./screens/school-profile-screen.tsx').then((screen) => ({ Component: screen.SchoolProfileScreen })),
  },
  {
    path: paths.classesData,
    load: () => import('./screens/classes-data-screen.tsx').then((screen) => ({ Component: screen.ClassesDataScreen })),
  },
  {
    path: paths.subjectsData,
    load: () => import('./screens/subjects-data-screen.tsx').then((screen) => ({ Component: screen.SubjectsDataScreen })),
  },
];
