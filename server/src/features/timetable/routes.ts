import * as calls from '@shala/contract/timetable';
import { type Route, read, upload, write } from '#platform/http';
import { applyTimetableDraft } from './service/apply-draft.ts';
import { changeTimetableDraft } from './service/change-draft.ts';
import { getCoverDesk } from './service/cover-desk.ts';
import {
  compareTimetables,
  deleteTimetableDraft,
  getTimetableDraft,
  listTimetableDrafts,
  renameTimetableDraft,
  startTimetableDraft,
  stopTimetableDraft,
  testTimetable,
} from './service/drafts.ts';
import { exportTimetable } from './service/exports.ts';
import { addTimetableFeed, listTimetableFeeds, removeTimetableFeed } from './service/feeds.ts';
import { readFetRules, saveFetRules } from './service/fet-rules.ts';
import { addTimetableLock, deleteTimetableLock, listTimetableLocks } from './service/locks.ts';
import { placeLessons, updateTeacherSchedule } from './service/place-lessons.ts';
import { placeSplit } from './service/place-split.ts';
import { getTimetableLimits, repairTimetable } from './service/repair.ts';
import { getTimetableRules, saveTimetableRules } from './service/rules.ts';
import { fetchTeacherList, getSubjectListBySection, getTeacherSchedule, getTimetable } from './service/schedule.ts';
import { setCovers } from './service/set-covers.ts';
import { addTimetableSheet, readTimetableSheet } from './service/sheets.ts';
import { listTimetableVersions, planTimetable, withdrawTimetable } from './service/versions.ts';

export const timetableRoutes: Route[] = [
  read(calls.getTeacherSchedule, getTeacherSchedule),
  write(calls.updateTeacherSchedule, updateTeacherSchedule),
  read(calls.getSubjectListBySection, getSubjectListBySection),
  read(calls.fetchTeacherList, fetchTeacherList),
  read(calls.getTimetable, getTimetable),
  write(calls.placeLessons, placeLessons),
  write(calls.placeSplit, placeSplit),
  read(calls.exportTimetable, exportTimetable),
  read(calls.getTimetableRules, getTimetableRules),
  write(calls.saveTimetableRules, saveTimetableRules),
  upload(calls.readTimetableSheet, readTimetableSheet),
  upload(calls.addTimetableSheet, addTimetableSheet),
  upload(calls.readFetRules, readFetRules),
  upload(calls.saveFetRules, saveFetRules),
  read(calls.testTimetable, testTimetable),
  read(calls.listTimetableDrafts, listTimetableDrafts),
  write(calls.startTimetableDraft, startTimetableDraft),
  read(calls.getTimetableDraft, getTimetableDraft),
  write(calls.renameTimetableDraft, renameTimetableDraft),
  read(calls.compareTimetables, compareTimetables),
  write(calls.stopTimetableDraft, stopTimetableDraft),
  write(calls.deleteTimetableDraft, deleteTimetableDraft),
  write(calls.changeTimetableDraft, changeTimetableDraft),
  write(calls.applyTimetableDraft, applyTimetableDraft),
  read(calls.listTimetableLocks, listTimetableLocks),
  write(calls.addTimetableLock, addTimetableLock),
  write(calls.deleteTimetableLock, deleteTimetableLock),
  read(calls.getTimetableLimits, getTimetableLimits),
  read(calls.repairTimetable, repairTimetable),
  read(calls.listTimetableVersions, listTimetableVersions),
  write(calls.planTimetable, planTimetable),
  write(calls.withdrawTimetable, withdrawTimetable),
  read(calls.listTimetableFeeds, listTimetableFeeds),
  write(calls.addTimetableFeed, addTimetableFeed),
  write(calls.removeTimetableFeed, removeTimetableFeed),
  read(calls.getCoverDesk, getCoverDesk),
  write(calls.setCovers, setCovers),
];
