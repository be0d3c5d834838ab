import { getHistory } from '@shala/contract/history';
import { type Route, read } from '#platform/http';
import { readHistory } from './service.ts';

export const historyRoutes: Route[] = [read(getHistory, readHistory)];
