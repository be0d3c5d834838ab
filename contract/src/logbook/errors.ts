/** Refusals of the logbook, by code. */
export const logbookErrors = {
  logFuture: 'This lesson is still to come. It can be recorded on {day}.',
  logNoLesson: '{teacher} has no lesson in {period} on {day}.',
  logCovered: '{teacher} takes this lesson and records it.',
  topicOfOtherBook: 'This chapter is not of the textbook of that subject.',
} as const;
