/** Refusals of the timetable and of covers, by code. */
export const timetableErrors = {
  /** 409; `data` is `clashData`. */
  teacherBusy: '{teacher} teaches Class {className} {section} in {period} on {day}. A teacher can be in one room only.',
  teacherTwice: '{teacher} would teach two lessons in {period} on {day}. A teacher can be in one room only.',
  periodTaken: '{period} on {day} already has {subject}. Swap the two lessons, or clear that period first.',
  placedTwice: '{period} on {day} of one section is named twice in this request.',
  subjectMissing: 'Choose a subject for this teacher.',
  subjectOfOtherClass: '{subject} is not a subject of Class {className}.',
  teacherLeft: '{teacher} does not work here any more. Choose another teacher.',
  slotChanged: '{period} on {day} was changed by somebody else in the meantime. Nothing of yours was saved; look at it again.',
  coverBusy: '{teacher} covers another class in {period} on {day}. Change that cover first.',
  noSchoolDay: 'There is no school on {day}.',
  noLesson: 'This class has no lesson with a teacher in that period on {day}.',
  coverNotFree: '{teacher} teaches or covers another class in {period} on {day}. Choose somebody who is free.',
  coverAbsent: '{teacher} is away on {day}. Choose somebody who is present.',
  coverChanged: 'Somebody else has arranged {period} of {day} in the meantime. Nothing of yours was saved; look at it again.',
  coverSelf: '{teacher} teaches this lesson. Choose somebody else for the cover.',
} as const;
