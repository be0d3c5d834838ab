/** The server's log; pino's logger fits. */
export type Log = Record<'info' | 'warn' | 'error', (details: object | string, message?: string) => void>;
