import type { Route } from '#platform/http';
import { accessRoutes } from '../features/access/routes.ts';
import { assistantRoutes } from '../features/assistant/routes.ts';
import { attendanceRoutes } from '../features/attendance/routes.ts';
import { calendarRoutes } from '../features/calendar/routes.ts';
import { certificateRoutes } from '../features/certificates/routes.ts';
import { classRoutes } from '../features/classes/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { employeeRoutes } from '../features/employees/routes.ts';
import { examRoutes } from '../features/exams/routes.ts';
import { financeRoutes } from '../features/finance/routes.ts';
import { historyRoutes } from '../features/history/routes.ts';
import { identityRoutes } from '../features/identity/routes.ts';
import { importRoutes } from '../features/imports/routes.ts';
import { logbookRoutes } from '../features/logbook/routes.ts';
import { noticeRoutes } from '../features/notices/routes.ts';

import { operationsRoutes } from '../features/operations/routes.ts';
import { questionPaperRoutes } from '../features/question-papers/routes.ts';
import { schoolRoutes } from '../features/school/routes.ts';
import { studentRoutes } from '../features/students/routes.ts';
import { textbookRoutes } from '../features/textbooks/routes.ts';
import { timetableRoutes } from '../features/timetable/routes.ts';

/** The calls of all features except the assistant, which uses them. */
export const featureRoutes: readonly Route[] = [
  ...identityRoutes,
  ...accessRoutes,
  ...classRoutes,
  ...studentRoutes,
  ...historyRoutes,
  ...employeeRoutes,
  ...importRoutes,
  ...examRoutes,
  ...financeRoutes,
  ...attendanceRoutes,
  ...dashboardRoutes,
  ...calendarRoutes,
  ...noticeRoutes,
  ...operationsRoutes,
  ...logbookRoutes,
  ...schoolRoutes,
  ...textbookRoutes,
  ...questionPaperRoutes,
  ...timetableRoutes,
  ...certificateRoutes,
];

/** Every call of this server; the assistant uses those of the other features. */
export const allRoutes: readonly Route[] = [...featureRoutes, ...assistantRoutes(featureRoutes)];
