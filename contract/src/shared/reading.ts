import { z } from 'zod/mini';

// How the browser reads the answers of the specification's calls. A backend that follows only the specification leaves out what Shala adds. A value that is
// missing, null or of another type is replaced by a neutral one, so that a screen always gets the same structure.

/** A text, or the given default. */
export const readText = (instead = '') => z.catch(z.string(), instead);
/** A text, or null. */
export const readMaybe = z.catch(z.nullable(z.string()), null);
/** A number, also as digits in a text; 0 when there is none. */
export const readNumber = z.catch(z.coerce.number(), 0);
/** The same, or null. */
export const readMaybeNumber = z.catch(z.nullable(z.coerce.number()), null);
export const readFlag = (instead: boolean) => z.catch(z.boolean(), instead);

/** The id for a record that the backend sent without one: unique, but unknown to the backend. */
export const NO_ID = '#';

/** False for a record without an id in the backend, which cannot be changed there. */
export function hasId(id: string): boolean {
  return id !== '' && !id.startsWith(NO_ID);
}
