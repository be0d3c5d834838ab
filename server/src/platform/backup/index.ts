export { readArchive } from './archive-reader.ts';
export { type ArchiveWriter, writeArchive } from './archive-writer.ts';
export { makeIdentity, readIdentities } from './encryption.ts';
export { backupName, keepNewest, listBackups } from './keep-newest.ts';
export { type DamagedFile, makeBackup } from './make-backup.ts';
export { endPast, finishRestore, restoreBackup, tryRestore } from './restore-backup.ts';
