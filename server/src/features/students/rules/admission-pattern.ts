const MOST_DIGITS = 8;

/** True when a format has one running number, at most one year, and no other braces: `{YYYY}/{0000}`, `A-{00000}`. */
export function isPattern(pattern: string): boolean {
  const rest = pattern.replace(/\{0+\}/, (zeros) => (zeros.length - 2 <= MOST_DIGITS ? '' : zeros)).replace(/\{YYYY\}|\{YY\}/, '');
  return rest !== pattern.replace(/\{YYYY\}|\{YY\}/, '') && !/[{}…]/.test(rest) && !/\s{2,}/.test(pattern);
}
