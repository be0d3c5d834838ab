import * as calls from '@shala/contract/exams';
import { type Route, read, slow, upload, write } from '#platform/http';
import { applyPreset, changeClass, copyAssessmentYear } from './service/class-assessment.ts';
import * as sheets from './service/date-sheet.ts';
import * as duties from './service/duties.ts';
import { adjust, saveEntries, withdraw } from './service/entries.ts';
import { addressExamPaper } from './service/exam-papers.ts';
import * as plans from './service/exam-plans.ts';
import * as rooms from './service/exam-rooms.ts';
import * as exams from './service/exams.ts';
import { addressSheet, previewSheet } from './service/mark-sheets.ts';
import { enterMarks, readSheet } from './service/marks.ts';
import { readGaps } from './service/missing.ts';
import * as own from './service/own-cards.ts';
import * as layouts from './service/own-layouts.ts';
import { readPerformance, readRows } from './service/performance.ts';
import { tryClass, tryScale, tryScheme } from './service/preview.ts';
import { addressPromotion, readPromotion } from './service/promotion.ts';
import { correct, publish } from './service/publish.ts';
import * as remarks from './service/remarks.ts';
import * as cards from './service/report-cards.ts';
import { addressResultSheet } from './service/result-sheet.ts';
import * as results from './service/results.ts';
import { addBlank, addCopy, addOwnScale, changeScale, changeScheme, readAssessment } from './service/schemes.ts';
import * as seating from './service/seating.ts';
import { readTakers, setTakers } from './service/takers.ts';

export const examRoutes: Route[] = [
  read(calls.getAssessment, readAssessment),
  write(calls.applyAssessmentPreset, applyPreset),
  read(calls.previewScheme, tryScheme),
  write(calls.saveScheme, changeScheme),
  write(calls.copyScheme, addCopy),
  write(calls.addScheme, addBlank),
  write(calls.addScale, addOwnScale),
  read(calls.previewScale, tryScale),
  write(calls.saveScale, changeScale),
  read(calls.previewClassAssessment, tryClass),
  write(calls.saveClassAssessment, changeClass),
  write(calls.copyAssessment, copyAssessmentYear),
  read(calls.listExams, exams.readExams),
  write(calls.createExam, exams.addExam),
  write(calls.saveExam, exams.changeExam),
  write(calls.removeExam, exams.dropExam),
  write(calls.savePaper, exams.changePaper),
  read(calls.listOfflineExams, sheets.listPlans),
  write(calls.planExam, plans.planExam),
  write(calls.saveExamPlan, plans.changePlan),
  write(calls.copyExam, plans.copyExam),
  read(calls.getDateSheet, sheets.readSheet),
  write(calls.placePapers, sheets.place),
  write(calls.fillDateSheet, sheets.fill),
  write(calls.announceExam, sheets.announce),
  write(calls.rescheduleExam, sheets.reschedule),
  read(calls.getPaperPlan, sheets.readPaperPlan),
  write(calls.savePaperPlan, sheets.changePaperPlan),
  read(calls.listExamRooms, rooms.readRooms),
  write(calls.addExamRoom, rooms.addRoom),
  write(calls.saveExamRoom, rooms.changeRoom),
  write(calls.removeExamRoom, rooms.dropRoom),
  read(calls.getSeating, seating.readSeating),
  write(calls.assignSeats, seating.assignSeats),
  write(calls.moveSeat, seating.moveSeat),
  read(calls.getRoomPlan, seating.readRoomPlan),
  read(calls.getDuties, duties.readDutyPlan),
  read(calls.exportExamPaper, addressExamPaper),
  slow(calls.assignDuties, duties.assignDuties),
  write(calls.setDuty, duties.changeDuty),
  read(calls.getMarkSheet, readSheet),
  write(calls.saveMarks, enterMarks),
  write(calls.correctMarks, correct),
  read(calls.exportMarkSheet, addressSheet),
  upload(calls.readMarkSheet, previewSheet),
  read(calls.listMissingMarks, exams.listMissing),
  write(calls.addAdjustment, adjust),
  write(calls.withdrawAdjustment, withdraw),
  read(calls.getSubjectTakers, readTakers),
  write(calls.setSubjectTakers, setTakers),
  write(calls.saveTermEntries, saveEntries),
  read(calls.listResults, results.readProgress),
  read(calls.getSectionResult, results.readSectionResult),
  read(calls.listResultGaps, readGaps),
  write(calls.compileSection, results.compile),
  write(calls.publishResult, publish),
  read(calls.getResultVersion, results.readVersion),
  read(calls.checkReportCards, cards.check),
  write(calls.startReportCards, cards.start),
  read(calls.getReportCards, cards.readBatch),
  read(calls.exportReportCards, cards.addressBatch),
  read(calls.exportReportCard, cards.addressCard),
  slow(calls.previewReportCard, cards.preview),
  read(calls.listReportLayouts, layouts.readLayouts),
  upload(calls.addReportLayout, layouts.addLayout),
  write(calls.removeReportLayout, layouts.dropLayout),
  read(calls.exportReportLayout, layouts.addressLayout),
  slow(calls.checkReportLayout, own.checkLayout),
  slow(calls.previewOwnCard, own.previewCard),
  read(calls.exportOwnCard, own.addressOwnCard),
  write(calls.startOwnCards, own.startOwn),
  read(calls.exportResultSheet, addressResultSheet),
  read(calls.getRemarkBank, remarks.readBank),
  write(calls.saveRemarkBank, remarks.saveBank),
  read(calls.proposeRemarks, remarks.propose),
  read(calls.getPromotionList, readPromotion),
  read(calls.exportPromotionList, addressPromotion),
  read(calls.getStudentResults, results.readStudentResults),
  read(calls.getPerformance, readPerformance),
  read(calls.listPerformanceRows, readRows),
];
