import { LRUCache } from 'lru-cache';
import { type Connection, openDriver, type Pool } from './connect.ts';
import { dialOnce } from './dial.ts';

/** PostgreSQL's answer: the rows, and the command that it ran. */
export type Answer = readonly unknown[] & { readonly command: string };
/** A connection for one user alone, until it is released. */
export type Lease = { ask(text: string, params: unknown[]): Promise<Answer>; release(): void; discard(): void };

/**
 * With `isJsonText`, the caller passes JSON as text. `isPrepared` (on by default) may be switched off: then no named statements are kept in the database, as
 * needed for poolers that give each transaction another connection. With `isReadOnly`, PostgreSQL refuses every write.
 */
type PoolOptions = { max: number; name: string; idleSeconds?: number; isJsonText?: boolean; isPrepared?: boolean; isReadOnly?: boolean };
/** A statement under way: how it is told that its connection broke, and in how many milliseconds it is expected to be done. */
type Waiting = { fail(error: Error): void; expectedMs: number };
/**
 * `waiting` is a list and not a map: V8 may keep what a map that lives long has held until its next full collection of garbage, with all that it refers to, which
 * makes each collection of young garbage slower. `planned` are the texts that were sent there before: PostgreSQL plans each once for each connection, which may take
 * longer than to run it.
 */
type Member = { sql: Pool; waiting: Waiting[]; isBroken: boolean; isLeased: boolean; movedAt: number; planned: Set<string> };
/** How many milliseconds a read took in its quickest run, in the present and in the former round of `RUNS`. */
type Known = { quickest: number; former: number; runs: number };
type Waiter = { go(member: Member): void; fail(error: Error): void };

const LONGEST_WAIT_MS = 10_000;
/** A connection that has not answered for this long is running a slow statement; new statements use another connection if there is one. */
const SLOW_MS = 20;
/** A read that is expected to take no longer may be sent behind others like it, though further connections are idle. */
const QUICK_MS = 2;
/** How long those before it may take together. */
const LONGEST_AHEAD_MS = 5;
/** As many texts are remembered: what is asked in free combinations has no end of them. */
const MOST_KNOWN = 1000;
/** A read is expected to take as long as the quickest of its last runs, of at least so many: on a busy machine most runs tell how long they waited. */
const RUNS = 500;

/** Creates the pool. Connections are opened when the first statement is sent. */
export function openConnectionPool(connection: Connection, options: PoolOptions): ConnectionPool {
  return new ConnectionPool(connection, options);
}

/**
 * At most `max` connections, each a separate postgres.js instance that is discarded when its connection breaks. The driver's own pool and its `reserve` do not
 * survive a break: a statement on a broken connection throws outside any promise, hangs, or continues on a new connection outside its transaction. Statements
 * share connections and are pipelined; a lease has its connection alone.
 */
export class ConnectionPool {
  readonly #connection: Connection;
  readonly #options: PoolOptions;
  readonly #statement: Statement;
  readonly #idleMs: number;
  readonly #connections: Member[] = [];
  readonly #waiters: Waiter[] = [];
  readonly #sweep: NodeJS.Timeout;
  /** What is known of each read, by its text. */
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  #isEnded = false;

  constructor(connection: Connection, options: PoolOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#statement = { prepare: options.isPrepared ?? true };
    this.#idleMs = (options.idleSeconds ?? 60) * 1000;
    this.#sweep = setInterval(() => this.#closeIdle(), this.#idleMs / 2).unref();
  }

  /** Runs a statement on any connection in one round trip. Without parameters the text may contain several statements, which are not prepared. */
  async ask(text: string, params?: unknown[]): Promise<Answer> {
    return send(this.#best(text) ?? (await this.#wait(false)), { text, params, statement: this.#statement });
  }

  /**
   * Runs a read, which waits for no lock. Quick reads are sent on a connection that is busy with others like them, since most of what a small read costs is
   * waking the process at the other end.
   */
  async read(text: string, params: unknown[]): Promise<Answer> {
    const known = this.#recall(text);
    const expectedMs = Math.min(known.quickest, known.former);
    const member = this.#busyFor(text, expectedMs) ?? this.#best(text) ?? (await this.#wait(false));
    return send(member, { text, params, statement: this.#statement, expectedMs, known });
  }

  #recall(text: string): Known {
    let known = this.#known.get(text);
    if (known === undefined) {
      known = { quickest: Infinity, former: Infinity, runs: 0 };
      this.#known.set(text, known);
    }
    return known;
  }

  /** Runs two statements one after the other on the same connection, in one round trip. Each is a transaction of its own. */
  async askInOrder(first: Sent, second: Sent): Promise<[Answer, Answer]> {
    const member = this.#best(first.text) ?? (await this.#wait(false));
    const statement = this.#statement;
    return Promise.all([send(member, { ...first, statement }), send(member, { ...second, statement })]);
  }

  /** A connection of its own, for a transaction. */
  async lease(): Promise<Lease> {
    const member = this.#best() ?? (await this.#wait(true));
    member.isLeased = true;
    return {
      ask: (text, params) => send(member, { text, params, statement: this.#statement }),
      release: () => this.#release(member),
      discard: () => this.#drop(member),
    };
  }

  /** Drops all connections at once. Their statements fail; later ones get new connections. */
  breakAll(): void {
    for (const member of [...this.#connections]) this.#drop(member);
  }

  /** Waits for running statements, then closes. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearInterval(this.#sweep);
    for (const waiter of this.#waiters.splice(0)) waiter.fail(ended());
    await Promise.all(this.#connections.map(({ sql }) => sql.end({ timeout: 5 })));
  }

  #open(): Member {
    const { name, isJsonText = false, isReadOnly = false } = this.#options;
    const member: Member = {
      sql: undefined as never,
      waiting: [],
      isBroken: false,
      isLeased: false,
      movedAt: performance.now(),
      planned: new Set(),
    };
    member.sql = openDriver(this.#connection, {
      name,
      isJsonText,
      isReadOnly,
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onclose: () => this.#drop(member),
      socket: dialOnce(() => this.#drop(member)),
    });
    this.#connections.push(member);
    return member;
  }

  #drop(member: Member): void {
    if (member.isBroken) return;
    member.isBroken = true;
    this.#connections.splice(this.#connections.indexOf(member), 1);
    for (const { fail } of member.waiting.splice(0)) fail(broken());
    void member.sql.end({ timeout: 0 }).catch(() => {});
    this.#serve();
  }

  /** A member that is busy with reads alone, which are soon done; where it has not planned the text, none that is idle has either. */
  #busyFor(text: string, expectedMs: number): Member | undefined {
    if (expectedMs > QUICK_MS) return undefined;
    const now = performance.now();
    let found: Member | undefined;
    let isIdle = false;
    for (const member of this.#connections) {
      const { waiting, isLeased, movedAt, planned } = member;
      if (isLeased) continue;
      if (waiting.length === 0) isIdle ||= planned.has(text);
      else if (now - movedAt <= SLOW_MS && isSoonDone(waiting)) {
        if (planned.has(text)) return member;
        found ??= member;
      }
    }
    return isIdle ? undefined : found;
  }

  /** The least busy member that is not leased, of idle ones one that has planned the text; a new one while all are busy and the limit allows it. */
  #best(text?: string): Member | undefined {
    const now = performance.now();
    let found: Member | undefined;
    let least = Infinity;
    let idle: Member | undefined;
    for (const member of this.#connections) {
      if (member.isLeased) continue;
      if (member.waiting.length === 0) {
        if (text === undefined || member.planned.has(text)) return member;
        idle ??= member;
      }
      const load = member.waiting.length + (now - member.movedAt > SLOW_MS ? 1000 : 0);
      if (load < least) [found, least] = [member, load];
    }
    return idle ?? (this.#connections.length < this.#options.max && !this.#isEnded ? this.#open() : found);
  }

  #wait(isLease: boolean): Promise<Member> {
    if (this.#isEnded) return Promise.reject(ended());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { go, fail: reject };
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        reject(failure('CONNECT_TIMEOUT', 'All connections to the database stayed busy.'));
      }, LONGEST_WAIT_MS);
      function go(member: Member): void {
        clearTimeout(timer);
        // Set immediately: the promise is handled only later, when another caller may have taken the member.
        if (isLease) member.isLeased = true;
        resolve(member);
      }
      this.#waiters.push(waiter);
    });
  }

  /** Serves waiting callers, as far as connections are free. */
  #serve(): void {
    while (this.#waiters[0]) {
      const member = this.#best();
      if (!member) return;
      this.#waiters.shift()?.go(member);
    }
  }

  #release(member: Member): void {
    member.isLeased = false;
    member.movedAt = performance.now();
    this.#serve();
  }

  /** One connection stays open, the one that is asked first and so has planned most: after a quiet minute, planning anew would take longer than the answer. */
  #closeIdle(): void {
    const before = performance.now() - this.#idleMs;
    const idle = this.#connections.filter(({ isLeased, waiting, movedAt }) => !isLeased && waiting.length === 0 && movedAt < before);
    for (const member of idle) if (member !== this.#connections[0]) this.#drop(member);
  }
}

type Sent = { text: string; params: unknown[] };
type Statement = { prepare: boolean };
type Asked = {
  text: string;
  params: unknown[] | undefined;
  statement: Statement;
  expectedMs?: number;
  /** Learns how long the statement took, if none was before it on the connection: answers that arrive together tell nothing of each. */
  known?: Known;
};

/** Sends one statement with its parameters, or a bare text. Fails as soon as the member breaks, even when the driver reports nothing. */
function send(member: Member, { text, params, statement, expectedMs = Infinity, known }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (member.isBroken) return reject(broken());
    const isFirst = member.waiting.length === 0;
    if (isFirst) member.movedAt = performance.now();
    if (params) notePlanned(member, text);
    const own: Waiting = { fail: reject, expectedMs };
    member.waiting.push(own);
    const sent = params ? member.sql.unsafe(text, params as never[], statement) : member.sql.unsafe(text);
    sent.then(
      (rows) => {
        remove(member.waiting, own);
        const now = performance.now();
        if (isFirst && known) learn(known, now - member.movedAt);
        member.movedAt = now;
        resolve(rows as unknown as Answer);
      },
      (error) => {
        remove(member.waiting, own);
        member.movedAt = performance.now();
        reject(error);
      },
    );
  });
}

function isSoonDone(waiting: readonly Waiting[]): boolean {
  let aheadMs = 0;
  for (const { expectedMs } of waiting) aheadMs += expectedMs;
  return aheadMs <= LONGEST_AHEAD_MS;
}

/** What is forgotten is only sent anywhere again. */
function notePlanned({ planned }: Member, text: string): void {
  if (planned.size >= MOST_KNOWN) planned.clear();
  planned.add(text);
}

/** Answers come in the order of their statements, so that the first one is nearly always meant. */
function remove(list: Waiting[], one: Waiting): void {
  if (list[0] === one) list.shift();
  else if (list.includes(one)) list.splice(list.indexOf(one), 1);
}

function learn(known: Known, ms: number): void {
  known.quickest = Math.min(known.quickest, ms);
  known.runs++;
  if (known.runs < RUNS) return;
  known.former = known.quickest;
  known.quickest = Infinity;
  known.runs = 0;
}

function broken(): Error {
  return failure('CONNECTION_CLOSED', 'The connection to the database broke.');
}

function ended(): Error {
  return failure('CONNECTION_ENDED', 'The connections to the database were closed.');
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
