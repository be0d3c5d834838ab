/** The same values under their column names: `dateOfBirth` becomes `date_of_birth`, except for the names in `otherwise`. */
export function snakeKeys<Value>(
  values: Readonly<Record<string, Value>>,
  otherwise: Readonly<Record<string, string>> = {},
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      otherwise[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

/** The present and the new values of a row, by field name. */
export type RowChange = {
  id: string;
  before: Readonly<Record<string, string | number | null>>;
  after: Readonly<Record<string, string | number | null>>;
};
