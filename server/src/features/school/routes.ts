import * as calls from '@shala/contract/school';
import { type Route, read, write } from '#platform/http';
import { getAuditChoices, searchAuditLog } from './service/audit.ts';
import { exportAuditLog } from './service/audit-file.ts';
import { searchEverywhere } from './service/search.ts';
import { describeWholeData, downloadWholeData } from './service/whole-data.ts';

export const schoolRoutes: Route[] = [
  read(calls.searchEverywhere, searchEverywhere),
  read(calls.searchAuditLog, searchAuditLog),
  read(calls.getAuditChoices, getAuditChoices),
  read(calls.exportAuditLog, exportAuditLog),
  read(calls.describeWholeData, describeWholeData),
  write(calls.downloadWholeData, downloadWholeData),
];
