import { KeptAnswers, type Subject } from './kept-answers.ts';
import type { Db, Scope } from './scope.ts';
import { SingleFlight } from './single-flight.ts';
import { type Fragment, sql } from './sql.ts';

/** What an answer is called within its school, and what it depends on. */
export type Kept = { name: string; subjects: readonly Subject[] };

type Ground = {
  /** Runs a statement of a session at the primary, and refuses where the session has ended. */
  check<Row>(scope: Scope, fragment: Fragment): Promise<Row[]>;
  /** Reads for a school without a session. */
  primary(schoolId: string): Db;
  /** The same from a replica, where one may answer. */
  replica(scope: Scope): Db | null;
};

/** Reads that many sessions of a school get the answer of. Each session is checked separately. */
export function openSharedReads({ check, primary, replica }: Ground) {
  const flights = new SingleFlight();
  const answers = new KeptAnswers();
  /** One read for all that ask for the same data at the same moment. */
  async function shareRead<T>(scope: Scope, name: string, work: (db: Db) => Promise<T>): Promise<T> {
    const school = replica(scope) ?? primary(scope.schoolId);
    const [answer] = await Promise.all([
      flights.run(`${scope.schoolId} ${name} ${scope.after ?? ''}`, () => work(school)),
      check(scope, sql`select true as "isOpen"`),
    ]);
    return answer;
  }
  /**
   * One read until something of its subjects changes or the day does. The state is read in the statement that checks the session, and before the data, so that no
   * answer is older than the state that it is kept for. Where a replica answers, nothing is kept: it may be older than the state.
   */
  async function keepRead<T extends object>(scope: Scope, { name, subjects }: Kept, work: (db: Db) => Promise<T>): Promise<T> {
    if (replica(scope) !== null) return shareRead(scope, name, work);
    const [found] = await check<{ state: string | null }>(
      scope,
      sql`select app.state_of(${scope.schoolId}::uuid, ${subjects}::text[]) as state`,
    );
    const read = () => work(primary(scope.schoolId));
    return found?.state ? answers.get(`${scope.schoolId} ${name}`, found.state, read) : read();
  }
  return { shareRead, keepRead };
}
