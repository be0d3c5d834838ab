type Year = { name: string; startsOn: string; endsOn: string };

/** The year that follows a year: the day after its last, twelve months long, named like `2027-28`. */
export function yearAfter(year: Year | undefined): Year {
  const start = year
    ? new Date(Date.parse(`${year.endsOn}T00:00:00Z`) + 86_400_000)
    : new Date(Date.UTC(new Date().getUTCFullYear(), 3, 1));
  const end = new Date(Date.UTC(start.getUTCFullYear() + 1, start.getUTCMonth(), start.getUTCDate() - 1));
  const first = start.getUTCFullYear();
  return { name: `${first}-${String((first + 1) % 100).padStart(2, '0')}`, startsOn: isoDay(start), endsOn: isoDay(end) };
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
