export { runAnalyzeCommand, runEvalCommand } from './evaluation/commands.ts';
export { READ_SCANS_JOB } from './service/analyze-pdf.ts';
export { readWaitingScans } from './service/read-scans.ts';
