import { makePageFile } from './pages/page-file.ts';
import { makeBookExport } from './service/exports.ts';

export { runAnalyzeCommand, runEvalCommand } from './evaluation/commands.ts';
export { findMarks } from './rules/find-marks.ts';
export { READ_SCANS_JOB } from './service/analyze-pdf.ts';
export { cutBookPage, readBookPage } from './service/book-pages.ts';
export { forgetRemovedBooks } from './service/forget-removed.ts';
export { readWaitingScans } from './service/read-scans.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const textbookFiles = { bookpage: makePageFile, bookexport: makeBookExport } as const;
