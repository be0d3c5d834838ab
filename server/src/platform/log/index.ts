import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Structured lines on standard output. They never contain names, addresses, tokens or text that people typed. */
export type Log = {
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
};

/**
 * The log of this process. Errors are written without values, and requests without their address (it may contain a token) and their sender. All lines of a
 * request carry its number, `reqId`.
 */
export function makeLog(level: string, destination?: { write(line: string): void }): Logger {
  const settings = {
    level,
    base: { pid: process.pid },
    redact: ['req.headers', 'headers', 'authorization', 'password', 'email', 'token', 'body'],
    serializers: {
      err: describeError,
      error: describeError,
      req: ({ method }: { method?: string }) => ({ method }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
    hooks: { logMethod: withoutErrorText },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(settings, destination) : pino(settings);
}

/** Without a message, pino would use the error's own message, which may contain values. */
function withoutErrorText(this: Logger, args: unknown[], write: (...args: never[]) => void): void {
  const [first, sentence, ...rest] = args;
  const details = first instanceof Error ? { err: first } : (first as { err?: unknown } | undefined);
  const { err } = details ?? {};
  const isBare = err instanceof Error && (sentence === undefined || sentence === err.message);
  write.apply(this, (isBare ? [details, 'an error'] : [details, sentence, ...rest].slice(0, Math.max(1, args.length))) as never[]);
}
