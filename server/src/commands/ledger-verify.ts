import { parseArgs } from 'node:util';
import { findSchoolOfCode, verifyLedgers } from '#features/finance';
import { openConnectionPool, openDatabase } from '#platform/db';
import { openOwner } from '../app/open-owner.ts';
import { runCommand } from '../app/run-command.ts';

/**
 * Proves that every school's totals, receipts and hash chain follow from its journal, and with `--code`, that the books still have the check code
 * of a day closing. Exit code 1 when one does not hold.
 */
await runCommand(async ({ config, args, say }) => {
  const { values } = parseArgs({ args, options: { code: { type: 'string', multiple: true, default: [] } } });
  const { connection, close } = await openOwner({ config, say, mustExist: true });
  const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala ledger:verify' }));
  try {
    const names = new Map<string, string>();
    let isSound = await verifyLedgers(database, ({ schoolId, name, entries, receipts, faults }) => {
      names.set(schoolId, name);
      if (faults.length === 0) say(`${name}: ${entries} entries and ${receipts} receipts, all sound.`);
      for (const { sentence, count, examples } of faults)
        say(`${name}: NOT SOUND. This does not hold: ${sentence} (${count} wrong, such as ${examples.join(', ')}).`);
    });
    for (const code of values.code) {
      const schoolId = await findSchoolOfCode(database, code);
      isSound &&= schoolId !== null;
      if (schoolId === null) say(`NOT SOUND. No school's books have the check code ${code}: an entry up to it was changed or is missing.`);
      else say(`${names.get(schoolId)}: the books up to the check code ${code} are as they were.`);
    }
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
