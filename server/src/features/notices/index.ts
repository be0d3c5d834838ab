export { makeNoticeWorker } from './deliver.ts';
export { sealSecret as sealHookSecret } from './service/hook-secret.ts';
export { draftNotice } from './service/notices.ts';
export { countAudience, NOTICES_JOB, sendNotice, withdrawNoticeIfSent } from './service/sending.ts';
export { setUpNoticeCategories } from './store/categories.store.ts';
