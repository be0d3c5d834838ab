import { makeMarkSheetFile } from './marks/mark-sheets.ts';
import { makeExamPaper } from './offline/exam-papers.ts';
import { CARD_FILE, CARDS_FILE, makeCardFile, makeCardsFile, makeOwnCardFile, OWN_CARD_FILE } from './report-cards/card-files.ts';
import { EXAMPLE_LAYOUT, makeExampleLayout } from './report-cards/example-layout.ts';
import { makePromotionFile, PROMOTION_FILE } from './results/promotion.ts';
import { makeResultSheetFile } from './results/result-sheet.ts';
import { makeTermSheetFile } from './results/term-sheets.ts';

export { REPORT_CARDS_JOB } from './job-name.ts';
export { EXAM_STATE } from './marks/exams.store.ts';
export { readComparedTerms } from './performance/compared-terms.ts';
export { makeReportCardWorker } from './worker.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const examFiles = {
  exampapers: makeExamPaper,
  marksheet: makeMarkSheetFile,
  resultsheet: makeResultSheetFile,
  termsheet: makeTermSheetFile,
  [PROMOTION_FILE]: makePromotionFile,
  [EXAMPLE_LAYOUT]: makeExampleLayout,
  [CARD_FILE]: makeCardFile,
  [CARDS_FILE]: makeCardsFile,
  [OWN_CARD_FILE]: makeOwnCardFile,
} as const;
