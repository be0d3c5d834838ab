const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** A weekday some weeks ahead, as a person says it and as screens write it: a fixed date would be asked for its year once it is past. */
export function comingDay({ weeks, weekday }: { weeks: number; weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' }) {
  const part = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  let day = new Date(Date.now() + INDIA_MS + weeks * 7 * DAY_MS);
  while (part(day, { weekday: 'long' }) !== weekday) day = new Date(day.getTime() + DAY_MS);
  const number = day.getUTCDate();
  const month = part(day, { month: 'short' }).replace('Sept', 'Sep');
  return {
    said: `${number} ${part(day, { month: 'long' })}`,
    short: `${number} ${month}`,
    shown: `${weekday}, ${number} ${month} ${day.getUTCFullYear()}`,
  };
}
