/** A linear model: the cost is minimised within the bounds. Variables have an index instead of a name. */
export type Model = {
  variables: readonly Variable[];
  constraints: readonly Constraint[];
};
export type Variable = {
  cost: number;
  lower: number;
  /** Null for no upper bound. */
  upper: number | null;
  isWhole: boolean;
};
export type Constraint = {
  terms: readonly (readonly [variable: number, factor: number])[];
  /** Null for no bound on that side; the same number twice is an equation. */
  lower: number | null;
  upper: number | null;
};

/** `late`: the time was over before a solution was found. `isProven` is false when there was no time to prove that the solution is optimal. */
export type Solution = { status: 'solved'; values: number[]; isProven: boolean } | { status: 'infeasible' | 'late' };

/** The model in LP format, which the solver reads. */
export function writeModel({ variables, constraints }: Model): string {
  const lines = ['Minimize', ` cost: ${sum(variables.map(({ cost }, index) => [index, cost] as const)) || '0 x0'}`, 'Subject To'];
  constraints.forEach(({ terms, lower, upper }, index) => {
    const left = sum(terms);
    if (left === '') return;
    if (lower !== null && lower === upper) lines.push(` e${index}: ${left} = ${lower}`);
    else {
      if (lower !== null) lines.push(` l${index}: ${left} >= ${lower}`);
      if (upper !== null) lines.push(` u${index}: ${left} <= ${upper}`);
    }
  });
  lines.push('Bounds');
  variables.forEach(({ lower, upper }, index) => {
    lines.push(` ${lower} <= x${index} <= ${upper ?? '+inf'}`);
  });
  const whole = variables.flatMap(({ isWhole }, index) => (isWhole ? [` x${index}`] : []));
  if (whole.length > 0) lines.push('General', ...whole);
  return [...lines, 'End', ''].join('\n');
}

/** One term a line, because the format limits the length of lines. */
function sum(terms: readonly (readonly [number, number])[]): string {
  return terms
    .filter(([, factor]) => factor !== 0)
    .map(([index, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} x${index}`)
    .join('\n  ');
}
