import { type Connection, openDriver, type Pool } from './connect.ts';

/** What PostgreSQL answered: the rows, and which command it carried out. */
export type Answer = readonly unknown[] & { readonly command: string };
/** One connection of one's own, until it is given back. */
export type Lease = { ask(text: string, params: unknown[]): Promise<Answer>; release(): void; discard(): void };

/**
 * With `isJsonText`, texts are JSON already where a statement wants JSON. Without `isPrepared` (usual: with it) no statement is kept at the
 * database under a name, for poolers that give each transaction another connection.
 */
type LinesOptions = { max: number; name: string; idleSeconds?: number; isJsonText?: boolean; isPrepared?: boolean };
type Line = { sql: Pool; waiting: Set<(error: Error) => void>; isBroken: boolean; isLeased: boolean; movedAt: number };
type Waiter = { go(line: Line): void; fail(error: Error): void };

const LONGEST_WAIT_MS = 10_000;
/** A line that has not answered for so long carries a slow statement: others go another way while there is one. */
const SLOW_MS = 20;

/** Opens no connection yet: that is done when something is asked. */
export function openLines(connection: Connection, options: LinesOptions): Lines {
  return new Lines(connection, options);
}

/**
 * At most `max` connections, each a postgres.js instance of its own that is thrown away when its connection breaks. The driver's
 * own pool and its `reserve` do not survive that: what is asked of a broken connection throws outside of any promise, hangs, or
 * goes on over a new connection outside of its transaction. Statements share lines and are pipelined; a lease has its line alone.
 */
export class Lines {
  readonly #connection: Connection;
  readonly #options: LinesOptions;
  readonly #statement: Statement;
  readonly #idleMs: number;
  readonly #lines: Line[] = [];
  readonly #waiters: Waiter[] = [];
  readonly #sweep: NodeJS.Timeout;
  #isEnded = false;

  constructor(connection: Connection, options: LinesOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#statement = { prepare: options.isPrepared ?? true };
    this.#idleMs = (options.idleSeconds ?? 60) * 1000;
    this.#sweep = setInterval(() => this.#closeIdle(), this.#idleMs / 2).unref();
  }

  /** Asks over any line, in one round trip. Without parameters the text may hold several statements, which are not prepared. */
  async ask(text: string, params?: unknown[]): Promise<Answer> {
    return send(this.#best() ?? (await this.#wait(false)), { text, params, statement: this.#statement });
  }

  /** A line of one's own, for a transaction. */
  async lease(): Promise<Lease> {
    const line = this.#best() ?? (await this.#wait(true));
    line.isLeased = true;
    return {
      ask: (text, params) => send(line, { text, params, statement: this.#statement }),
      release: () => this.#release(line),
      discard: () => this.#drop(line),
    };
  }

  /** Lets what was asked end, then closes. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearInterval(this.#sweep);
    for (const waiter of this.#waiters.splice(0)) waiter.fail(ended());
    await Promise.all(this.#lines.map(({ sql }) => sql.end({ timeout: 5 })));
  }

  #open(): Line {
    const { name, isJsonText = false } = this.#options;
    const line: Line = { sql: undefined as never, waiting: new Set(), isBroken: false, isLeased: false, movedAt: performance.now() };
    line.sql = openDriver(this.#connection, {
      name,
      isJsonText,
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onclose: () => this.#drop(line),
    });
    this.#lines.push(line);
    return line;
  }

  #drop(line: Line): void {
    if (line.isBroken) return;
    line.isBroken = true;
    this.#lines.splice(this.#lines.indexOf(line), 1);
    for (const reject of line.waiting) reject(broken());
    void line.sql.end({ timeout: 0 }).catch(() => {});
    this.#serve();
  }

  /** The least busy line that nobody has alone; a new one while all are busy and there may be more. */
  #best(): Line | undefined {
    const now = performance.now();
    let found: Line | undefined;
    let least = Infinity;
    for (const line of this.#lines) {
      if (line.isLeased) continue;
      if (line.waiting.size === 0) return line;
      const load = line.waiting.size + (now - line.movedAt > SLOW_MS ? 1000 : 0);
      if (load < least) [found, least] = [line, load];
    }
    return this.#lines.length < this.#options.max && !this.#isEnded ? this.#open() : found;
  }

  #wait(isLease: boolean): Promise<Line> {
    if (this.#isEnded) return Promise.reject(ended());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { go, fail: reject };
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        reject(failure('CONNECT_TIMEOUT', 'All connections to the database stayed busy.'));
      }, LONGEST_WAIT_MS);
      function go(line: Line): void {
        clearTimeout(timer);
        // At once, since the promise is heard only later, when another may have taken the line.
        if (isLease) line.isLeased = true;
        resolve(line);
      }
      this.#waiters.push(waiter);
    });
  }

  /** Lets those go on who wait, as far as there are lines for them. */
  #serve(): void {
    while (this.#waiters[0]) {
      const line = this.#best();
      if (!line) return;
      this.#waiters.shift()?.go(line);
    }
  }

  #release(line: Line): void {
    line.isLeased = false;
    line.movedAt = performance.now();
    this.#serve();
  }

  #closeIdle(): void {
    const before = performance.now() - this.#idleMs;
    const idle = this.#lines.filter(({ isLeased, waiting, movedAt }) => !isLeased && waiting.size === 0 && movedAt < before);
    for (const line of idle) this.#drop(line);
  }
}

type Statement = { prepare: boolean };
type Asked = { text: string; params: unknown[] | undefined; statement: Statement };

/** Sends one statement with its parameters, or a bare text; fails as soon as the line breaks, whatever the driver makes of it. */
function send(line: Line, { text, params, statement }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (line.isBroken) return reject(broken());
    if (line.waiting.size === 0) line.movedAt = performance.now();
    line.waiting.add(reject);
    const sent = params ? line.sql.unsafe(text, params as never[], statement) : line.sql.unsafe(text);
    sent.then(
      (rows) => {
        line.waiting.delete(reject);
        line.movedAt = performance.now();
        resolve(rows as unknown as Answer);
      },
      (error) => {
        line.waiting.delete(reject);
        line.movedAt = performance.now();
        reject(error);
      },
    );
  });
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
