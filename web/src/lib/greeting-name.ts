const FORM_OF_ADDRESS = /^(dr|mr|mrs|ms|prof|shri|smt|sri|kum)\b/i;

/** The name that a greeting calls a person by: the first name, or the whole name where it begins with a form of address. */
export function greetingName(name = ''): string {
  return FORM_OF_ADDRESS.test(name) ? name : (name.split(' ')[0] ?? '');
}
