import { type Found, KeptAnswers, type Subject } from './kept-answers.ts';
import { type Db, makeDb, type Scope } from './scope.ts';
import { SingleFlight } from './single-flight.ts';
import { type Fragment, sql } from './sql.ts';

/** What an answer is called within its school, and what it depends on. */
export type Kept = { name: string; subjects: readonly Subject[] };
/** Whose state is read with the first statement, and which one is known already. */
export type Stating = { subjects: readonly Subject[]; known: string | null };
/** A state, and the rows that were read in the same snapshot; no rows where the state is still the known one. */
export type Stated<Row> = { state: string; rows: Row[] | null };

type Ground = {
  /** Runs a statement of a session at the primary, and refuses where the session has ended. */
  check<Row>(scope: Scope, fragment: Fragment): Promise<Row[]>;
  /** The same with the state, in one statement. */
  checkStated<Row>(scope: Scope, stating: Stating, fragment: Fragment): Promise<Stated<Row>>;
  /** Reads for a school without a session. */
  primary(schoolId: string): Db;
  /** The same from a replica, where one may answer. */
  replica(scope: Scope): Db | null;
};

/** The state of some subjects of a school, in a few characters. */
export const stateOf = (school: Fragment, subjects: readonly Subject[]): Fragment => sql`md5(app.state_of(${school}, ${subjects}::text[]))`;

/** Ends a read of which nothing has changed: what it would find is known. Made once, because its stack is of no use. */
const UNCHANGED = new Error('Nothing has changed.');

/** Reads that many sessions of a school get the answer of. Each session is checked separately. */
export function openSharedReads({ check, checkStated, primary, replica }: Ground) {
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
  /** What the work finds, with the state of its first statement, which checks the session too; its other statements follow that one. */
  async function readStated<T>(scope: Scope, stating: Stating, work: (db: Db) => Promise<T>): Promise<Found<T>> {
    const school = primary(scope.schoolId);
    let state = '';
    let first: Promise<unknown> | undefined;
    async function begin<Row>(fragment: Fragment): Promise<Row[]> {
      const stated = await checkStated<Row>(scope, stating, fragment);
      if (stated.rows === null) throw UNCHANGED;
      state = stated.state;
      return stated.rows;
    }
    const db = makeDb(<Row>(fragment: Fragment): Promise<Row[]> => {
      if (first !== undefined) return first.then(() => school.rows<Row>(fragment));
      const begun = begin<Row>(fragment);
      first = begun;
      return begun;
    });
    try {
      return { answer: await work(db), state };
    } catch (error) {
      if (error === UNCHANGED) return null;
      throw error;
    } finally {
      if (first === undefined) await check(scope, sql`select true as "isOpen"`);
    }
  }
  async function checkState(scope: Scope, subjects: readonly Subject[]): Promise<string> {
    const [found] = await check<{ state: string }>(scope, sql`select ${stateOf(sql`${scope.schoolId}::uuid`, subjects)} as state`);
    return found?.state ?? '';
  }
  /**
   * One read until something of its subjects changes or the day does. The state is read before the data or in the same snapshot, so that no answer is older than
   * the state that it is kept for. Where a replica answers, nothing is kept: it may be older than the state.
   */
  async function keepRead<T extends object>(scope: Scope, { name, subjects }: Kept, work: (db: Db) => Promise<T>): Promise<T> {
    if (replica(scope) !== null) return shareRead(scope, name, work);
    return answers.get<T>(
      { schoolId: scope.schoolId, name },
      { state: () => checkState(scope, subjects), read: (known) => readStated(scope, { subjects, known }, work) },
    );
  }
  /** Notes that something of a school may have changed. */
  const noteChange = (schoolId: string) => answers.noteChange(schoolId);
  return { shareRead, keepRead, noteChange };
}
