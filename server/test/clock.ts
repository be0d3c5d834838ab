import type { Pool } from '#platform/db';

/** Difficult days by the name in TEST_DAY: the next one of each, at a time in India. */
const DAYS: Record<string, { day: string; time: string }> = {
  'year-end': { day: '03-31', time: '12:00' },
  'year-start': { day: '04-01', time: '12:00' },
  'leap-day': { day: '02-29', time: '12:00' },
  // It is 1 April in India and still March in UTC.
  night: { day: '04-01', time: '01:30' },
};

/** How far the tests' clock is ahead of the machine's, in milliseconds: zero unless TEST_DAY names a day. */
export const CLOCK_SHIFT_MS = shiftTo(process.env.TEST_DAY);

/** The owners of databases that files use one after another: their clock is never set. */
export const sharedOwners = new WeakSet<Pool>();

/** The present time in the tests. */
export function testClock(): Date {
  return new Date(Date.now() + CLOCK_SHIFT_MS);
}

/** Today at the school. */
export function schoolToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(testClock());
}

/**
 * Shifts the clock of a test's database by an SQL interval, for all its connections at once, as when a server's clock is changed: `'-2 seconds'`, `random() *
 * interval '-3 seconds'`. It is never set back.
 */
export async function setClockOff(owner: Pool, interval: string): Promise<void> {
  if (sharedOwners.has(owner)) throw new Error('Other files use this database with its clock: open an app of its own (openOwnTestApp).');
  await owner.unsafe(`create or replace function app.clock() returns timestamptz language sql volatile parallel safe as $$
    select clock_timestamp() + interval '${CLOCK_SHIFT_MS} milliseconds' + (${interval})::interval $$`);
}

/** Stands the clock of a test's database at one o'clock in India on that day, from where it goes on: for tests that speak of certain dates. */
export function setClockTo(owner: Pool, day: string): Promise<void> {
  return setClockOff(owner, `'${Date.parse(`${day}T13:00:00+05:30`) - testClock().getTime()} milliseconds'`);
}

function shiftTo(name: string | undefined): number {
  if (!name) return 0;
  const wanted = DAYS[name];
  if (!wanted) throw new Error(`TEST_DAY is one of ${Object.keys(DAYS).join(', ')}.`);
  const now = Date.now();
  for (let year = new Date(now).getFullYear(); ; year++) {
    const day = `${year}-${wanted.day}`;
    const at = Date.parse(`${day}T${wanted.time}:00+05:30`);
    const isThere = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
    if (isThere && at > now) return at - now;
  }
}
