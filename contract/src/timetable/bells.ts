/** Period times that differ from those of the school: for some classes (none: all of them), on some days (1 Monday to 6; none: on all of them). */
export type Bell<Time> = {
  id: string;
  name: string;
  classIds: string[];
  days: number[];
  periods: { periodId: string; startsAt: Time; endsAt: Time }[];
};
type Period<Time> = { id: string; startsAt: Time; endsAt: Time };
type When = { classId: string | null; day: number };

/**
 * The periods with the times that a class has on a day; without a class, those of the whole school. Times for the day go before times for all days, and of
 * these times for the class before times for the whole school.
 */
export function periodsOn<Time, P extends Period<Time>>(
  periods: readonly P[],
  bells: readonly Bell<Time>[] | undefined,
  { classId, day }: When,
): P[] {
  const rank = (bell: Bell<Time>) => 2 * Number(bell.days.length > 0) + Number(bell.classIds.length > 0);
  const [best] = (bells ?? [])
    .filter((bell) => bell.classIds.length === 0 || (classId !== null && bell.classIds.includes(classId)))
    .filter(({ days }) => days.length === 0 || days.includes(day))
    .toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name));
  const times = new Map(best?.periods.map((time) => [time.periodId, time]));
  return periods.map((period) => {
    const time = times.get(period.id);
    return time ? { ...period, startsAt: time.startsAt, endsAt: time.endsAt } : period;
  });
}
