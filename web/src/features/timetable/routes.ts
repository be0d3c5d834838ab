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
];
