import { dateWords, say, writeDayInFull } from '#platform/words';

type Days = { startsOn: string; endsOn: string };
type Entry = { title: string; startsOn: string; endsOn: string; forStudents: boolean; forStaff: boolean };

const MOST_DAYS = 12;

/** The notice of a holiday, in an administrator's words. `nextDay` is the day on which school continues. */
export function holidayNotice(
  entry: Entry,
  { isRemoved, nextDay, days = [entry] }: { isRemoved: boolean; nextDay: string | null; days?: Days[] },
) {
  const when = seriesInWords(days);
  const { title } = entry;
  const isSeries = days.length > 1;
  if (isRemoved)
    return {
      title: isSeries ? say('School is open: holiday for {title} is cancelled', { title }) : say('School is open on {when}', { when }),
      text: say('The holiday for {title} on {when} is cancelled. School will be open as usual.', { title, when }),
    };
  const text = entry.forStudents
    ? say('There are no classes on {when} because of {title}.', { when, title })
    : say('The staff have a holiday on {when} because of {title}. Students attend school as usual.', { when, title });
  const isOneBreak = entry.forStudents && !isSeries;
  return {
    title: isSeries ? say('Holidays: {title}', { title }) : say('Holiday: {title}, {when}', { title, when }),
    text: nextDay !== null && isOneBreak ? `${text} ${say('School reopens on {day}.', { day: dayInWords(nextDay) })}` : text,
  };
}

/** The days of a series, each as if it were alone; of a long series the first and the last. */
function seriesInWords(days: Days[]): string {
  const [first, last] = [days[0] as Days, days.at(-1) as Days];
  if (days.length === 1) return daysInWords(first);
  if (days.length > MOST_DAYS)
    return say('{count} days from {first} to {last}', { count: days.length, first: daysInWords(first), last: daysInWords(last) });
  return say('{days} and {last}', { days: days.slice(0, -1).map(daysInWords).join('; '), last: daysInWords(last) });
}

/** `Tuesday, 24 November 2026`, or `6 to 14 November 2026`. */
export function daysInWords({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  if (startsOn === endsOn) return dayInWords(startsOn);
  const [from, to] = [dateWords(startsOn), dateWords(endsOn)];
  const last = writeDayInFull(endsOn);
  if (from.year !== to.year) return say('{first} to {last}', { first: writeDayInFull(startsOn), last });
  return say('{first} to {last}', { first: from.month === to.month ? from.day : `${from.day} ${from.month}`, last });
}

function dayInWords(day: string): string {
  const { weekday, day: date, month, year } = dateWords(day);
  return `${weekday}, ${date} ${month} ${year}`;
}
