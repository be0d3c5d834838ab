const MOST = 60;

/** The options that hold what was typed: those that begin with it first, then those with a word that does. No more than can be looked at. */
export function matchOptions(options: readonly string[], typed: string): string[] {
  const wanted = fold(typed);
  if (wanted === '') return options.slice(0, MOST);
  const first: string[] = [];
  const then: string[] = [];
  for (const option of options) {
    const folded = fold(option);
    if (folded.startsWith(wanted)) first.push(option);
    else if (folded.includes(` ${wanted}`)) then.push(option);
  }
  return [...first, ...then].slice(0, MOST);
}

function fold(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, ' ');
}
