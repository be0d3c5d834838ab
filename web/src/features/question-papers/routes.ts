import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const questionPapersScreens: ScreenRoute[] = [
  {
    path: paths.questionPapers,
    load: () =>
      import('./screens/papers-screen.tsx').then((screen) => ({ Component: screen.PapersScreen, prefetch: screen.prefetchPapers })),
  },
  {
    path: paths.newQuestionPaper,
    load: () =>
      import('./screens/new-paper-screen.tsx').then((screen) => ({ Component: screen.NewPaperScreen, prefetch: screen.prefetchNewPaper })),
  },
  {
    path: paths.questionBank,
    load: () => import('./screens/bank-screen.tsx').then((screen) => ({ Component: screen.BankScreen, prefetch: screen.prefetchBank })),
  },
  {
    path: paths.questionPaper,
    load: () => import('./screens/paper-screen.tsx').then((screen) => ({ Component: screen.PaperScreen, prefetch: screen.prefetchPaper })),
  },
];
