import type { Route } from '#platform/http';
import { calendarRoutes } from '../features/calendar/routes.ts';
import { classRoutes } from '../features/classes/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { financeRoutes } from '../features/finance/routes.ts';
import { identityRoutes } from '../features/identity/routes.ts';
import { logbookRoutes } from '../features/logbook/routes.ts';
import { noticeRoutes } from '../features/notices/routes.ts';

import { operationsRoutes } from '../features/operations/routes.ts';
import { textbookRoutes } from '../features/textbooks/routes.ts';
import { timetableRoutes } from '../features/timetable/routes.ts';

/** Every call that this server answers. */
export const allRoutes: readonly Route[] = [
  ...identityRoutes,
  ...classRoutes,
  ...financeRoutes,
  ...dashboardRoutes,
  ...calendarRoutes,
  ...noticeRoutes,
  ...operationsRoutes,
  ...logbookRoutes,
  ...textbookRoutes,
  ...timetableRoutes,
];
