import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const calendarScreens: ScreenRoute[] = [
  {
    path: paths.calendar,
    load: () =>
      import('./screens/calendar-screen.tsx').then((screen) => ({
        Component: screen.CalendarScreen,
        prefetch: screen.prefetchCalendarScreen,
      })),
  },
];
