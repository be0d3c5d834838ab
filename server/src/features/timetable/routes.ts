import * as calls from '@shala/contract/timetable';
import { type Route, read, write } from '#platform/http';
import { placeAll, updateSchedule } from './service/place-lessons.ts';
import { listSectionSubjects, listTeachingStaff, readSchedule, readTimetable } from './service/schedule.ts';

export const timetableRoutes: Route[] = [
  read(calls.getTeacherSchedule, readSchedule),
  write(calls.updateTeacherSchedule, updateSchedule),
  read(calls.getSubjectListBySection, listSectionSubjects),
  read(calls.fetchTeacherList, listTeachingStaff),
  read(calls.getTimetable, readTimetable),
  write(calls.placeLessons, placeAll),
];
