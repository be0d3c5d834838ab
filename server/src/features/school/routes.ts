import * as calls from '@shala/contract/school';
import { type Route, read, write } from '#platform/http';
import { listLogChoices, searchLog } from './service/audit.ts';
import { addressAuditFile } from './service/audit-file.ts';
import { search } from './service/search.ts';
import { addressWholeData, describeWholeData } from './service/whole-data.ts';

export const schoolRoutes: Route[] = [
  read(calls.searchEverywhere, search),
  read(calls.searchAuditLog, searchLog),
  read(calls.getAuditChoices, listLogChoices),
  read(calls.exportAuditLog, addressAuditFile),
  read(calls.describeWholeData, describeWholeData),
  write(calls.downloadWholeData, addressWholeData),
];
