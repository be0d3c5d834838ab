import * as calls from '@shala/contract/timetable';
import { type Route, read, write } from '#platform/http';
import { readCoverDesk } from './service/cover-desk.ts';
import { addressPaper } from './service/exports.ts';
import { placeAll, updateSchedule } from './service/place-lessons.ts';
import { listSectionSubjects, listTeachingStaff, readSchedule, readTimetable } from './service/schedule.ts';
import { setCovers } from './service/set-covers.ts';

export const timetableRoutes: Route[] = [
  read(calls.getTeacherSchedule, readSchedule),
  write(calls.updateTeacherSchedule, updateSchedule),
  read(calls.getSubjectListBySection, listSectionSubjects),
  read(calls.fetchTeacherList, listTeachingStaff),
  read(calls.getTimetable, readTimetable),
  write(calls.placeLessons, placeAll),
  read(calls.exportTimetable, addressPaper),
  read(calls.getCoverDesk, readCoverDesk),
  write(calls.setCovers, setCovers),
];
