/** The background work that draws report cards. */
export const REPORT_CARDS_JOB = 'make-report-cards';
