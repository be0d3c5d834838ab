import * as calls from '@shala/contract/textbooks';
import { type Route, read, slow, upload, write } from '#platform/http';
import { analyzePdf } from './service/analyze-pdf.ts';
import { getTextbookProgress } from './service/book-progress.ts';
import { compareTextbook, listRemovedTextbooks, removeTextbook, restoreTextbook, undoTextbookChange } from './service/books.ts';
import { chooseTextbookReading } from './service/choose-reading.ts';
import { getClassesWithSubjects, getSubjectContent, listLowConfidenceItems } from './service/content.ts';
import { exportTextbook } from './service/exports.ts';
import { improveTextbookItem } from './service/improve.ts';
import { editTextbookItem, mergeTextbookItem, moveTextbookItem, removeTextbookItem, splitTextbookItem } from './service/items.ts';
import { cancelTextbookJob, getTextbookJob, listTextbookJobs } from './service/jobs.ts';
import { listPageMarks } from './service/marks.ts';

export const textbookRoutes: Route[] = [
  upload(calls.analyzePdf, analyzePdf),
  read(calls.getClassesWithSubjects, getClassesWithSubjects),
  read(calls.getSubjectContent, getSubjectContent),
  read(calls.listTextbookJobs, listTextbookJobs),
  read(calls.getTextbookJob, getTextbookJob),
  write(calls.cancelTextbookJob, cancelTextbookJob),
  read(calls.listLowConfidenceItems, listLowConfidenceItems),
  read(calls.listPageMarks, listPageMarks),
  write(calls.editTextbookItem, editTextbookItem),
  write(calls.removeTextbookItem, removeTextbookItem),
  write(calls.mergeTextbookItem, mergeTextbookItem),
  write(calls.splitTextbookItem, splitTextbookItem),
  write(calls.moveTextbookItem, moveTextbookItem),
  slow(calls.improveTextbookItem, improveTextbookItem),
  write(calls.undoTextbookChange, undoTextbookChange),
  write(calls.chooseTextbookReading, chooseTextbookReading),
  read(calls.getTextbookProgress, getTextbookProgress),
  read(calls.compareTextbook, compareTextbook),
  write(calls.removeTextbook, removeTextbook),
  write(calls.restoreTextbook, restoreTextbook),
  read(calls.listRemovedTextbooks, listRemovedTextbooks),
  read(calls.exportTextbook, exportTextbook),
];
