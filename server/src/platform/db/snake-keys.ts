/** The same values under the names that columns have: `dateOfBirth` as `date_of_birth`, but for those that are called otherwise. */
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

/** What a row has and what it is to have, by the names of the fields. */
export type RowChange = {
  id: string;
  before: Readonly<Record<string, string | number | null>>;
  after: Readonly<Record<string, string | number | null>>;
};
