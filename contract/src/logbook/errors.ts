/** Refusals of the logbook, by code. */
export const logbookErrors = {
  logFuture: 'This period is in the future. You can fill the log on {day}.',
  logNoLesson: '{teacher} takes no class in {period} on {day}.',
  logCovered: '{teacher} takes this period and fills the log.',
  logSpan: 'The last day must be after the first day and within one year.',
  logLocked: 'The log of {day} is locked. Enter a reason for the change.',
  logEmpty: 'The log of {day} is not filled yet, so there is nothing to review.',
  topicOfOtherBook: 'This chapter is not in the textbook of this subject.',
} as const;
