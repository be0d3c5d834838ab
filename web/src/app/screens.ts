import type { ScreenRoute } from '#lib/screen';
import { accessScreens } from '../features/access/routes.ts';
import { accountScreens } from '../features/account/routes.ts';
import { assistantScreens } from '../features/assistant/routes.ts';
import { attendanceScreens } from '../features/attendance/routes.ts';
import { calendarScreens } from '../features/calendar/routes.ts';
import { certificatesScreens } from '../features/certificates/routes.ts';
import { dashboardScreens } from '../features/dashboard/routes.ts';
import { employeesScreens } from '../features/employees/routes.ts';
import { examsScreens } from '../features/exams/routes.ts';
import { financeScreens } from '../features/finance/routes.ts';
import { importsScreens } from '../features/imports/routes.ts';
import { logbookScreens } from '../features/logbook/routes.ts';
import { noticesScreens } from '../features/notices/routes.ts';
import { operationsScreens } from '../features/operations/routes.ts';
import { questionPapersScreens } from '../features/question-papers/routes.ts';
import { schoolScreens } from '../features/school/routes.ts';
import { setupScreens } from '../features/setup/routes.ts';
import { studentsScreens } from '../features/students/routes.ts';
import { textbooksScreens } from '../features/textbooks/routes.ts';
import { timetableScreens } from '../features/timetable/routes.ts';
import { guestScreens, publicScreens } from './visitor-screens.ts';

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

export const allScreens: ScreenRoute[] = [...protectedScreens, ...guestScreens, ...publicScreens];
