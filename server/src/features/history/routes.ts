import * as calls from '@shala/contract/history';
import { type Route, read } from '#platform/http';
import { getHistory } from './service.ts';

export const historyRoutes: Route[] = [read(calls.getHistory, getHistory)];
