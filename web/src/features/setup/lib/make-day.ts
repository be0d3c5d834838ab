export type DayPlan = { periods: number; startsAt: string; minutes: number; breakAfter: number; breakMinutes: number };
type PlannedPeriod = { name: string; startsAt: string; endsAt: string };

/** The periods of a day by its plan, with one break. Null where the day would not end before midnight, or a figure is missing. */
export function makeDay({ periods, startsAt, minutes, breakAfter, breakMinutes }: DayPlan): PlannedPeriod[] | null {
  const [hour = Number.NaN, minute = Number.NaN] = startsAt.split(':').map(Number);
  const isWhole = [hour, minute, periods, minutes, breakAfter, breakMinutes].every((figure) => Number.isInteger(figure) && figure >= 0);
  if (!isWhole || periods < 1 || periods > 16 || minutes < 10) return null;
  const day = Array.from({ length: periods }, (_, index) => {
    const start = hour * 60 + minute + index * minutes + (breakAfter > 0 && index >= breakAfter ? breakMinutes : 0);
    return { name: `P${index + 1}`, startsAt: clockOf(start), endsAt: clockOf(start + minutes), end: start + minutes };
  });
  if ((day.at(-1)?.end ?? 0) >= 24 * 60) return null;
  return day.map(({ end: _, ...period }) => period);
}

/** The plan that comes nearest to periods as they are. */
export function planOf(periods: readonly PlannedPeriod[]): DayPlan {
  const at = periods.map((period) => ({ start: minutesOf(period.startsAt), end: minutesOf(period.endsAt) }));
  const gaps = at.slice(1).map(({ start }, index) => start - (at[index]?.end ?? start));
  const breakMinutes = Math.max(0, ...gaps);
  const [first] = at;
  return {
    periods: periods.length,
    startsAt: periods[0]?.startsAt ?? '08:00',
    minutes: first ? first.end - first.start : 40,
    breakAfter: breakMinutes > 0 ? gaps.indexOf(breakMinutes) + 1 : 0,
    breakMinutes,
  };
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
