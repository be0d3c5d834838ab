import { verifyLedgers } from '#features/finance';
import { openDatabase, openLines } from '#platform/db';
import { openOwner } from '../app/open-owner.ts';
import { runCommand } from '../app/run-command.ts';

/** Proves that every school's totals, receipts and hash chain follow from its journal. Exit code 1 when one does not. */
await runCommand(async ({ config, say }) => {
  const { connection, close } = await openOwner({ config, say, mustExist: true });
  const database = openDatabase(openLines(connection, { max: 1, name: 'shala ledger:verify' }));
  try {
    const isSound = await verifyLedgers(database, ({ name, entries, receipts, faults }) => {
      if (faults.length === 0) say(`${name}: ${entries} entries and ${receipts} receipts, all sound.`);
      for (const { sentence, count, examples } of faults)
        say(`${name}: NOT SOUND. This does not hold: ${sentence} (${count} wrong, such as ${examples.join(', ')}).`);
    });
    say(
      isSound
        ? 'The books of every school are sound.'
        : 'The books are not sound. Restore the latest backup beside this installation and compare before anything else is posted.',
    );
    if (!isSound) process.exitCode = 1;
  } finally {
    await database.close();
    await close();
  }
});
