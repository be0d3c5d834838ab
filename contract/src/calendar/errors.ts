/** Refusals of the calendar, by code. */
export const calendarErrors = {
  daysReversed: 'The last day cannot be before the first day.',
  longEvent: 'An entry can be up to one year long. Add two entries if it is longer.',
  farDay: 'Select dates between the years 2000 and 2100.',
  longSeries: 'An entry can repeat for up to one year. Select an earlier last day.',
  repeatsOnce: 'The entry occurs only once until that date. Select a later last day, or do not repeat it.',
  longRepeat: 'The entry is longer than the time after which it repeats. Shorten it, or repeat it less often.',
  forNobody: 'Select students, staff or both.',
  eventChanged: 'Another user changed this entry. Check it again.',
  alreadyUndone: 'This was already cancelled.',
  unknownHoliday: 'This holiday is not in the list for the year.',
  holidayMoved: 'Select a date in the year {year}.',
  holidaysThere: 'These holidays are already in the calendar.',
  noHolidays: 'The list of public holidays for {year} is not published yet.',
  tooManyFeeds: 'There are already {count} phone calendar links. Cancel one first.',
} as const;
