type Period = { name: string; startsAt: string; endsAt: string };

/** A period that follows the last one and is as long as it, named P with the number after the highest. */
export function newPeriod(periods: readonly Period[]): Period {
  const last = periods.reduce((latest, period) => (period.endsAt > latest.endsAt ? period : latest), {
    name: '',
    startsAt: '08:00',
    endsAt: '08:00',
  });
  const length = Math.max(40, minuteOf(last.endsAt) - minuteOf(last.startsAt));
  const starts = Math.min(minuteOf(last.endsAt), 23 * 60);
  // After the last one: the name of a period that was deleted would stand at the wrong time.
  const number = 1 + Math.max(0, ...periods.map(({ name }) => Number(/^p(\d{1,2})$/i.exec(name)?.[1] ?? 0)));
  return { name: `P${number}`, startsAt: clockOf(starts), endsAt: clockOf(Math.min(starts + length, 23 * 60 + 59)) };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
