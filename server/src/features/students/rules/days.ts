const YOUNGEST = 2;
const OLDEST = 25;

/** Full years from one ISO day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** True when a person born on one day can be a student on the other. */
export function isPupilsBirth(bornOn: string, on: string): boolean {
  const age = yearsBetween(bornOn, on);
  return bornOn < on && age >= YOUNGEST && age <= OLDEST;
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
