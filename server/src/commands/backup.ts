import { describeDamage, keepDamage, putFact } from '#features/operations';
import { makeBackup } from '#platform/backup';
import { openConnectionPool, openDatabase } from '#platform/db';
import { openOwner } from '../app/open-owner.ts';
import { runCommand, typedPath } from '../app/run-command.ts';

function describeCare(isEncrypted: boolean): string {
  if (isEncrypted)
    return 'The backup is encrypted. Only the identity of one of the BACKUP_RECIPIENTS opens it: keep that identity in two places, neither of them on this machine.';
  return 'It holds personal data: keep it where only the right people can read it. Keep the .key file beside it too: it opens the saved secrets after a restore.';
}

await runCommand(async ({ config, args, say }) => {
  const [name, ...rest] = args;
  if (!name || name.startsWith('-') || rest.length > 0) throw new Error('Say which file to write: npm run backup shala-backup.tar.zst');
  const { connection, close } = await openOwner({ config, say, mustExist: true });
  try {
    const { file, bytes, rows, files, damaged } = await makeBackup({
      owner: connection,
      dataDir: config.dataDir,
      filePlace: config.filePlace,
      file: typedPath(name),
      version: config.version,
      recipients: config.BACKUP_RECIPIENTS,
    });
    const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala command' }));
    await putFact(database.global, 'last-backup', { bytes, rows, damaged: damaged.length });
    await keepDamage(database, damaged);
    await database.close();
    say(`Wrote ${file}: ${rows} rows and ${files} files in ${(bytes / 1e6).toFixed(1)} MB.`);
    say(describeCare(config.BACKUP_RECIPIENTS.length > 0));
    if (damaged.length > 0) say(describeDamage(damaged));
  } finally {
    await close();
  }
});
