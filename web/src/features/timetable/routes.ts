import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const timetableScreens: ScreenRoute[] = [
  {
    path: paths.scheduler,
    load: () =>
      import('./screens/scheduler-screen.tsx').then((screen) => ({
        Component: screen.SchedulerScreen,
        prefetch: screen.prefetchScheduler,
      })),
  },
  {
    path: paths.teacherWeek,
    load: () =>
      import('./screens/teacher-week-screen.tsx').then((screen) => ({
        Component: screen.TeacherWeekScreen,
        prefetch: screen.prefetchTeacherWeek,
      })),
  },
  {
    path: paths.schoolWeek,
    load: () =>
      import('./screens/school-week-screen.tsx').then((screen) => ({
        Component: screen.SchoolWeekScreen,
        prefetch: screen.prefetchSchoolWeek,
      })),
  },
  {
    path: paths.timetableGenerator,
    load: () =>
      import('./generator/generator-screen.tsx').then((screen) => ({
        Component: screen.GeneratorScreen,
        prefetch: screen.prefetchGenerator,
      })),
  },
  {
    path: paths.timetableRules,
    load: () => import('./rules/rules-screen.tsx').then((screen) => ({ Component: screen.RulesScreen, prefetch: screen.prefetchRules })),
  },
  {
    path: paths.timetableVersions,
    load: () =>
      import('./versions/versions-screen.tsx').then((screen) => ({
        Component: screen.VersionsScreen,
        prefetch: screen.prefetchVersions,
      })),
  },
  {
    path: paths.coverDesk,
    load: () =>
      import('./screens/cover-screen.tsx').then((screen) => ({ Component: screen.CoverScreen, prefetch: screen.prefetchCoverDesk })),
  },
];
