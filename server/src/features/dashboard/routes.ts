import * as calls from '@shala/contract/dashboard';
import { type Route, read } from '#platform/http';
import { readHomepage } from './homepage.ts';
import { getChecklist } from './service.ts';

export const dashboardRoutes: Route[] = [read(calls.getSetupChecklist, getChecklist), read(calls.getHomepage, readHomepage)];
