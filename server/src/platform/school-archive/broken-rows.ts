import { BadArchive } from './read-archive.ts';

type DatabaseError = Error & { code?: string; constraint_name?: string; table_name?: string };

/** Reports a database error without the rows themselves, which contain personal data of children. */
export function brokenRows(table: string, error: unknown): unknown {
  if (error instanceof BadArchive) return error;
  const { code = '', constraint_name: rule } = error as DatabaseError;
  if (code === '23505' && table === 'accounts')
    return new BadArchive('A person in this file has an email that an account here already uses.');
  if (/^(22|23)/.test(code)) return new BadArchive(`A row of ${table} breaks a rule of the database${rule ? ` (${rule})` : ''}.`);
  if (code === '') return new BadArchive(`The rows of ${table} cannot be read: the zip is damaged.`);
  return error;
}

/** The same for a constraint between tables. */
export function asBroken(sentence: string) {
  return (error: DatabaseError): never => {
    if (error.code === '23503') throw new BadArchive(`${sentence} (${error.table_name}, ${error.constraint_name}).`);
    throw error;
  };
}
