import * as calls from '@shala/contract/exams';
import { type Route, read, slow, upload, write } from '#platform/http';
import { applyAssessmentPreset, copyAssessment, saveClassAssessment } from './assessment/class-assessment.ts';
import { previewClassAssessment, previewScale, previewScheme } from './assessment/preview.ts';
import { addScale, addScheme, copyScheme, getAssessment, saveScale, saveScheme } from './assessment/schemes.ts';
import { addAdjustment, saveTermEntries, withdrawAdjustment } from './marks/entries.ts';
import * as exams from './marks/exams.ts';
import { exportMarkSheet, readMarkSheet } from './marks/mark-sheets.ts';
import { getMarkSheet, saveMarks } from './marks/marks.ts';
import { getSubjectTakers, setSubjectTakers } from './marks/takers.ts';
import * as sheets from './offline/date-sheet.ts';
import * as duties from './offline/duties.ts';
import { exportExamPaper } from './offline/exam-papers.ts';
import * as plans from './offline/exam-plans.ts';
import * as rooms from './offline/exam-rooms.ts';
import * as seating from './offline/seating.ts';
import { getPerformance, listPerformanceRows } from './performance/performance.ts';
import { exportExampleLayout } from './report-cards/example-layout.ts';
import * as own from './report-cards/own-cards.ts';
import * as layouts from './report-cards/own-layouts.ts';
import * as remarks from './report-cards/remarks.ts';
import * as cards from './report-cards/report-cards.ts';
import { getSchoolCards, startSchoolCards } from './report-cards/school-cards.ts';
import { listResultGaps } from './results/missing.ts';
import { exportPromotionList, getPromotionList } from './results/promotion.ts';
import { correctMarks, publishResult } from './results/publish.ts';
import { exportResultSheet } from './results/result-sheet.ts';
import * as results from './results/results.ts';
import { exportTermSheet, readTermSheet } from './results/term-sheets.ts';

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
  write(calls.addExamClasses, exams.addExamClasses),
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
  read(calls.exportTermSheet, exportTermSheet),
  upload(calls.readTermSheet, readTermSheet),
  read(calls.listResults, results.listResults),
  read(calls.getSectionResult, results.getSectionResult),
  read(calls.listResultGaps, listResultGaps),
  write(calls.compileSection, results.compileSection),
  write(calls.publishResult, publishResult),
  read(calls.getResultVersion, results.getResultVersion),
  read(calls.checkReportCards, cards.checkReportCards),
  write(calls.startReportCards, cards.startReportCards),
  read(calls.getSchoolCards, getSchoolCards),
  write(calls.startSchoolCards, startSchoolCards),
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
