/** Refusals of the calendar, by code. */
export const calendarErrors = {
  daysReversed: 'The last day is before the first one.',
  longEvent: 'An entry lasts at most a year. Enter two if it is longer.',
  farDay: 'Choose days between the years 2000 and 2100.',
  longSeries: 'An entry repeats for at most a year. Choose an earlier last day.',
  repeatsOnce: 'Up to that day the entry comes only once. Choose a later last day, or do not repeat it.',
  longRepeat: 'The entry is longer than the time until it comes again.',
  forNobody: 'Choose whom this is for: students, staff or both.',
  eventChanged: 'This entry was changed in the meantime. Look at it again.',
  alreadyUndone: 'This was already taken back.',
  unknownHoliday: 'This holiday is not in the list of the year.',
  holidayMoved: 'Choose a day of the year {year}.',
  holidaysThere: 'These holidays are in the calendar already.',
  noHolidays: 'The list of public holidays for {year} has not come out yet.',
  tooManyFeeds: 'There are already {count} private addresses. Take one back first.',
} as const;
