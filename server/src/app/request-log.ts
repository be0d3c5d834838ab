import type { FastifyBaseLogger } from 'fastify';

type Parent = FastifyBaseLogger & { isLevelEnabled?(level: string): boolean };
type Line = Parameters<FastifyBaseLogger['info']>;

/**
 * The log of one request: each line has the request's number. The logger behind it is made with the first line that is written, which most requests never do:
 * making one is seen in the cost of a small read.
 */
export class RequestLog {
  readonly #parent: Parent;
  readonly #number: object;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, number: object) {
    this.#parent = parent;
    this.#number = number;
  }

  get level(): string {
    return this.#parent.level;
  }

  fatal(...line: Line): void {
    this.#log().fatal(...line);
  }

  error(...line: Line): void {
    this.#log().error(...line);
  }

  warn(...line: Line): void {
    this.#log().warn(...line);
  }

  info(...line: Line): void {
    if (this.#isWritten('info')) this.#log().info(...line);
  }

  debug(...line: Line): void {
    if (this.#isWritten('debug')) this.#log().debug(...line);
  }

  trace(...line: Line): void {
    if (this.#isWritten('trace')) this.#log().trace(...line);
  }

  silent(): void {}

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log().child(...given);
  }

  #isWritten(level: string): boolean {
    return this.#parent.isLevelEnabled?.(level) ?? true;
  }

  #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#number);
    return this.#made;
  }
}
