/**
 * The tables without tenant isolation: those that are read before the school is known. This is the only list of them. Every other table of the schema `public`
 * belongs to a school; `server/test/row-level-security.test.ts` fails when one does not. The queue has its own schema, which the application's role cannot
 * access.
 */
export const GLOBAL_TABLES = [
  'schools',
  'accounts',
  'sessions',
  'registrations',
  'identity_codes',
  'attempts',
  'signing_keys',
  'mail_outbox',
  'wanted_letters',
  'public_codes',
  'installation_facts',
  'call_timings',
  'change_marks_of_all',
  'migrations',
] as const;

/** Those that have row-level security too: a row is visible only by its own key, or within its school. */
export const KEYED_TABLES = ['accounts', 'sessions', 'public_codes', 'mail_outbox', 'wanted_letters'] as const;
