import { restoreBackup } from '#platform/backup';
import { openOwner } from '../app/open-owner.ts';
import { runCommand, typedPath } from '../app/run-command.ts';

await runCommand(async ({ config, args, say }) => {
  const names = args.filter((arg) => arg !== '--replace');
  const [name] = names;
  if (!name || name.startsWith('-') || names.length > 1)
    throw new Error('Say which backup to restore: npm run restore shala-backup.tar.zst');
  const { owner, close } = await openOwner({ config, say, mustBeStopped: true });
  try {
    const manifest = await restoreBackup({
      owner,
      dataDir: config.dataDir,
      file: typedPath(name),
      mayReplace: args.includes('--replace'),
      onProgress: say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${manifest.madeAt}: ${rows} rows in ${manifest.tables.length} tables. Everybody has to sign in again.`);
  } finally {
    await close();
  }
});
