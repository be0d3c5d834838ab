import { z } from 'zod/mini';

// How the browser reads the answers of the specification's calls. A backend that answers exactly what the specification names leaves out
// what Shala adds; what is missing, null or of another kind gets a neutral value, so that a screen has the same shape to work with.

/** A text, or another one in its place. */
export const readText = (instead = '') => z.catch(z.string(), instead);
/** A text, or null. */
export const readMaybe = z.catch(z.nullable(z.string()), null);
/** A number, also one that comes as digits in a text; 0 where there is none. */
export const readNumber = z.catch(z.coerce.number(), 0);
/** The same, or null. */
export const readMaybeNumber = z.catch(z.nullable(z.coerce.number()), null);
export const readFlag = (instead: boolean) => z.catch(z.boolean(), instead);

/** What a reading makes an id of, where the backend gave none: told apart from others, and known to nobody. */
export const NO_ID = '#';

/** False for what has no id at the backend and cannot be changed there. */
export function hasId(id: string): boolean {
  return id !== '' && !id.startsWith(NO_ID);
}
