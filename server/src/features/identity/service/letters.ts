import type { Database, Db } from '#platform/db';
import { type Mail, putMail } from '#platform/mail';
import { codeMail, knownAccountMail, resetMail } from '../mails.ts';
import { findAccount } from '../store/accounts.store.ts';
import { makeCode, makeToken } from '../store/codes.store.ts';
import { countFailure, takeLetter, type WantedLetter } from '../store/letters.store.ts';
import { beginRegistration, findRegistration } from '../store/registrations.store.ts';

/** Woken for every requested mail, whether the address is known or not. */
export const LETTERS_JOB = 'write-letters';

/**
 * Writes the mails that strangers asked for: links, codes and registrations, each in one transaction with its data. Whether an address is known is looked up
 * here and not in the request. Throws when one could not be written, so that the queue tries again later.
 */
export async function writeLetters(database: Database): Promise<void> {
  const failures: unknown[] = [];
  while (await writeNext(database, failures));
  if (failures.length > 0) throw new Error(`Letters that could not be written: ${failures.length}`, { cause: failures[0] });
}

async function writeNext(database: Database, failures: unknown[]): Promise<boolean> {
  let taken: (WantedLetter & { id: string }) | null = null;
  try {
    await database.globalTransaction(async (db) => {
      taken = await takeLetter(db);
      const mail = taken && (await compose(db, taken));
      if (mail) await putMail(db, mail);
    });
  } catch (error) {
    failures.push(error);
    const letter = taken as { id: string } | null;
    if (letter === null) return false;
    await database.globalTransaction((db) => countFailure(db, letter.id));
  }
  return taken !== null;
}

/** The mail with its data; null when the address gets none. */
async function compose(db: Db, letter: WantedLetter): Promise<Mail | null> {
  if (letter.kind === 'forgot') {
    const account = await findAccount(db, letter.email);
    return account && resetMail(account, letter.details.url, await makeToken(db, 'reset', account.id));
  }
  if (letter.kind === 'resend') {
    const begun = await findRegistration(db, letter.email, letter.details.keyHash);
    return begun && codeMail(begun, await makeCode(db, begun));
  }
  const { email, details } = letter;
  const begun = await beginRegistration(db, { ...details, email });
  if (begun !== null) return codeMail(begun, await makeCode(db, begun));
  const account = await findAccount(db, email);
  return knownAccountMail({ name: account?.name ?? '', email }, details.url);
}
