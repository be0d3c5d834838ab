import * as calls from '@shala/contract/dashboard';
import { type Route, read, write } from '#platform/http';
import { readHomepage } from './homepage.ts';
import { getChecklist, markStep } from './service.ts';

export const dashboardRoutes: Route[] = [
  read(calls.getSetupChecklist, getChecklist),
  write(calls.markSetupStep, markStep),
  read(calls.getHomepage, readHomepage),
];
