import { MONTHS } from '@shala/contract/shared';

type Days = { startsOn: string; endsOn: string };
type Entry = { title: string; startsOn: string; endsOn: string; forStudents: boolean; forStaff: boolean };

const MOST_DAYS = 12;

/** The notice that a holiday calls for, as an administrator would write it. `nextDay` is when school goes on. */
export function holidayNotice(
  entry: Entry,
  { isRemoved, nextDay, days = [entry] }: { isRemoved: boolean; nextDay: string | null; days?: Days[] },
) {
  const when = listInWords(days);
  if (isRemoved)
    return {
      title: days.length > 1 ? `School is open: ${entry.title} is cancelled` : `School is open on ${when}`,
      text: `The holiday for ${entry.title} on ${when} is cancelled. School is held as on any other day.`,
    };
  const whom = entry.forStudents
    ? 'There are no lessons'
    : 'The office and the staff have a holiday; for students the day is as the timetable says';
  const rest = nextDay === null || !entry.forStudents || days.length > 1 ? '' : ` School reopens on ${dayInWords(nextDay)}.`;
  return {
    title: days.length > 1 ? `Holidays: ${entry.title}` : `Holiday: ${entry.title}, ${when}`,
    text: `${whom} on ${when} because of ${entry.title}.${rest}`,
  };
}

/** The days of a series one by one, each as it is written alone; of a long one the first and the last. */
function listInWords(days: Days[]): string {
  const [first, last] = [days[0] as Days, days.at(-1) as Days];
  if (days.length === 1) return daysInWords(first);
  if (days.length > MOST_DAYS) return `${days.length} days from ${daysInWords(first)} to ${daysInWords(last)}`;
  return `${days.slice(0, -1).map(daysInWords).join('; ')} and ${daysInWords(last)}`;
}

/** `Tuesday, 24 November 2026`, or `6 to 14 November 2026`. */
export function daysInWords({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  if (startsOn === endsOn) return dayInWords(startsOn);
  const [from, to] = [partsOf(startsOn), partsOf(endsOn)];
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${to.day} ${to.month} ${to.year}`;
  return from.month === to.month
    ? `${from.day} to ${to.day} ${to.month} ${to.year}`
    : `${from.day} ${from.month} to ${to.day} ${to.month} ${to.year}`;
}

function dayInWords(day: string): string {
  const { weekday, day: date, month, year } = partsOf(day);
  return `${weekday}, ${date} ${month} ${year}`;
}

function partsOf(iso: string) {
  const date = new Date(`${iso}T00:00:00Z`);
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][date.getUTCDay()];
  return { weekday, day: date.getUTCDate(), month: MONTHS[date.getUTCMonth()], year: date.getUTCFullYear() };
}
