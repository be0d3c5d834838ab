export { makeBase } from './base-backup.ts';
export { archiveAt, listBases, openArchive, walFolder } from './folder.ts';
export { parseMoment, restoreToMoment } from './restore-to-moment.ts';
export { dropWaiting, endArchive, judgeArchiving, stopDropping } from './state.ts';
export { compressWal, forgetOldBases } from './tidy.ts';
