import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const noticesScreens: ScreenRoute[] = [
  {
    path: paths.notices,
    load: () =>
      import('./screens/notices-screen.tsx').then((screen) => ({
        Component: screen.NoticesScreen,
        prefetch: screen.prefetchNoticesScreen,
      })),
  },
  {
    path: paths.channelsData,
    load: () => import('./screens/channels-screen.tsx').then((screen) => ({ Component: screen.ChannelsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.allNotices,
    load: () =>
      import('./screens/all-notices-screen.tsx').then((screen) => ({ Component: screen.AllNoticesScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.noticeView,
    load: () =>
      import('./screens/notice-view-screen.tsx').then((screen) => ({ Component: screen.NoticeViewScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.writeNotice,
    load: () =>
      import('./screens/write-notice-screen.tsx').then((screen) => ({
        Component: screen.WriteNoticeScreen,
        prefetch: screen.prefetchWriteNotice,
      })),
  },
];
