/**
 * The tables without tenant isolation: what has to be known before a school is. This is the one list of them; every
 * other table of the schema `public` belongs to a school, and `server/test/row-level-security.test.ts` fails when one does not. Besides
 * these there is the queue, in a schema of its own that the application's role cannot enter.
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
  'migrations',
] as const;

/** Those of them that have row-level security too: a row opens by its own key alone, or within its school. */
export const KEYED_TABLES = ['accounts', 'sessions', 'public_codes', 'mail_outbox', 'wanted_letters'] as const;
