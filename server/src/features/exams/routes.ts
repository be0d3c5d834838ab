import * as calls from '@shala/contract/exams';
import { type Route, read, slow, upload, write } from '#platform/http';
import { applyAssessmentPreset, copyAssessment, saveClassAssessment } from './service/class-assessment.ts';
import * as sheets from './service/date-sheet.ts';
import * as duties from './service/duties.ts';
import { addAdjustment, saveTermEntries, withdrawAdjustment } from './service/entries.ts';
import { exportExamPaper } from './service/exam-papers.ts';
import * as plans from './service/exam-plans.ts';
import * as rooms from './service/exam-rooms.ts';
import { exportExampleLayout } from './service/example-layout.ts';
import * as exams from './service/exams.ts';
import { exportMarkSheet, readMarkSheet } from './service/mark-sheets.ts';
import { getMarkSheet, saveMarks } from './service/marks.ts';
import { listResultGaps } from './service/missing.ts';
import * as own from './service/own-cards.ts';
import * as layouts from './service/own-layouts.ts';
import { getPerformance, listPerformanceRows } from './service/performance.ts';
import { previewClassAssessment, previewScale, previewScheme } from './service/preview.ts';
import { exportPromotionList, getPromotionList } from './service/promotion.ts';
import { correctMarks, publishResult } from './service/publish.ts';
import * as remarks from './service/remarks.ts';
import * as cards from './service/report-cards.ts';
import { exportResultSheet } from './service/result-sheet.ts';
import * as results from './service/results.ts';
import { addScale, addScheme, copyScheme, getAssessment, saveScale, saveScheme } from './service/schemes.ts';
import * as seating from './service/seating.ts';
import { getSubjectTakers, setSubjectTakers } from './service/takers.ts';

export const examRoutes: Route[] = [
  read(calls.getAssessment, getAssessment),
  write(calls.applyAssessmentPreset, applyAssessmentPreset),
  read(calls.previewScheme, previewScheme),
  write(calls.saveScheme, saveScheme),
  write(calls.copyScheme, copyScheme),
  write(calls.addScheme, addScheme),
  write(calls.addScale, addScale),
  read(calls.previewScale, previewScale),
  write(calls.saveScale, saveScale),
  read(calls.previewClassAssessment, previewClassAssessment),
  write(calls.saveClassAssessment, saveClassAssessment),
  write(calls.copyAssessment, copyAssessment),
  read(calls.listExams, exams.listExams),
  write(calls.createExam, exams.createExam),
  write(calls.saveExam, exams.saveExam),
  write(calls.removeExam, exams.removeExam),
  write(calls.savePaper, exams.savePaper),
  read(calls.listOfflineExams, sheets.listOfflineExams),
  write(calls.planExam, plans.planExam),
  write(calls.saveExamPlan, plans.saveExamPlan),
  write(calls.copyExam, plans.copyExam),
  read(calls.getDateSheet, sheets.getDateSheet),
  write(calls.placePapers, sheets.placePapers),
  write(calls.fillDateSheet, sheets.fillDateSheet),
  write(calls.announceExam, sheets.announceExam),
  write(calls.rescheduleExam, sheets.rescheduleExam),
  read(calls.getPaperPlan, sheets.getPaperPlan),
  write(calls.savePaperPlan, sheets.savePaperPlan),
  read(calls.listExamRooms, rooms.listExamRooms),
  write(calls.addExamRoom, rooms.addExamRoom),
  write(calls.saveExamRoom, rooms.saveExamRoom),
  write(calls.removeExamRoom, rooms.removeExamRoom),
  read(calls.getSeating, seating.getSeating),
  write(calls.assignSeats, seating.assignSeats),
  write(calls.moveSeat, seating.moveSeat),
  read(calls.getRoomPlan, seating.getRoomPlan),
  read(calls.getDuties, duties.getDuties),
  read(calls.exportExamPaper, exportExamPaper),
  slow(calls.assignDuties, duties.assignDuties),
  write(calls.setDuty, duties.setDuty),
  read(calls.getMarkSheet, getMarkSheet),
  write(calls.saveMarks, saveMarks),
  write(calls.correctMarks, correctMarks),
  read(calls.exportMarkSheet, exportMarkSheet),
  upload(calls.readMarkSheet, readMarkSheet),
  read(calls.listMissingMarks, exams.listMissingMarks),
  write(calls.addAdjustment, addAdjustment),
  write(calls.withdrawAdjustment, withdrawAdjustment),
  read(calls.getSubjectTakers, getSubjectTakers),
  write(calls.setSubjectTakers, setSubjectTakers),
  write(calls.saveTermEntries, saveTermEntries),
  read(calls.listResults, results.listResults),
  read(calls.getSectionResult, results.getSectionResult),
  read(calls.listResultGaps, listResultGaps),
  write(calls.compileSection, results.compileSection),
  write(calls.publishResult, publishResult),
  read(calls.getResultVersion, results.getResultVersion),
  read(calls.checkReportCards, cards.checkReportCards),
  write(calls.startReportCards, cards.startReportCards),
  read(calls.getReportCards, cards.getReportCards),
  read(calls.exportReportCards, cards.exportReportCards),
  read(calls.exportReportCard, cards.exportReportCard),
  slow(calls.previewReportCard, cards.previewReportCard),
  read(calls.listReportLayouts, layouts.listReportLayouts),
  upload(calls.addReportLayout, layouts.addReportLayout),
  write(calls.removeReportLayout, layouts.removeReportLayout),
  read(calls.exportReportLayout, layouts.exportReportLayout),
  read(calls.exportExampleLayout, exportExampleLayout),
  slow(calls.checkReportLayout, own.checkReportLayout),
  slow(calls.previewOwnCard, own.previewOwnCard),
  read(calls.exportOwnCard, own.exportOwnCard),
  write(calls.startOwnCards, own.startOwnCards),
  read(calls.exportResultSheet, exportResultSheet),
  read(calls.getRemarkBank, remarks.getRemarkBank),
  write(calls.saveRemarkBank, remarks.saveRemarkBank),
  read(calls.proposeRemarks, remarks.proposeRemarks),
  read(calls.getPromotionList, getPromotionList),
  read(calls.exportPromotionList, exportPromotionList),
  read(calls.getStudentResults, results.getStudentResults),
  read(calls.getPerformance, getPerformance),
  read(calls.listPerformanceRows, listPerformanceRows),
];
