/** A piece of SQL with its parameters. Pieces can be nested; values from outside never become part of the text. */
export class Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** Writes SQL: every `${value}` becomes a parameter, every `${fragment}` is inserted as SQL. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Fragment {
  return new Fragment(strings, values);
}

/** Joins pieces with a separator from the code, such as `sql` and `. */
export function join(pieces: readonly Fragment[], separator: Fragment): Fragment {
  const [first, ...rest] = pieces;
  if (first === undefined) return sql``;
  return rest.reduce((joined, piece) => sql`${joined}${separator}${piece}`, first);
}

/** The text with `$1, $2 …`, and the parameters in that order. */
export function compile(fragment: Fragment): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  return { text: render(fragment, params), params };
}

function render({ strings, values }: Fragment, params: unknown[]): string {
  let text = strings[0] ?? '';
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    // Only instances made by `sql` are SQL. Any object from outside is a value, whatever it looks like.
    if (value instanceof Fragment) text += render(value, params);
    else text += `$${params.push(value ?? null)}`;
    text += strings[index + 1] ?? '';
  }
  return text;
}
