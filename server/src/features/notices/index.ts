export { makeNoticeWorker } from './deliver.ts';
export { countAudience, countReach, NOTICES_JOB, sendNotice, withdrawNotice } from './service/sending.ts';
