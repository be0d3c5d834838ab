export { keepBackups } from './automatic-backup.ts';
export { makeCallTimer } from './call-timer.ts';
export { describeDamage, keepDamage, noteChecks } from './damaged-files.ts';
export { keepArchive } from './keep-archive.ts';
export { judgeDatabase } from './service.ts';
export { forgetOldTimings, hasRealSchool, putFact } from './store.ts';
