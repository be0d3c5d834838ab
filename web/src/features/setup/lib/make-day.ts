/** A break; after period 0 there is none. */
export type Break = { after: number; minutes: number };
export type DayPlan = { periods: number; startsAt: string; minutes: number; breaks: readonly [Break, Break] };
type PlannedPeriod = { name: string; startsAt: string; endsAt: string };
/** A period, or a break, whose name is null. */
type DayPart = { name: string | null; startsAt: string; endsAt: string };

const NO_BREAK: Break = { after: 0, minutes: 0 };

/** The periods of a day by its plan, with up to two breaks. Null where the day would not end before midnight, or a figure is missing. */
export function makeDay({ periods, startsAt, minutes, breaks }: DayPlan): PlannedPeriod[] | null {
  const [hour = Number.NaN, minute = Number.NaN] = startsAt.split(':').map(Number);
  const figures = [hour, minute, periods, minutes, ...breaks.flatMap((one) => [one.after, one.minutes])];
  const isWhole = figures.every((figure) => Number.isInteger(figure) && figure >= 0);
  if (!isWhole || periods < 1 || periods > 16 || minutes < 10) return null;
  const day = Array.from({ length: periods }, (_, index) => {
    const rest = breaks.reduce((sum, { after, minutes: length }) => sum + (after > 0 && index >= after ? length : 0), 0);
    const start = hour * 60 + minute + index * minutes + rest;
    return { name: `P${index + 1}`, startsAt: clockOf(start), endsAt: clockOf(start + minutes), end: start + minutes };
  });
  if ((day.at(-1)?.end ?? 0) >= 24 * 60) return null;
  return day.map(({ end: _, ...period }) => period);
}

/** The plan that comes nearest to periods as they are: their two longest breaks, in the order of the day. */
export function planOf(periods: readonly PlannedPeriod[]): DayPlan {
  const [first] = periods;
  const gaps = periods.slice(1).map(({ startsAt }, index) => ({
    after: index + 1,
    minutes: minutesOf(startsAt) - minutesOf(periods[index]?.endsAt ?? startsAt),
  }));
  const longest = gaps
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => other.minutes - one.minutes)
    .slice(0, 2);
  const [short = NO_BREAK, long = NO_BREAK] = longest.sort((one, other) => one.after - other.after);
  return {
    periods: periods.length,
    startsAt: first?.startsAt ?? '08:00',
    minutes: first ? minutesOf(first.endsAt) - minutesOf(first.startsAt) : 40,
    breaks: [short, long],
  };
}

/** The periods with the breaks between them, so that no time of the day is unexplained. */
export function withBreaks(periods: readonly PlannedPeriod[]): DayPart[] {
  return periods.flatMap((period, index) => {
    const endsAt = periods[index - 1]?.endsAt ?? period.startsAt;
    return endsAt < period.startsAt ? [{ name: null, startsAt: endsAt, endsAt: period.startsAt }, period] : [period];
  });
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
