import type { Database } from '../db/index.ts';
import type { SharedContext, Signed, SlowContext } from './context.ts';
import { writeOnce } from './serializer.ts';

type Read = { isRead: true; after: string | undefined };

/** The context of a read: statements run under the row-level security of the signed-in session. With `after`, a replica may answer them. */
export function readContext(signed: Signed, database: Database, read?: Read): SharedContext {
  const scope = { sessionId: signed.sessionId, schoolId: signed.school.id, ...read };
  return {
    ...signed,
    db: database.forSession(scope),
    share: async (name, work) => writeOnce(await database.shareRead(scope, name, work)),
    keep: async (kept, work) => writeOnce(await database.keepRead(scope, kept, work)),
  };
}

/** What a slow call reads by: as a read would, but at the primary. */
export const readsOf = (signed: Signed, database: Database): SlowContext['reads'] =>
  readContext(signed, database, { isRead: true, after: undefined }).db;

/** What a slow call writes its log by. */
export const notesOf = ({ sessionId, school }: Signed, database: Database): SlowContext['notes'] =>
  database.forSession({ sessionId, schoolId: school.id, isNote: true });

/** Reads in one snapshot, each limited to the given milliseconds. */
export function withinTime(signed: Signed, database: Database): SlowContext['withinTime'] {
  const scope = { sessionId: signed.sessionId, schoolId: signed.school.id };
  return (milliseconds, work) => database.sessionReads(scope, milliseconds, work);
}
