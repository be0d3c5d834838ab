import { randomBytes } from 'node:crypto';
import { findBookFaults } from '#features/finance';
import { makeEntranceLinks } from '#features/identity';
import { hashPassword } from '#platform/auth';
import { migrate, openConnectionPool, openDatabase } from '#platform/db';
import { loadSchool } from '#platform/school-archive';
import { openOwner } from '../app/open-owner.ts';
import { runCommand, typedPath } from '../app/run-command.ts';

/** Puts the download of a school's whole data into a new installation. Passwords are not in it: everybody gets a link to set one. */
await runCommand(async ({ config, args, say }) => {
  const [name, ...rest] = args;
  if (!name || name.startsWith('-') || rest.length > 0) throw new Error('Say which download to import: npm run import-school school.zip');
  const { connection, owner, close } = await openOwner({ config, say, mustBeStopped: true });
  const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala command' }));
  try {
    await migrate(owner);
    const manifest = await loadSchool({
      owner,
      file: typedPath(name),
      filePlace: config.filePlace,
      // Nobody knows this password.
      passwordHash: await hashPassword(randomBytes(48).toString('base64url')),
      check: findBookFaults,
      onProgress: say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${manifest.school.name} is here: ${rows} rows in ${manifest.tables.length} tables and ${manifest.files} files; its books are sound.`,
    );
    say('Send each administrator this link to set a password. It is valid for seven days:');
    for (const { email, link } of await makeEntranceLinks(database, {
      schoolId: manifest.school.id,
      url: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    }))
      say(`  ${email}  ${link}`);
  } finally {
    await database.close();
    await close();
  }
});
