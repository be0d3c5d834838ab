import { makeBookExport } from './library/exports.ts';
import { makePageFile } from './pages/page-file.ts';

export { withoutSolution } from './engine/structure/labels.ts';
export { forgetRemovedBooks } from './library/forget-removed.ts';
export { findMarks } from './rules/find-marks.ts';
export { READ_SCANS_JOB } from './upload/analyze-pdf.ts';
export { readWaitingScans } from './upload/read-scans.ts';
export { cutBookPage, readBookPage } from './viewer/book-pages.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const textbookFiles = { bookpage: makePageFile, bookexport: makeBookExport } as const;
