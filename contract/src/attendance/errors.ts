/** Refusals of attendance and leave, by code. */
export const attendanceErrors = {
  noSuchYear: 'The date {day} is not in any academic year of this school.',
  notSchoolDay: '{day} is not a school day: {why}.',
  /** 409; `data` is `{by, at}`: who saved the register meanwhile, and when. */
  registerChanged: '{by} saved this register while you were editing. Check it before you save yours.',
  reasonNeeded: 'The register of {day} is locked. Enter a reason for the change.',
  registerNotTaken: 'Attendance for this day has not been taken yet. Take attendance first.',
  notInRegister: 'Not in this section on that day: {names}.',
  notEmployed: 'Not employed at this school on that day: {names}.',
  markedTwice: 'Mark each person only once.',
  absentOnLeave: 'On approved leave on that day: {names}. Withdraw the leave before marking absent.',
  leaveWaits: 'Leave for that day is pending: {names}. Approve or reject it first.',
  leaveWithoutApproval: 'Only a person with approved leave for the full day can be marked on leave.',
  nothingToMark: 'There is no register to mark on this day.',
  noSuchFormat: 'Only the monthly register is available as a PDF.',
  leaveOrder: 'The last day of leave cannot be before the first day.',
  leaveTooLong: 'A leave can be up to one year long.',
  /** 409; `data` is `{from, to, state}` of the other leave. */
  leaveOverlaps: 'There is already a leave from {from} to {to}.',
  noSchoolDays: 'There is no school day between these dates, so leave is not needed.',
  outsideService: '{name} was not at this school on some of these days. Select dates between joining and leaving.',
  halfDayOneDay: 'A half day leave must start and end on the same day.',
  leaveTypeNeeded: 'Select the leave type.',
  leaveDecided: 'This leave was already {state, select, approved {approved} refused {rejected} withdrawn {withdrawn} other {changed}}.',
  /** 409; `data` is `{days}`: the days that are already marked. */
  presentOnLeave:
    '{name} was already marked present on {count, plural, one {# day} other {# days}} of this leave. Keep the attendance or change it to leave.',
  leaveTypeTaken: 'A leave type with this name already exists.',
} as const;
