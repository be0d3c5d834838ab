import * as calls from '@shala/contract/textbooks';
import { type Route, read, slow, upload, write } from '#platform/http';
import { getTextbookProgress } from './library/book-progress.ts';
import { compareTextbook, listRemovedTextbooks, removeTextbook, restoreTextbook, undoTextbookChange } from './library/books.ts';
import { exportTextbook } from './library/exports.ts';
import { analyzePdf } from './upload/analyze-pdf.ts';
import { cancelTextbookJob, getTextbookJob, listTextbookJobs } from './upload/jobs.ts';
import { chooseTextbookReading } from './viewer/choose-reading.ts';
import { getClassesWithSubjects, getSubjectContent, listLowConfidenceItems } from './viewer/content.ts';
import { improveTextbookItem } from './viewer/improve.ts';
import { editTextbookItem, mergeTextbookItem, moveTextbookItem, removeTextbookItem, splitTextbookItem } from './viewer/items.ts';
import { listPageMarks } from './viewer/marks.ts';
import { proposeTextbookReading } from './viewer/propose-reading.ts';

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
  slow(calls.proposeTextbookReading, proposeTextbookReading),
  read(calls.getTextbookProgress, getTextbookProgress),
  read(calls.compareTextbook, compareTextbook),
  write(calls.removeTextbook, removeTextbook),
  write(calls.restoreTextbook, restoreTextbook),
  read(calls.listRemovedTextbooks, listRemovedTextbooks),
  read(calls.exportTextbook, exportTextbook),
];
