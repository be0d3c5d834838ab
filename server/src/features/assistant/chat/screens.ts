import { say } from '#platform/words';
import { type Answer, link } from '../answer/answer.ts';

/** `and`: one of these words must be there too. */
type Screen = { readonly label: () => string; readonly path: string; readonly words: readonly string[]; readonly and?: readonly string[] };
const of = (words: string) => words.split(' ');

/** The screens that hold what the assistant cannot do or answer, each with the beginnings of words that speak of it; the first that fits is named. */
const SCREENS: readonly Screen[] = [
  {
    label: () => say('Take attendance'),
    path: '/attendance/student',
    words: of('attendance absent late present hajri haziri upasthiti उपस्थिति हाजिरी'),
    and: of('mark take enter lagaye lagana lagao lagani laga lena bharna लगाएं लगाना'),
  },
  { label: () => say('Salaries'), path: '/finance/staff', words: of('salar payslip payroll vetan वेतन तनख्वाह') },
  { label: () => say('Arrangements'), path: '/scheduler/cover', words: of('substitut arrangement cover proxy') },
  { label: () => say('Attendance alerts'), path: '/attendance/watch', words: of('attendance absent late bunk present उपस्थिति') },
  { label: () => say('Leave applications'), path: '/attendance/leave', words: of('leave chutti') },
  { label: () => say('Marks and exams'), path: '/offline-exam', words: of('mark exam result rank topper test grade') },
  { label: () => say('Textbooks'), path: '/textbooks', words: of('textbook syllabus chapter') },
  { label: () => say('Concessions'), path: '/data/fees/concessions', words: of('concession discount waive waiver scholarship') },
  { label: () => say('Receipts'), path: '/payments', words: of('upi cheque receipt collect collection refund') },
  { label: () => say('Day book'), path: '/finance/dayBook', words: of('cash') },
  { label: () => say('Expenses'), path: '/finance/spending', words: of('diesel expense spent spend bill vendor') },
  {
    label: () => say('Fee structure'),
    path: '/data/fees',
    words: of('fee fees शुल्क फीस'),
    and: of('change set increase raise reduce lower hike structure badhao kam बढ़ाओ बदलो'),
  },
  {
    label: () => say('Overdue fees'),
    path: '/finance/overdue',
    words: of('unpaid due dues overdue owe owing fee fees paid defaulter'),
  },
  { label: () => say('Certificates'), path: '/certificate', words: of('certificate bonafide tc') },
  { label: () => say('Notices'), path: '/notice/all', words: of('notice circular') },
  { label: () => say('Logbook'), path: '/logbook', words: of('log logbook diary') },
  { label: () => say('Timetable'), path: '/scheduler', words: of('timetable period lesson') },
  { label: () => say('Calendar'), path: '/calender', words: of('holiday event calendar') },
  { label: () => say('Employees'), path: '/employee', words: of('teacher staff employee peon driver sir madam') },
  {
    label: () => say('Students'),
    path: '/student',
    words: of('student birthday admission admit bus stop phone address guardian sibling child boys girls class remove'),
  },
];

/** A link to the screen that a prompt speaks of; nothing where it speaks of none. */
export function screenLink(prompt: string): Answer {
  const words = prompt.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const fits = (stem: string) =>
    words.some((word) => (stem.length > LONGEST_WHOLE ? word.startsWith(stem) : word === stem || word === `${stem}s`));
  const screen = SCREENS.find((one) => one.words.some(fits) && (one.and === undefined || one.and.some(fits)));
  return screen === undefined ? [] : [link(screen.label(), screen.path)];
}

/** Shorter words are compared whole, or with the sign of the plural: 'log' is no 'logic'. */
const LONGEST_WHOLE = 4;
