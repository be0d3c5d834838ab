import { CARD_FILE, CARDS_FILE, makeCardFile, makeCardsFile, makeOwnCardFile, OWN_CARD_FILE } from './service/card-files.ts';
import { makeExamPaper } from './service/exam-papers.ts';
import { EXAMPLE_LAYOUT, makeExampleLayout } from './service/example-layout.ts';
import { makeMarkSheetFile } from './service/mark-sheets.ts';
import { makePromotionFile, PROMOTION_FILE } from './service/promotion.ts';
import { makeResultSheetFile } from './service/result-sheet.ts';

export { REPORT_CARDS_JOB } from './job-name.ts';
export { readComparedTerms } from './service/compared-terms.ts';
export { makeReportCardWorker } from './worker.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const examFiles = {
  exampapers: makeExamPaper,
  marksheet: makeMarkSheetFile,
  resultsheet: makeResultSheetFile,
  [PROMOTION_FILE]: makePromotionFile,
  [EXAMPLE_LAYOUT]: makeExampleLayout,
  [CARD_FILE]: makeCardFile,
  [CARDS_FILE]: makeCardsFile,
  [OWN_CARD_FILE]: makeOwnCardFile,
} as const;
