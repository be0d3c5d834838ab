import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const schoolScreens: ScreenRoute[] = [
  {
    path: paths.schoolData,
    load: () => import('./screens/school-data-screen.tsx').then((screen) => ({ Component: screen.SchoolDataScreen })),
  },
  {
    path: paths.schoolProfile,
    load: () =>
      import('./screens/school-profile-screen.tsx').then((screen) => ({
        Component: screen.SchoolProfileScreen,
        prefetch: screen.prefetchSchoolProfile,
      })),
  },
  {
    path: paths.yearsData,
    load: () => import('./screens/years-screen.tsx').then((screen) => ({ Component: screen.YearsScreen, prefetch: screen.prefetchYears })),
  },
  {
    path: paths.classesData,
    load: () =>
      import('./screens/classes-data-screen.tsx').then((screen) => ({
        Component: screen.ClassesDataScreen,
        prefetch: screen.prefetchClassesData,
      })),
  },
  {
    path: paths.subjectsData,
    load: () =>
      import('./screens/subjects-data-screen.tsx').then((screen) => ({
        Component: screen.SubjectsDataScreen,
        prefetch: screen.prefetchSubjectsData,
      })),
  },
  {
    path: paths.periodsData,
    load: () =>
      import('./screens/periods-screen.tsx').then((screen) => ({ Component: screen.PeriodsScreen, prefetch: screen.prefetchPeriods })),
  },
  {
    path: paths.categoriesData,
    load: () =>
      import('./screens/categories-screen.tsx').then((screen) => ({
        Component: screen.CategoriesScreen,
        prefetch: screen.prefetchCategories,
      })),
  },
  {
    path: paths.usersData,
    load: () => import('./screens/users-screen.tsx').then((screen) => ({ Component: screen.UsersScreen, prefetch: screen.prefetchUsers })),
  },
  {
    path: paths.auditLog,
    load: () => import('./screens/audit-screen.tsx').then((screen) => ({ Component: screen.AuditScreen, prefetch: screen.prefetchAudit })),
  },
  {
    path: paths.wholeData,
    load: () =>
      import('./screens/whole-data-screen.tsx').then((screen) => ({
        Component: screen.WholeDataScreen,
        prefetch: screen.prefetchWholeData,
      })),
  },
];
