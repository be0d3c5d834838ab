import { say } from '#platform/words';
import type { ActIntent } from '../interpreter/types.ts';
import { listAbsent } from './absence.ts';
import { addEventTool, addHoliday, listUpcoming } from './calendar.ts';
import type { Calls } from './calls.ts';
import { issueCertificateTool } from './certificates.ts';
import { expensesSummary } from './expenses.ts';
import { listDue } from './fees-due.ts';
import { feesSummary } from './fees-summary.ts';
import { freeTeachers } from './free-teachers.ts';
import { headCounts } from './head-counts.ts';
import { listOnLeave } from './leave.ts';
import { showTimetable } from './lessons.ts';
import { showLog } from './logbook.ts';
import { publishNoticeTool } from './messages.ts';
import { sendReminder } from './reminders.ts';
import { repairTimetable } from './repair.ts';
import { suggestStandIn } from './stand-in.ts';
import { studentDues } from './student-dues.ts';
import type { Examples, Tool } from './tool.ts';

const ALL: readonly Tool[] = [
  listDue,
  feesSummary,
  studentDues,
  expensesSummary,
  listAbsent,
  listOnLeave,
  showTimetable,
  repairTimetable,
  freeTeachers,
  suggestStandIn,
  showLog,
  headCounts,
  listUpcoming,
  sendReminder,
  publishNoticeTool,
  addHoliday,
  addEventTool,
  issueCertificateTool,
];

export type Registry = { tools: readonly Tool[]; find(intent: ActIntent): Tool | undefined; help(school: Examples): string[] };

/** The tools whose calls this server has; what cannot be done yet is not among them. */
export function registryOf(calls: Calls): Registry {
  const tools = ALL.filter(({ needs }) => needs.every((call) => calls.has(call)));
  return {
    tools,
    find: (intent) => tools.find(({ name }) => name === intent),
    help: (school) => [...tools.map((tool) => tool.about(school)), say('undo the last action: “undo”')],
  };
}
