import type { ScreenRoute } from '#lib/screen';
import { accessScreens } from '../features/access/routes.ts';
import { accountScreens } from '../features/account/routes.ts';
import { assistantScreens } from '../features/assistant/routes.ts';
import { attendanceScreens } from '../features/attendance/routes.ts';
import { calendarScreens } from '../features/calendar/routes.ts';
import { certificatesPublicScreens, certificatesScreens } from '../features/certificates/routes.ts';
import { dashboardScreens } from '../features/dashboard/routes.ts';
import { employeesScreens } from '../features/employees/routes.ts';
import { examsScreens } from '../features/exams/routes.ts';
import { financeScreens } from '../features/finance/routes.ts';
import { identityGuestScreens, identityPublicScreens } from '../features/identity/routes.ts';
import { importsScreens } from '../features/imports/routes.ts';
import { logbookScreens } from '../features/logbook/routes.ts';
import { noticesPublicScreens, noticesScreens } from '../features/notices/routes.ts';
import { operationsScreens } from '../features/operations/routes.ts';
import { publicPageScreens } from '../features/public/routes.ts';
import { questionPapersScreens } from '../features/question-papers/routes.ts';
import { schoolScreens } from '../features/school/routes.ts';
import { setupScreens } from '../features/setup/routes.ts';
import { studentsScreens } from '../features/students/routes.ts';
import { textbooksScreens } from '../features/textbooks/routes.ts';
import { timetableScreens } from '../features/timetable/routes.ts';

/** For everybody, signed in or not; painted without waiting for the session. */
export const publicScreens: ScreenRoute[] = [
  ...publicPageScreens,
  ...identityPublicScreens,
  ...noticesPublicScreens,
  ...certificatesPublicScreens,
];

/** For visitors; who is signed in is taken to /homepage. */
export const guestScreens: ScreenRoute[] = identityGuestScreens;

/** For the school's administrators. */
export const protectedScreens: ScreenRoute[] = [
  ...dashboardScreens,
  ...accessScreens,
  ...accountScreens,
  ...assistantScreens,
  ...employeesScreens,
  ...importsScreens,
  ...studentsScreens,
  ...financeScreens,
  ...attendanceScreens,
  ...calendarScreens,
  ...certificatesScreens,
  ...examsScreens,
  ...noticesScreens,
  ...timetableScreens,
  ...logbookScreens,
  ...textbooksScreens,
  ...questionPapersScreens,
  ...schoolScreens,
  ...setupScreens,
  ...operationsScreens,
];

/** Every other address. */
export const notFoundScreen: ScreenRoute = {
  path: '*',
  load: () => import('./not-found-screen.tsx').then((screen) => ({ Component: screen.NotFoundScreen })),
};

export const allScreens: ScreenRoute[] = [...protectedScreens, ...guestScreens, ...publicScreens];
