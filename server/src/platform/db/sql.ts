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

/** The text of the pieces that were met until here, if they are all, and what may follow: the next piece, or a value. */
type Step = { text: string | undefined; next: Map<readonly string[] | null, Step> };

/** As many steps are remembered; then all are forgotten, since joined pieces have no end of combinations. */
const MOST_STEPS = 20_000;
let first: Step = { text: undefined, next: new Map() };
let steps = 0;

/**
 * The text with `$1, $2 …`, and the parameters in that order. The text depends on the pieces alone, so it is written once for the same ones: the same string
 * again, whose characters need not be gone through to find what is known of it.
 */
export function compile(fragment: Fragment): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  const step = walk(fragment, first, params);
  step.text ??= render(fragment, { count: 0 });
  if (steps > MOST_STEPS) {
    first = { text: undefined, next: new Map() };
    steps = 0;
  }
  return { text: step.text, params };
}

/** Gathers the parameters and goes on by one step for each piece and value. */
function walk({ strings, values }: Fragment, from: Step, params: unknown[]): Step {
  let step = follow(from, strings);
  for (const value of values) {
    // Only instances made by `sql` are SQL. Any object from outside is a value, whatever it looks like.
    if (value instanceof Fragment) step = walk(value, step, params);
    else {
      params.push(value ?? null);
      step = follow(step, null);
    }
  }
  return step;
}

function follow({ next }: Step, piece: readonly string[] | null): Step {
  let step = next.get(piece);
  if (step === undefined) {
    step = { text: undefined, next: new Map() };
    next.set(piece, step);
    steps++;
  }
  return step;
}

function render({ strings, values }: Fragment, numbers: { count: number }): string {
  let text = strings[0] ?? '';
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    text += value instanceof Fragment ? render(value, numbers) : `$${++numbers.count}`;
    text += strings[index + 1] ?? '';
  }
  return text;
}
