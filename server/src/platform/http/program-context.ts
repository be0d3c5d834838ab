import type { Services } from './bind.ts';
import type { RequestInfo, Signed, SlowContext } from './context.ts';
import { notesOf, readContext, readsOf, withinTime } from './read-context.ts';
import { runWork } from './write.ts';

type Program = { schoolId: string; accountId: string; accountName: string; sessionId: string };

/** The context of a call that has no contract: a program that acts for an administrator. `action` names it in the audit log. */
export function programContext(program: Program, request: RequestInfo, action: string, { database, platform }: Services): SlowContext {
  const signed: Signed = {
    school: { id: program.schoolId },
    admin: { id: program.accountId, name: program.accountName },
    sessionId: program.sessionId,
    now: platform.clock(),
    request,
    platform,
  };
  return {
    ...readContext(signed, database),
    reads: readsOf(signed, database),
    notes: notesOf(signed, database),
    inTransaction: (work) => runWork({ call: { name: action }, signed, database, work }),
    withinTime: withinTime(signed, database),
  };
}
