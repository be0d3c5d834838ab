import type { Database } from '../db/index.ts';
import type { SharedContext, Signed, SlowContext } from './context.ts';

/** What a read works with: statements under the row-level security of whoever is signed in. */
export function readContext(signed: Signed, database: Database): SharedContext {
  const scope = { sessionId: signed.sessionId, schoolId: signed.school.id };
  return { ...signed, db: database.forSession(scope), share: (name, work) => database.shareRead(scope, name, work) };
}

/** Reads of one moment, each of which may take so many milliseconds. */
export function withinTime(signed: Signed, database: Database): SlowContext['withinTime'] {
  const scope = { sessionId: signed.sessionId, schoolId: signed.school.id };
  return (milliseconds, work) => database.sessionReads(scope, milliseconds, work);
}
