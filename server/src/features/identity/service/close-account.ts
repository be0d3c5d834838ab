import { type Db, sql } from '#platform/db';
import { voidTokens } from '../store/codes.store.ts';
import { lockSchool, removeUser } from '../store/users.store.ts';

/** The school's active account with an email address. */
export function findAccountByEmail(db: Db, schoolId: string, email: string): Promise<{ id: string } | null> {
  return db.row(
    sql`select id from accounts where school_id = ${schoolId} and email = lower(${email}) and email <> '' and removed_at is null`,
  );
}

/** Ends an account's sessions and links and deactivates it, in the caller's transaction. The caller makes sure that another administrator is left. */
export async function closeAccount(db: Db, schoolId: string, accountId: string): Promise<void> {
  await lockSchool(db, schoolId);
  await removeUser(db, schoolId, accountId);
  await voidTokens(db, accountId);
}
