type Period = { name: string; startsAt: string; endsAt: string };

/** A period that follows the last one and is as long as it, under the first name P1, P2 … that is free. */
export function newPeriod(periods: readonly Period[]): Period {
  const last = periods.reduce((latest, period) => (period.endsAt > latest.endsAt ? period : latest), {
    name: '',
    startsAt: '08:00',
    endsAt: '08:00',
  });
  const length = Math.max(40, minuteOf(last.endsAt) - minuteOf(last.startsAt));
  const starts = Math.min(minuteOf(last.endsAt), 23 * 60);
  const names = new Set(periods.map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (names.has(`p${number}`)) number += 1;
  return { name: `P${number}`, startsAt: clockOf(starts), endsAt: clockOf(Math.min(starts + length, 23 * 60 + 59)) };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
