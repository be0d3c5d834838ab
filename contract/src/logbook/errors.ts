/** Refusals of the logbook, by code. */
export const logbookErrors = {
  logFuture: 'This lesson is still to come. It can be recorded on {day}.',
  logNoLesson: '{teacher} has no lesson in {period} on {day}.',
  logCovered: '{teacher} takes this lesson and records it.',
  logSpan: 'The last day lies before the first, or more than a year after it.',
  logLocked: 'The log of {day} is locked. Say why you change it.',
  logEmpty: 'Nothing of {day} has been recorded yet, so there is nothing to look at.',
  topicOfOtherBook: 'This chapter is not of the textbook of that subject.',
} as const;
