import * as calls from '@shala/contract/logbook';
import { type Route, read, write } from '#platform/http';
import { exportLogbook } from './service/exports.ts';
import { fetchTeacherLog, getLogHistory, getLogWeek, listLogProgress, listLogTopics } from './service/read-log.ts';
import { recordLog, reviewLog } from './service/record-log.ts';

export const logbookRoutes: Route[] = [
  read(calls.fetchTeacherLog, fetchTeacherLog),
  write(calls.recordLog, recordLog),
  write(calls.reviewLog, reviewLog),
  read(calls.exportLogbook, exportLogbook),
  read(calls.getLogHistory, getLogHistory),
  read(calls.listLogProgress, listLogProgress),
  read(calls.listLogTopics, listLogTopics),
  read(calls.getLogWeek, getLogWeek),
];
