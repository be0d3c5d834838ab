import type { Database } from '#platform/db';
import { makeToken } from '../store/codes.store.ts';
import { listUsers } from '../store/users.store.ts';

/** For each administrator of a school without a password: a link to set one, valid for a week. */
export async function makeEntranceLinks(
  database: Database,
  { schoolId, url }: { schoolId: string; url: string },
): Promise<{ email: string; link: string }[]> {
  return database.schoolTransaction(schoolId, async (db) => {
    const waiting = (await listUsers(db, schoolId)).filter(({ state }) => state === 'invited');
    const links = [];
    for (const { id, email } of waiting) links.push({ email, link: `${url}/reset?token=${await makeToken(db, 'invite', id)}` });
    return links;
  });
}
