import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const logbookScreens: ScreenRoute[] = [
  { path: paths.logbook, load: () => import('./screens/logbook-screen.tsx').then((screen) => ({ Component: screen.LogbookScreen })) },
  {
    path: paths.teacherLog,
    load: () => import('./screens/teacher-log-screen.tsx').then((screen) => ({ Component: screen.TeacherLogScreen })),
  },
];
