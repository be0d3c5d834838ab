import * as calls from '@shala/contract/operations';
import { type Route, read } from '#platform/http';
import { getHealth } from './service.ts';

export const operationsRoutes: Route[] = [read(calls.getHealth, getHealth)];
