import * as access from '@shala/contract/access';
import * as assistant from '@shala/contract/assistant';
import * as attendance from '@shala/contract/attendance';
import * as calendar from '@shala/contract/calendar';
import * as certificates from '@shala/contract/certificates';
import * as classes from '@shala/contract/classes';
import * as dashboard from '@shala/contract/dashboard';
import * as employees from '@shala/contract/employees';
import * as exams from '@shala/contract/exams';
import * as finance from '@shala/contract/finance';
import * as history from '@shala/contract/history';
import * as identity from '@shala/contract/identity';
import * as imports from '@shala/contract/imports';
import * as logbook from '@shala/contract/logbook';
import * as notices from '@shala/contract/notices';
import * as operations from '@shala/contract/operations';
import * as papers from '@shala/contract/question-papers';
import * as school from '@shala/contract/school';
import * as students from '@shala/contract/students';
import * as textbooks from '@shala/contract/textbooks';
import * as timetable from '@shala/contract/timetable';
import { actWords } from '#features/school';
import { say } from '#platform/words';

/** The parts of the office, each with its calls. */
const PARTS: readonly (readonly [calls: object, name: () => string])[] = [
  [access, () => say('ChatGPT and other programs')],
  [assistant, () => say('AI assistant')],
  [attendance, () => say('Attendance')],
  [calendar, () => say('Calendar')],
  [certificates, () => say('Certificates')],
  [classes, () => say('Classes and sections')],
  [dashboard, () => say('Dashboard')],
  [employees, () => say('Employees')],
  [exams, () => say('Exams')],
  [finance, () => say('Finance')],
  [history, () => say('Record of changes')],
  [identity, () => say('Sign-in and users')],
  [imports, () => say('Import')],
  [logbook, () => say('Logbook')],
  [notices, () => say('Notices')],
  [operations, () => say('Is the program working well?')],
  [papers, () => say('Question papers')],
  [school, () => say('School data')],
  [students, () => say('Students')],
  [textbooks, () => say('Textbooks')],
  [timetable, () => say('Timetable')],
];

/** What a person calls a call: the part of the office, and the act of the record of changes, or that something is shown. */
export function nameOfCall(call: string): string {
  const part = PARTS.find(([calls]) => call in calls)?.[1]() ?? call;
  return `${part} · ${actWords(call) || say('a page or a list')}`;
}
