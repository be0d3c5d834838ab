import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const noticesScreens: ScreenRoute[] = [
  { path: paths.notices, load: () => import('./screens/notices-screen.tsx').then((screen) => ({ Component: screen.NoticesScreen })) },
  {
    path: paths.allNotices,
    load: () => import('./screens/all-notices-screen.tsx').then((screen) => ({ Component: screen.AllNoticesScreen })),
  },
  {
    path: paths.noticeView,
    load: () => import('./screens/notice-view-screen.tsx').then((screen) => ({ Component: screen.NoticeViewScreen })),
  },
];
