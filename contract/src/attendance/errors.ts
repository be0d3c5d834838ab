/** Refusals of attendance and leave, by code. */
export const attendanceErrors = {
  noSuchYear: 'The day {day} lies in no academic year of this school.',
  notSchoolDay: 'The day {day} is no school day: {why}.',
  /** 409; `data` is `{by, at}`: who saved meanwhile, and when. */
  registerChanged: 'This register was saved by {by} meanwhile. Look at it before you save yours.',
  reasonNeeded: 'The register of {day} is locked. Say why you change it.',
  registerNotTaken: 'The register of this day has not been taken yet. Take it first.',
  notInRegister: 'Not in this section on that day: {names}.',
  notEmployed: 'Not at this school on that day: {names}.',
  markedTwice: 'Each person may be marked once.',
  absentOnLeave: 'On approved leave on that day, and so not absent: {names}. Withdraw the leave first.',
  leaveWaits: 'Leave that was applied for on that day waits for a decision: {names}. Decide it first.',
  leaveWithoutApproval: 'Only somebody with approved leave for the whole day can be marked on leave.',
  nothingToMark: 'There is no register to mark on this day.',
  noSuchFormat: 'Only the register of a month is made as a PDF.',
  leaveOrder: 'The leave ends before it begins.',
  leaveTooLong: 'A leave may last at most a year.',
  /** 409; `data` is `{from, to, state}` of the other leave. */
  leaveOverlaps: 'There is already leave from {from} to {to}.',
  noSchoolDays: 'There is no school day between these days, so no leave is needed.',
  outsideService: '{name} is not at this school on all of these days.',
  halfDayOneDay: 'Half a day lies within one day.',
  leaveTypeNeeded: 'Choose the type of leave.',
  leaveDecided: 'This leave was already {state}.',
  /** 409; `data` is `{days}`: what is already marked. */
  presentOnLeave: '{name} was already marked present on {count, plural, one {# day} other {# days}} of this leave. Say which holds.',
  leaveTypeTaken: 'There is already a type of leave of this name.',
} as const;
