import { wordsIn } from '../text/listed.ts';
import type { Concept } from './concepts.ts';

/** What a word speaks of, so that it has to be part of what is done or answered; all other meanings only say how something is asked for. */
export const SPEAKS_OF: readonly Concept[] = wordsIn(
  'fee due defaulter paid collected reminder notice holiday closed leave onLeave absent attendance present expense timetable free substitute logbook taught event eventKind calendar boys girls certificateKind unsupportedThing outside',
);

/** What a question is asked with that compares, ranks or computes. No list of today answers that, and none may be given in its place. */
export const COMPUTES =
  'worst, best, lowest, least, fewest, average, avg, median, ratio, trend, growth, ranking, rank, ranked, compare, compared, comparison, per class, per section, per month, per student, per teacher, per day, per head, per week, month wise, monthwise, quarterly, quarter wise, quarterwise, year wise, yearwise, this week and next, this week and the next, this month and next, this month and the next, last week and this, last month and this, class wise average, by month, by weekday, by mode, in a row, consecutive, consecutively, continuous, continuously, streak, days or more, months or more, weeks or more, times or more, than last month, than last year, than last week';

/** Two sides of one answer ('collected vs pending', 'boys vs girls') are both in it; two months or schools are not. */
export const OPPOSES = 'versus, vs, against';
export const SHARES = 'percentage, percent, %';

/** Groups whom no holiday of the calendar can be for alone ('for the bus drivers', 'students only'). */
export const GROUPS_ALONE =
  'students only, only students, only for students, student only, only student, sirf students, students ke liye only, students ke liye hi, sirf bachcho, sirf bachchon, driver, drivers, bus driver, bus drivers, conductor, conductors, peon, peons, cleaner, cleaners, sweeper, sweepers, guard, guards, watchman, watchmen, security guards, cook, cooks, helper, helpers, ayah, ayahs, clerk, clerks, accountant, accountants, librarian, librarians, gardener, gardeners, nurse, nurses, bus staff, office staff, support staff, kitchen staff, transport staff, non teaching staff, non-teaching staff, lab assistants, attendants, hostellers, day scholars, bus students, hostel students, chaprasi, chaukidar, safai karmchari, ड्राइवर, ड्राइवरों, चपरासी';

/** What a wish may be worded with beside the words of the lists: manner, haste, names of the school's books, and verbs of other languages for 'send'. */
export const MANNER =
  'gentle, polite, humble, courteous, soft, strong, strict, firm, final, formal, friendly, quick, folks, folk, guys, mind, ensure, itself, across, generate, um, uh, line, having, slip, second, third, first, clear, appears, quickly, simple, small, kind, regular, usual, urgent, word, nicely, politely, gently, pathva, pathav, pamp, pampandi, krwa, karwa, maar, दिलाएँ, दिलाओ, बीस, हज़ार, ज़्यादा, पाँच, mapeyan, nu, pettandi, pao, tution, tuition, cl, sweet, immediate, earliest, directly, automatic, individually, separately, whoever, remaining, respective, concerned, before i leave, before i go, mother, father, daddy, mummy, papa, nd, rd, th, st, school, office';
