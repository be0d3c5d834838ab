import type { ActIntent } from '../types.ts';
import type { Declared, Rule } from './declare.ts';
import { attendanceListAbsent } from './declared/attendance-list-absent.ts';
import { calendarAddEvent } from './declared/calendar-add-event.ts';
import { calendarAddHoliday } from './declared/calendar-add-holiday.ts';
import { calendarListUpcoming } from './declared/calendar-list-upcoming.ts';
import { certificateIssue } from './declared/certificate-issue.ts';
import { expensesSummary } from './declared/expenses-summary.ts';
import { feeReminderSend } from './declared/fee-reminder-send.ts';
import { feesListDue } from './declared/fees-list-due.ts';
import { feesSummary } from './declared/fees-summary.ts';
import { help } from './declared/help.ts';
import { leaveListApproved } from './declared/leave-list-approved.ts';
import { logbookShow } from './declared/logbook-show.ts';
import { noticePublish } from './declared/notice-publish.ts';
import { studentDues } from './declared/student-dues.ts';
import { studentsCount } from './declared/students-count.ts';
import { substitutionSuggest } from './declared/substitution-suggest.ts';
import { teacherFree } from './declared/teacher-free.ts';
import { timetableRepair } from './declared/timetable-repair.ts';
import { timetableShow } from './declared/timetable-show.ts';

/** All intents; where two have the same points the earlier wins. */
const ALL: readonly Declared[] = [
  help,
  noticePublish,
  feeReminderSend,
  certificateIssue,
  substitutionSuggest,
  logbookShow,
  leaveListApproved,
  attendanceListAbsent,
  teacherFree,
  timetableRepair,
  timetableShow,
  studentsCount,
  studentDues,
  feesListDue,
  feesSummary,
  expensesSummary,
  calendarListUpcoming,
  calendarAddHoliday,
  calendarAddEvent,
];

export const INTENTS = Object.fromEntries(ALL.map((one) => [one.intent, one])) as Readonly<Record<ActIntent, Declared>>;
export const RULES: readonly Rule[] = ALL.flatMap(({ rules }) => rules);
