export { makeIdentity, readIdentities } from './encryption.ts';
export { backupName, keepNewest, listBackups } from './keep-newest.ts';
export { type DamagedFile, makeBackup } from './make-backup.ts';
export { finishRestore, restoreBackup, tryRestore } from './restore-backup.ts';
