import type { Pool } from '#platform/db';

/** The days on which days go wrong, by the name in TEST_DAY: the next one of each from now on, at a time in India. */
const DAYS: Record<string, { day: string; time: string }> = {
  'year-end': { day: '03-31', time: '12:00' },
  'year-start': { day: '04-01', time: '12:00' },
  'leap-day': { day: '02-29', time: '12:00' },
  // It is the first of April in India and still the last of March in UTC.
  night: { day: '04-01', time: '01:30' },
};

/** Milliseconds by which the clock of the tests is ahead of the machine's: none unless TEST_DAY names a day. */
export const CLOCK_SHIFT_MS = shiftTo(process.env.TEST_DAY);

/** The moment that it is in the tests. */
export function testClock(): Date {
  return new Date(Date.now() + CLOCK_SHIFT_MS);
}

/** Today at the school. */
export function schoolToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(testClock());
}

/**
 * Sets the clock of a test's database off by an SQL interval, for all its connections at once, as a server's clock is set: `'-2 seconds'`,
 * `random() * interval '-3 seconds'`. Nothing sets it right again.
 */
export async function setClockOff(owner: Pool, interval: string): Promise<void> {
  await owner.unsafe(`create or replace function app.clock() returns timestamptz language sql volatile parallel safe as $$
    select clock_timestamp() + interval '${CLOCK_SHIFT_MS} milliseconds' + (${interval})::interval $$`);
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
