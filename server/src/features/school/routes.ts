import * as calls from '@shala/contract/school';
import { type Route, read } from '#platform/http';
import { listLogChoices, searchLog } from './service/audit.ts';
import { addressAuditFile } from './service/audit-file.ts';
import { search } from './service/search.ts';

export const schoolRoutes: Route[] = [
  read(calls.searchEverywhere, search),
  read(calls.searchAuditLog, searchLog),
  read(calls.getAuditChoices, listLogChoices),
  read(calls.exportAuditLog, addressAuditFile),
];
