import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const examsScreens: ScreenRoute[] = [
  {
    path: paths.exams,
    load: () => import('./screens/exams-screen.tsx').then((screen) => ({ Component: screen.ExamsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.performance,
    load: () =>
      import('./screens/performance-screen.tsx').then((screen) => ({ Component: screen.PerformanceScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.offlineExams,
    load: () =>
      import('./screens/offline-exams-screen.tsx').then((screen) => ({ Component: screen.OfflineExamsScreen, prefetch: screen.prefetch })),
  },
  {
    path: paths.newOfflineExam,
    load: () =>
      import('./screens/new-offline-exam-screen.tsx').then((screen) => ({
        Component: screen.NewOfflineExamScreen,
        prefetch: screen.prefetch,
      })),
  },
  {
    path: paths.offlineExam,
    load: () => import('./screens/offline-exam-screen.tsx').then((screen) => ({ Component: screen.OfflineExamScreen })),
  },
  {
    path: paths.editOfflineExam,
    load: () => import('./screens/edit-offline-exam-screen.tsx').then((screen) => ({ Component: screen.EditOfflineExamScreen })),
  },
];
