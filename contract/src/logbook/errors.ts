/** Refusals of the logbook, by code. */
export const logbookErrors = {
  logFuture: 'This period is in the future. You can fill the logbook on {day}.',
  logNoLesson: '{teacher} takes no class in {period} on {day}.',
  logCovered: '{teacher} takes this period as an arrangement. Only {teacher} can fill the logbook of this period.',
  logSpan: 'The last day cannot be before the first day, and the dates cannot cover more than one year.',
  logLocked: 'The logbook of {day} is locked. Enter a reason for the change.',
  logEmpty: 'The logbook of {day} is not filled yet, so there is nothing to check.',
  topicOfOtherBook: 'This chapter is not in the textbook of this subject.',
} as const;
