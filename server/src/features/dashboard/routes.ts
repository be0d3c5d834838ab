import * as calls from '@shala/contract/dashboard';
import { type Route, read, write } from '#platform/http';
import { getHomepage } from './homepage.ts';
import { getSetupChecklist, markSetupStep } from './service.ts';

export const dashboardRoutes: Route[] = [
  read(calls.getSetupChecklist, getSetupChecklist),
  write(calls.markSetupStep, markSetupStep),
  read(calls.getHomepage, getHomepage),
];
