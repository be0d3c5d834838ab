import * as calls from '@shala/contract/logbook';
import { type Route, read, write } from '#platform/http';
import { addressExport } from './service/exports.ts';
import { listDayProgress, listTopics, readDay, readHistory, readWeek } from './service/read-log.ts';
import { record, review } from './service/record-log.ts';

export const logbookRoutes: Route[] = [
  read(calls.fetchTeacherLog, readDay),
  write(calls.recordLog, record),
  write(calls.reviewLog, review),
  read(calls.exportLogbook, addressExport),
  read(calls.getLogHistory, readHistory),
  read(calls.listLogProgress, listDayProgress),
  read(calls.listLogTopics, listTopics),
  read(calls.getLogWeek, readWeek),
];
