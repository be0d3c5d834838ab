import * as calls from '@shala/contract/logbook';
import { type Route, read, write } from '#platform/http';
import { listDayProgress, listTopics, readDay, readHistory, readWeek } from './service/read-log.ts';
import { record } from './service/record-log.ts';

export const logbookRoutes: Route[] = [
  read(calls.fetchTeacherLog, readDay),
  write(calls.recordLog, record),
  read(calls.getLogHistory, readHistory),
  read(calls.listLogProgress, listDayProgress),
  read(calls.listLogTopics, listTopics),
  read(calls.getLogWeek, readWeek),
];
