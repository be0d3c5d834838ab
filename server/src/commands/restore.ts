import { parseArgs } from 'node:util';
import { readIdentities, restoreBackup } from '#platform/backup';
import { parseMoment, restoreToMoment } from '#platform/wal-archive';
import { openOwner } from '../app/open-owner.ts';
import { type Command, runCommand, typedPath } from '../app/run-command.ts';

/** What has to be entered again without the key. The backup can be restored once more when it is found. */
function describeMissing(missingKey: string): string {
  return `The key file ${missingKey} is not beside the backup. Two-step sign-in works with recovery codes only, and the passwords of mail accounts and the secrets of SMS and WhatsApp channels must be entered again. If you find the file, put it beside the backup and restore again with --replace.`;
}

type Wanted = { name: string; identity: string | undefined; mayReplace: boolean };

function readArguments(args: string[]): Wanted | { to: string; into: string } {
  try {
    const options = {
      replace: { type: 'boolean', default: false },
      identity: { type: 'string' },
      to: { type: 'string' },
      into: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { to, into } = values;
    const [name, ...more] = positionals;
    if (to !== undefined && into !== undefined && name === undefined) return { to, into };
    if (name !== undefined && more.length === 0 && to === undefined) return { name, identity: values.identity, mayReplace: values.replace };
  } catch {
    // The sentence below says what is expected.
  }
  throw new Error(
    'Say which backup to restore: npm run restore shala-backup.tar.zst, or for an encrypted one: npm run restore -- FILE --identity identity.txt. ' +
      'To go back to a moment: npm run restore -- --to "2026-11-28 14:30" --into FOLDER',
  );
}

/** Makes a fresh data folder from the archive of WAL_ARCHIVE_DIR. The present one stays as it is. */
async function goBack({ config, say }: Command, { to, into }: { to: string; into: string }): Promise<void> {
  if (config.walArchive === undefined) throw new Error('Set WAL_ARCHIVE_DIR to the folder of the archive.');
  const moment = parseMoment(to);
  const folder = typedPath(into);
  const { hasFiles } = await restoreToMoment({
    archive: config.walArchive,
    dataDir: config.dataDir,
    into: folder,
    moment,
    onProgress: say,
  });
  const files = hasFiles
    ? 'The stored files of the present data folder are in it too.'
    : `There are no stored files in ${config.dataDir}. If they are not in a bucket, put the folder “files” of the newest backup into it.`;
  const when = moment === null ? 'at the end of the archive' : `at ${to}`;
  say(
    `The database is in ${folder}, as it was ${when}. ${files} Everybody has to sign in again.\n` +
      'To use it, start Shala with DATA_DIR set to this folder and WAL_ARCHIVE_DIR set to another, empty one.',
  );
}

await runCommand(async (command) => {
  const { config, args, say } = command;
  const wanted = readArguments(args);
  if ('to' in wanted) return goBack(command, wanted);
  const { name, identity, mayReplace } = wanted;
  const identities = identity === undefined ? [] : await readIdentities(typedPath(identity));
  const { owner, close } = await openOwner({ config, say, mustBeStopped: true });
  try {
    const { manifest, missingKey } = await restoreBackup({
      owner,
      dataDir: config.dataDir,
      filePlace: config.filePlace,
      file: typedPath(name),
      identities,
      mayReplace,
      onProgress: say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (missingKey !== null) say(describeMissing(missingKey));
    say(`Restored the backup of ${manifest.madeAt}: ${rows} rows in ${manifest.tables.length} tables. Everybody has to sign in again.`);
  } finally {
    await close();
  }
});
