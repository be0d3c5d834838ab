import { rotateSigningKeys } from '#platform/auth';
import { openConnectionPool, openDatabase } from '#platform/db';
import { openOwner } from '../app/open-owner.ts';
import { runCommand } from '../app/run-command.ts';

await runCommand(async ({ config, say }) => {
  const { connection, close } = await openOwner({ config, say, mustExist: true });
  try {
    const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala command' }));
    await rotateSigningKeys(database);
    await database.close();
    say('The new key is used after two minutes. Tokens signed with the earlier keys stay valid until they expire, at most twelve hours.');
  } finally {
    await close();
  }
});
