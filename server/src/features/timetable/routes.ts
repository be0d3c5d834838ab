import * as calls from '@shala/contract/timetable';
import { type Route, read, upload, write } from '#platform/http';
import { applyDraft } from './service/apply-draft.ts';
import { readCoverDesk } from './service/cover-desk.ts';
import { compareDrafts, deleteDraft, listDrafts, readDraft, renameDraft, startDraft, stopDraft, testSchool } from './service/drafts.ts';
import { addressPaper } from './service/exports.ts';
import { addTeacherFeed, listTeacherFeeds, removeTeacherFeed } from './service/feeds.ts';
import { addLock, deleteLock, listLocks } from './service/locks.ts';
import { placeAll, updateSchedule } from './service/place-lessons.ts';
import { placeSplit } from './service/place-split.ts';
import { proposeRepair, readLimits } from './service/repair.ts';
import { readSchoolRules, saveSchoolRules } from './service/rules.ts';
import { listSectionSubjects, listTeachingStaff, readSchedule, readTimetable } from './service/schedule.ts';
import { setCovers } from './service/set-covers.ts';
import { addSheet, previewSheet } from './service/sheets.ts';
import { listVersions, planVersion, withdrawVersion } from './service/versions.ts';

export const timetableRoutes: Route[] = [
  read(calls.getTeacherSchedule, readSchedule),
  write(calls.updateTeacherSchedule, updateSchedule),
  read(calls.getSubjectListBySection, listSectionSubjects),
  read(calls.fetchTeacherList, listTeachingStaff),
  read(calls.getTimetable, readTimetable),
  write(calls.placeLessons, placeAll),
  write(calls.placeSplit, placeSplit),
  read(calls.exportTimetable, addressPaper),
  read(calls.getTimetableRules, readSchoolRules),
  write(calls.saveTimetableRules, saveSchoolRules),
  upload(calls.readTimetableSheet, previewSheet),
  upload(calls.addTimetableSheet, addSheet),
  read(calls.testTimetable, testSchool),
  read(calls.listTimetableDrafts, listDrafts),
  write(calls.startTimetableDraft, startDraft),
  read(calls.getTimetableDraft, readDraft),
  write(calls.renameTimetableDraft, renameDraft),
  read(calls.compareTimetables, compareDrafts),
  write(calls.stopTimetableDraft, stopDraft),
  write(calls.deleteTimetableDraft, deleteDraft),
  write(calls.applyTimetableDraft, applyDraft),
  read(calls.listTimetableLocks, listLocks),
  write(calls.addTimetableLock, addLock),
  write(calls.deleteTimetableLock, deleteLock),
  read(calls.getTimetableLimits, readLimits),
  read(calls.repairTimetable, proposeRepair),
  read(calls.listTimetableVersions, listVersions),
  write(calls.planTimetable, planVersion),
  write(calls.withdrawTimetable, withdrawVersion),
  read(calls.listTimetableFeeds, listTeacherFeeds),
  write(calls.addTimetableFeed, addTeacherFeed),
  write(calls.removeTimetableFeed, removeTeacherFeed),
  read(calls.getCoverDesk, readCoverDesk),
  write(calls.setCovers, setCovers),
];
