import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const logbookScreens: ScreenRoute[] = [
  {
    path: paths.logbook,
    load: () =>
      import('./screens/logbook-screen.tsx').then((screen) => ({ Component: screen.LogbookScreen, prefetch: screen.prefetchLogbook })),
  },
  {
    path: paths.teacherLog,
    load: () =>
      import('./screens/teacher-log-screen.tsx').then((screen) => ({
        Component: screen.TeacherLogScreen,
        prefetch: screen.prefetchTeacherLog,
      })),
  },
  {
    path: paths.logWeek,
    load: () => import('./screens/log-week-screen.tsx').then((screen) => ({ Component: screen.LogWeekScreen, prefetch: screen.prefetch })),
  },
];
