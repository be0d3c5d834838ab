import { parseArgs } from 'node:util';
import { readIdentities, restoreBackup } from '#platform/backup';
import { openOwner } from '../app/open-owner.ts';
import { runCommand, typedPath } from '../app/run-command.ts';

/** What has to be entered again without the key. The backup can be restored once more when it is found. */
function describeMissing(missingKey: string): string {
  return `The key file ${missingKey} is not beside the backup. Two-step sign-in works with recovery codes only, and the passwords of mail accounts and the secrets of SMS and WhatsApp channels must be entered again. If you find the file, put it beside the backup and restore again with --replace.`;
}

function readArguments(args: string[]): { name: string; identity: string | undefined; mayReplace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false }, identity: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name !== undefined && more.length === 0) return { name, identity: values.identity, mayReplace: values.replace };
  } catch {
    // The sentence below says what is expected.
  }
  throw new Error(
    'Say which backup to restore: npm run restore shala-backup.tar.zst, or for an encrypted one: npm run restore -- FILE --identity identity.txt',
  );
}

await runCommand(async ({ config, args, say }) => {
  const { name, identity, mayReplace } = readArguments(args);
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
