import * as calls from '@shala/contract/textbooks';
import { type Route, read, upload, write } from '#platform/http';
import { analyzePdf } from './service/analyze-pdf.ts';
import { editTextbookItem, getClassesWithSubjects, getSubjectContent, listTextbookDoubts, removeTextbookItem } from './service/content.ts';
import { cancelTextbookJob, getTextbookJob } from './service/jobs.ts';

export const textbookRoutes: Route[] = [
  upload(calls.analyzePdf, analyzePdf),
  read(calls.getClassesWithSubjects, getClassesWithSubjects),
  read(calls.getSubjectContent, getSubjectContent),
  read(calls.getTextbookJob, getTextbookJob),
  write(calls.cancelTextbookJob, cancelTextbookJob),
  read(calls.listTextbookDoubts, listTextbookDoubts),
  write(calls.editTextbookItem, editTextbookItem),
  write(calls.removeTextbookItem, removeTextbookItem),
];
