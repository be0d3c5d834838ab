import { Refusal } from '#platform/errors';

type Checked = {
  terms: readonly {
    name: string;
    outOf: number;
    components: readonly { name: string; weight: number; aggregation: string; bestOf: number | null }[];
  }[];
};

const hundredths = (value: number) => Math.round(value * 100);

/** Refuses weightages that do not add up, two components with the same name, and a "best of" without its number. */
export function checkScheme({ terms }: Checked): void {
  for (const term of terms) {
    const sum = term.components.reduce((all, { weight }) => all + hundredths(weight), 0);
    if (sum !== hundredths(term.outOf))
      throw new Refusal('unprocessable', 'weightsDoNotSum', { values: { term: term.name, sum: sum / 100, outOf: term.outOf } });
    const names = new Set<string>();
    for (const { name, aggregation, bestOf } of term.components) {
      if (names.has(name.toLowerCase()))
        throw new Refusal('unprocessable', 'componentNamedTwice', { values: { term: term.name, component: name } });
      names.add(name.toLowerCase());
      if ((aggregation === 'best') !== (bestOf !== null))
        throw new Refusal('unprocessable', 'bestOfTooMany', { values: { component: name } });
    }
  }
}

/** Refuses bands whose limits do not fall, or that leave low percentages without a grade. Bands that a teacher selects have no limits. */
export function checkBands(bands: readonly { from: number | null }[]): void {
  const limits = bands.map(({ from }) => from);
  if (limits.every((from) => from === null)) return;
  const falls = limits.every((from, index) => from !== null && (index === 0 || from < (limits[index - 1] ?? 101)));
  if (!falls || limits.at(-1) !== 0) throw new Refusal('unprocessable', 'bandsOutOfOrder');
}
