import type { ActIntent } from '../types.ts';
import type { Concept } from './concepts.ts';

/** What a word speaks of, so that it has to be part of what is done or answered; all other meanings only say how something is asked for. */
export const SPEAKS_OF: readonly Concept[] = [
  'fee',
  'due',
  'defaulter',
  'paid',
  'collected',
  'reminder',
  'notice',
  'holiday',
  'closed',
  'leave',
  'onLeave',
  'absent',
  'attendance',
  'present',
  'expense',
  'timetable',
  'free',
  'substitute',
  'logbook',
  'taught',
  'event',
  'eventKind',
  'calendar',
  'boys',
  'girls',
  'certificateKind',
  'unsupportedThing',
  'outside',
];

/** Which of these each act and answer takes into account. */
export const TAKES: Readonly<Record<ActIntent, readonly Concept[]>> = {
  'fee_reminder.send': ['fee', 'due', 'defaulter', 'paid', 'reminder', 'notice', 'collected', 'event', 'eventKind', 'unsupportedThing'],
  'notice.publish': SPEAKS_OF,
  'calendar.add_holiday': SPEAKS_OF,
  'calendar.add_event': SPEAKS_OF,
  'certificate.issue': ['certificateKind', 'unsupportedThing', 'present'],
  'attendance.list_absent': ['absent', 'attendance', 'present', 'boys', 'girls', 'notice'],
  'leave.list_approved': ['leave', 'onLeave', 'holiday', 'absent', 'attendance', 'eventKind'],
  'fees.list_due': ['fee', 'due', 'defaulter', 'paid', 'reminder', 'unsupportedThing'],
  'fees.summary': ['fee', 'due', 'defaulter', 'paid', 'collected', 'unsupportedThing'],
  'student.dues': ['fee', 'due', 'defaulter', 'paid', 'collected', 'unsupportedThing'],
  'expenses.summary': ['expense', 'paid', 'eventKind', 'unsupportedThing', 'outside', 'fee'],
  'timetable.show': ['timetable', 'free', 'taught'],
  'timetable.repair': ['timetable', 'leavesJob', 'leave', 'onLeave', 'absent', 'substitute', 'unsupportedThing'],
  'teacher.free': ['free', 'substitute', 'timetable', 'taught', 'absent', 'attendance'],
  'substitution.suggest': ['substitute', 'free', 'absent', 'attendance', 'leave', 'onLeave', 'holiday', 'timetable', 'due', 'taught'],
  'calendar.list_upcoming': ['holiday', 'closed', 'event', 'eventKind', 'calendar', 'leave', 'timetable', 'outside'],
  'students.count': ['boys', 'girls', 'present'],
  'logbook.show': ['logbook', 'taught', 'calendar', 'timetable', 'attendance'],
  help: SPEAKS_OF,
};

/** What a question is asked with that compares, ranks or computes. No list of today answers that, and none may be given in its place. */
export const COMPUTES =
  'worst, best, lowest, least, fewest, average, avg, median, ratio, trend, growth, ranking, rank, ranked, compare, compared, comparison, per class, per section, per month, per student, per teacher, per day, per head, per week, month wise, monthwise, class wise average, by month, by weekday, by mode, in a row, consecutive, consecutively, continuous, continuously, streak, days or more, months or more, weeks or more, times or more, than last month, than last year, than last week';

/** Two sides of one answer ('collected vs pending', 'boys vs girls') are both in it; two months or schools are not. */
export const OPPOSES = 'versus, vs, against';
export const SHARES = 'percentage, percent, %';

/** Groups of the staff whom no holiday of the calendar can be for alone ('for the bus drivers'). */
export const STAFF_GROUPS =
  'driver, drivers, bus driver, bus drivers, conductor, conductors, peon, peons, cleaner, cleaners, sweeper, sweepers, guard, guards, watchman, watchmen, security guards, cook, cooks, helper, helpers, ayah, ayahs, clerk, clerks, accountant, accountants, librarian, librarians, gardener, gardeners, nurse, nurses, bus staff, office staff, support staff, kitchen staff, transport staff, non teaching staff, non-teaching staff, lab assistants, attendants, hostellers, day scholars, bus students, hostel students, chaprasi, chaukidar, safai karmchari, ड्राइवर, ड्राइवरों, चपरासी';

/** What a wish may be worded with beside the words of the lists: manner, haste, names of the school's books, and verbs of other languages for 'send'. */
export const MANNER =
  'gentle, polite, humble, courteous, soft, strong, strict, firm, final, formal, friendly, quick, folks, folk, guys, mind, ensure, itself, across, generate, um, uh, line, having, slip, second, third, first, clear, appears, quickly, simple, small, kind, regular, usual, urgent, word, nicely, politely, gently, pathva, pathav, pamp, pampandi, krwa, karwa, maar, दिलाएँ, दिलाओ, बीस, हज़ार, ज़्यादा, पाँच, mapeyan, nu, pettandi, pao, tution, tuition, cl, sweet, immediate, earliest, directly, automatic, individually, separately, whoever, remaining, respective, concerned, before i leave, before i go, mother, father, daddy, mummy, papa, nd, rd, th, st, school, office';
