import { paths } from '#lib/paths';
import type { ScreenRoute } from '#lib/screen';

export const assistantScreens: ScreenRoute[] = [
  {
    path: paths.assistant,
    load: () =>
      import('./screens/assistant-screen.tsx').then((screen) => ({ Component: screen.AssistantScreen, prefetch: screen.prefetchChat })),
  },
  {
    path: paths.assistantData,
    load: () =>
      import('./screens/assistant-log-screen.tsx').then((screen) => ({
        Component: screen.AssistantLogScreen,
        prefetch: screen.prefetchAssistantLog,
      })),
  },
];
