/** A period of a course in the week, both from 0. */
type Period = { day: number; period: number; room: string | null };

/**
 * The sittings of a course: periods one after the other, in one room and without a break between them, are joined to as many doubles or triples as are wanted
 * (`lengths`); every other period is a sitting of its own. The screens and the repair read double periods in a week by this function alone.
 */
export function joinLongs<P extends Period>(
  periods: readonly P[],
  lengths: readonly number[],
  breaks: readonly { afterPeriod: number }[],
): P[][] {
  const borders = new Set(breaks.map(({ afterPeriod }) => afterPeriod));
  const open = periods.toSorted((a, b) => a.day - b.day || a.period - b.period);
  const longs = lengths
    .filter((length) => length > 1)
    .toSorted((a, b) => b - a)
    .flatMap((length) => {
      const from = open.findIndex((_one, at) => isWhole(open.slice(at, at + length), length, borders));
      return from < 0 ? [] : [open.splice(from, length)];
    });
  return [...longs, ...open.map((one) => [one])];
}

function isWhole(run: readonly Period[], length: number, borders: ReadonlySet<number>): boolean {
  const [first] = run;
  return (
    run.length === length &&
    run.every(
      ({ day, period, room }, k) =>
        day === first?.day && room === first.room && period === first.period + k && (k === 0 || !borders.has(period)),
    )
  );
}
