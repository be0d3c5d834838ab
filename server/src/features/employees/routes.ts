import * as calls from '@shala/contract/employees';
import { type Route, read } from '#platform/http';
import { listEmployees } from './service.ts';

export const employeeRoutes: Route[] = [read(calls.getTeacherList, listEmployees)];
