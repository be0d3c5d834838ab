/** Refusals of the timetable and of covers, by code. */
export const timetableErrors = {
  /** 409; `data` is `clashData`. */
  teacherBusy: '{teacher} teaches Class {className} {section} in {period} on {day}. Select another teacher or period.',
  teacherTwice: '{teacher} would take two classes in {period} on {day}. Select another teacher or period.',
  periodTaken: '{period} on {day} already has {subject}. Swap the two periods or clear that period first.',
  placedTwice: '{period} on {day} of one section is named twice in this request.',
  subjectMissing: 'Select a subject for this teacher.',
  subjectOfOtherClass: '{subject} is not a subject of Class {className}.',
  teacherLeft: '{teacher} has left the school. Select another teacher.',
  slotChanged: 'Another user changed {period} on {day}. Your change was not saved. Check the timetable and try again.',
  coverBusy: '{teacher} already has an arrangement in {period} on {day}. Change that arrangement first.',
  noSchoolDay: '{day} is not a school day.',
  noLesson: 'This class has no teacher in that period on {day}.',
  coverNotFree: '{teacher} is busy in {period} on {day}. Select a teacher who is free.',
  coverAbsent: '{teacher} is absent on {day}. Select a teacher who is present.',
  coverChanged: 'Another user already arranged {period} of {day}. Your change was not saved. Check the arrangement and try again.',
  nothingToGenerate: 'The school has no sections, periods or subjects to make a timetable of. Add them first.',
  draftsFull: 'There are 20 drafts of the timetable. Delete a draft before you generate another one.',
  draftRunning: 'This draft is still being generated. Wait for it, or stop it first.',
  draftEmpty: 'This draft has no periods. Make another one.',
  lessonLocked: '{subject} in {period} on {day} is locked. Unlock it before you change it.',
  lockIncomplete: 'Select what to lock: a period of a class, a day, a class or a teacher.',
  locksFull: 'There are 500 locks. Remove some locks before you add another one.',
  longsTooMany:
    '{subject} of Class {className} has {periods} periods a week, too few for {count} of {length} periods in a row. Reduce them, or add periods a week.',
  sheetMany: 'This workbook has {count} sheets with data. Save the sheet with the timetable as a file of its own.',
  sheetNoLessons:
    'No period of a timetable was found in this file. Name the class above each grid, and the days and periods in its first row and column.',
  coverSelf: '{teacher} teaches this period. Select another teacher for the arrangement.',
} as const;
