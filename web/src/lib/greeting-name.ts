import { splitTitle } from '@shala/contract/shared';

/** The name that a greeting calls a person by: the first name, or the whole name where it begins with a form of address. */
export function greetingName(name = ''): string {
  return splitTitle(name).title === '' ? (name.split(' ')[0] ?? '') : name;
}
