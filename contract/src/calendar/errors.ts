/** Refusals of the calendar, by code. */
export const calendarErrors = {
  daysReversed: 'The last day is before the first one.',
  longEvent: 'An entry lasts at most a year. Enter two if it is longer.',
  forNobody: 'Choose whom this is for: students, staff or both.',
  eventChanged: 'This entry was changed in the meantime. Look at it again.',
  alreadyUndone: 'This was already taken back.',
  unknownHoliday: 'This holiday is not in the list of the year.',
  holidayMoved: 'Choose a day of the year {year}.',
  noHolidays: 'The list of public holidays for {year} has not come out yet.',
  tooManyFeeds: 'There are already {count} private addresses. Take one back first.',
} as const;
