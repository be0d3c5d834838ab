export { keepBackups } from './automatic-backup.ts';
export { makeCallTimer } from './call-timer.ts';
export { judgeMigrations } from './service.ts';
export { forgetOldTimings, putFact } from './store.ts';
