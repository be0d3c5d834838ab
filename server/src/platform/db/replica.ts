import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ConnectionPool } from './connection-pool.ts';

/** `behind`: it has not replayed what reads need. `away`: it does not answer. `promoted`: it is no replica, or not any more. */
export type ReplicaState = 'used' | 'behind' | 'away' | 'promoted';
/** What `openDatabase` needs of a replica. */
export type Reads = Pick<Replica, 'ask' | 'mark' | 'state' | 'counts' | 'end'>;

/** No read is older than this, whoever wrote what it misses. */
const MOST_BEHIND_MS = 5000;
const LOOK_MS = 1000;
const SILENT_MS = 2000;
/** Before everything, and after everything. */
export const NO_WRITE = '0/0';
const ANY_WRITE = 'FFFFFFFF/FFFFFFFF';

const JUDGE = `select case when not pg_is_in_recovery() then 'promoted'
  when pg_last_wal_replay_lsn() >= greatest($1::pg_lsn, $2::pg_lsn) then 'used' else 'behind' end as state`;

type Options = { primary: ConnectionPool; replica: ConnectionPool; watch: ConnectionPool; onState(state: ReplicaState): void };

/**
 * A streaming replica that serves reads. Before each of them, on the same connection and in the same round trip, it is asked whether it has replayed what the
 * read needs: the last write of its session, and what the primary had written five seconds ago (docs/decisions/0025). A connection serves reads alone.
 */
export class Replica {
  /** How many reads it answered, and how many it passed on to the primary. */
  readonly counts = { answered: 0, passed: 0 };
  readonly #options: Options;
  readonly #clock: NodeJS.Timeout;
  /** Positions of the primary's log, the oldest first: at most one is older than `MOST_BEHIND_MS`. */
  readonly #positions: { at: number; lsn: string }[] = [];
  #state: ReplicaState = 'away';
  #isLooking = false;

  constructor(options: Options) {
    this.#options = options;
    this.#clock = setInterval(() => void this.#look(), LOOK_MS).unref();
    void this.#look();
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /** One read of what was written until `after`, or of anything later. Fails if the replica cannot say that it has that. */
  async ask(after: string, text: string, params: unknown[]): Promise<Answer> {
    try {
      const answer = await this.#ask(after, text, params);
      this.counts.answered++;
      return answer;
    } catch (error) {
      this.counts.passed++;
      throw error;
    }
  }

  async #ask(after: string, text: string, params: unknown[]): Promise<Answer> {
    if (this.#state !== 'used') throw unfit(this.#state);
    const [judged, answer] = await this.#options.replica.askInOrder({ text: JUDGE, params: [this.#floor(), after] }, { text, params });
    const state = stateIn(judged);
    if (state !== 'used') throw unfit(state);
    return answer;
  }

  /** The position of the primary's log now. What is committed already is before it. An answer does not wait for a primary that has fallen silent. */
  async mark(): Promise<string> {
    const rows = await inTime(this.#options.primary.ask('select pg_current_wal_insert_lsn()::text as lsn', []));
    return rows === null ? ANY_WRITE : (rows[0] as { lsn: string }).lsn;
  }

  async end(): Promise<void> {
    clearInterval(this.#clock);
    await Promise.all([this.#options.replica.end(), this.#options.watch.end()]);
  }

  #floor(): string | null {
    return this.#positions[0]?.lsn ?? null;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#readPosition();
    const state = await this.#judge();
    this.#isLooking = false;
    // Whoever waits for a connection that has fallen silent is answered by the primary.
    if (state === 'away') for (const pool of [this.#options.replica, this.#options.watch]) pool.breakAll();
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  /** While the primary is away, nothing is written that a read could miss. */
  async #readPosition(): Promise<void> {
    const at = performance.now();
    const asked = this.#options.primary.ask('select pg_current_wal_lsn()::text as lsn', []);
    const rows = await inTime(asked);
    if (rows === null) return;
    this.#positions.push({ at, lsn: (rows[0] as { lsn: string }).lsn });
    while ((this.#positions[1]?.at ?? at) < at - MOST_BEHIND_MS) this.#positions.shift();
  }

  async #judge(): Promise<ReplicaState> {
    const rows = await inTime(this.#options.watch.ask(JUDGE, [this.#floor(), NO_WRITE]));
    return rows === null ? 'away' : stateIn(rows);
  }
}

/** The answer; null when there was none in time. */
async function inTime(asked: Promise<Answer>): Promise<Answer | null> {
  const patience = new AbortController();
  const waited = sleep(SILENT_MS, null, { ref: false, signal: patience.signal }).catch(() => null);
  return Promise.race([asked.catch(() => null), waited]).finally(() => patience.abort());
}

function stateIn(rows: Answer): ReplicaState {
  return (rows[0] as { state: ReplicaState }).state;
}

function unfit(state: ReplicaState): Error {
  return new Error(`The replica is ${state}.`);
}
