type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described; [place: string]: unknown };

/** Fields that say where in the database an error happened: names from our schema, never values. */
const PLACES = ['severity', 'schema_name', 'table_name', 'column_name', 'constraint_name', 'routine', 'syscall'] as const;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const QUOTED = /"[^"]*"|'[^']*'/g;
const DEEPEST = 3;

/**
 * An error as the log may show it. PostgreSQL puts values into `detail`, `where`, parameters and, for bad data, the message itself. Mail servers put addresses
 * into theirs. All of these are left out.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const fields = error as unknown as Record<string, unknown>;
  const clean = (text: string) => withoutValues(text, fields);
  const described: Described = { type: error.name, message: clean(error.message) };
  if (error.stack) described.stack = clean(error.stack);
  const { code } = fields;
  if (typeof code === 'string' || typeof code === 'number') described.code = String(code);
  for (const place of PLACES) {
    const value = fields[place];
    if (typeof value === 'string') described[place] = value;
  }
  if (error.cause instanceof Error && depth < DEEPEST) described.cause = describeError(error.cause, depth + 1);
  return described;
}

function withoutValues(text: string, { code, severity }: Record<string, unknown>): string {
  // Class 22 is bad data, and P0 is raised by our own functions: their messages may quote values.
  const quotesData = typeof severity === 'string' && /^(22|P0)/.test(String(code));
  return (quotesData ? text.replaceAll(QUOTED, '"…"') : text).replaceAll(MAIL_ADDRESS, '…@…');
}
