/** Refusals of the timetable and of covers, by code. */
export const timetableErrors = {
  /** 409; `data` is `clashData`. */
  teacherBusy: '{teacher} teaches Class {className} {section} in {period} on {day}. Select another teacher or period.',
  teacherTwice: '{teacher} would take two classes in {period} on {day}. Select another teacher or period.',
  periodTaken: '{period} on {day} already has {subject}. Swap the two periods or clear that period first.',
  placedTwice: '{period} on {day} was given twice for the same section. Reload the page and try again.',
  subjectMissing: 'Select a subject for this teacher.',
  subjectOfOtherClass: '{subject} is not a subject of Class {className}.',
  teacherLeft: '{teacher} has left the school. Select another teacher.',
  slotChanged: 'Another user changed {period} on {day}. Your change was not saved. Check the timetable and try again.',
  coverBusy: '{teacher} already has an arrangement in {period} on {day}. Change that arrangement first.',
  noSchoolDay: '{day} is not a school day. Select a school day.',
  noLesson: 'This class has no teacher in that period on {day}.',
  coverNotFree: '{teacher} is busy in {period} on {day}. Select a teacher who is free.',
  coverAbsent: '{teacher} is absent on {day}. Select a teacher who is present.',
  coverChanged: 'Another user already arranged {period} of {day}. Your change was not saved. Check the arrangement and try again.',
  nothingToGenerate: 'The school has no sections, periods or subjects yet, so a timetable cannot be made. Add them first.',
  draftsFull: 'There are 20 drafts of the timetable. Delete a draft before you make another one.',
  draftRunning: 'This draft is still being made. Wait for it, or stop it first.',
  versionInPast: '{day} is over. Select today or a later day.',
  versionTooFar: '{day} is more than a year ahead. Select an earlier day.',
  versionExists:
    'A new timetable cannot start on {day}, because another timetable is already in use or planned from this day. Select a later day.',
  versionUnknown: 'No timetable starts on {day}. Reload the page and try again.',
  versionInForce: 'The timetable from {day} is already the current timetable. Use another timetable instead.',
  timetableFeedsFull: '{teacher} already has {count} phone calendar links. Cancel one of them first.',
  draftEmpty: 'This draft has no periods. Make another one.',
  lessonLocked: '{subject} in {period} on {day} is locked. Unlock it first.',
  lockIncomplete: 'Select what to fix: a period of a class, a day, a class or a teacher.',
  locksFull: 'There are 500 locks. Remove some before you lock more periods.',
  longsTooMany:
    '{subject} of Class {className} has only {periods} periods a week. That is too few for {length} periods together {count} times a week. Enter a smaller number, or add periods a week.',
  bellOrder: '{period} of {bell} must end after it begins, and begin when the period before it is over.',
  bellsOverlap:
    '{period} of Class {className} ({times}) and {otherPeriod} of Class {otherClass} ({otherTimes}) are at the same time on {day}. Change the times so that these periods do not overlap.',
  splitInPlace: '{period} on {day} is taught in groups ({split}). Clear these groups there first.',
  splitTeacherTwice: '{teacher} teaches two groups of {split} at the same time. Select another teacher for one of them.',
  splitWithoutClass: 'No class is left in {split}. Edit it in Timetable rules first.',
  sheetMany: 'This workbook has {count} sheets with data. Save the sheet with the timetable as a separate file.',
  sheetNoLessons:
    'No timetable was found in this file. Write the class above each timetable, and the days and periods in its first row and first column.',
  fetBroken:
    'This is not a file of the program FET, or it is damaged. In FET, open the timetable data, save it as a .fet file and select that file.',
  fetTooLarge: 'This FET file is too large. Files can have up to 14 days, 24 periods a day and 12,000 activities.',
  fetEmpty: 'This FET file has no days, no periods or no activities. Complete it in FET and save it again.',
  fetNoSections:
    'No class of this FET file is a class of the school. Name the students sets in FET like the classes of the school, for example 9 A.',
  coverSelf: '{teacher} teaches this period. Select another teacher for the arrangement.',
} as const;
