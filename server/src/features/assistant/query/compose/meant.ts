import type { Reading } from '../../interpreter/reading.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Entity } from '../entity.ts';
import { type Mark, namesOf, roleOf, SUPER } from '../reading/marks.ts';
import type { Particulars } from '../reading/particulars.ts';
import { isInLexicon, type Meaning } from '../vocabulary/lexicon.ts';
import type { Role } from '../vocabulary/words.ts';
import { speaksOfFeesOfMonth } from './fees-of-month.ts';
import type { NamedValue } from './groups.ts';

/** The name of an exam says that its papers are meant. */
export const isOfExam = ({ name }: Entity, { named }: Particulars, marks: readonly Mark[]) =>
  name === 'examMark' &&
  (named.some(({ values }) => values.exam !== undefined) ||
    marks.some(
      (mark, at) =>
        namesOf(mark, 'dimension').includes('exam') &&
        (roleOf(marks[at + 1]) === 'wise' || ['by', 'each'].includes(roleOf(marks[at - 1]) ?? '')),
    ));

/** 'Cricket' is asked of those who play it. */
export const isAskedByName = ({ askedBy }: Entity, { named }: Particulars, { tokens }: Reading): boolean =>
  askedBy !== undefined &&
  named.some(
    ({ from, length, values }) =>
      values[askedBy] !== undefined && Object.keys(values).length === 1 && !(length === 1 && isInLexicon(tokens[from]?.text ?? '')),
  );

const LISTING: readonly Role[] = ['who', 'list', 'count', 'kitne', 'which'];
const isOfOwnName = (entity: Entity, reading: Reading, { particulars, marks }: Pick<Said, 'particulars' | 'marks'>): boolean =>
  isAskedByName(entity, particulars, reading) && marks.some((mark) => LISTING.includes(roleOf(mark) ?? 'filler'));

/** When the papers of an exam that is named are written. */
export const isOfDates = ({ name }: Entity, { named }: Particulars, { text }: Reading) =>
  name === 'examPaper' && named.some(({ values }) => values.exam !== undefined) && DATES.test(text) && !OF_MARKS.test(text);
const DATES =
  /\b(?:dates?|date ?sheet|when|which day|what day|schedule|kab|time ?table|first paper|last paper|papers? (?:\w+ ){0,3}(?:on|in) |how many papers)\b/i;
const OF_MARKS = /\b(?:marks?|scor\w*|average|percent\w*|pass\w*|fail\w*|result\w*|highest|lowest|topper\w*)\b/i;

type Said = { reading: Reading; particulars: Particulars; marks: readonly Mark[]; named: readonly NamedValue[] };

/** Whether a word says that the question is about these rows. */
export function isMeant(entity: Entity, { reading, particulars, marks, named }: Said): boolean {
  const has = (type: Meaning['type']) => marks.some(({ meanings }) => meanings.some((one) => one.type === type));
  const isNamedBy = (by: string) => marks.some(({ meanings }) => meanings.some((one) => one.type === 'value' && one.by === by));
  const isSuper = marks.some((mark) => SUPER.includes(roleOf(mark) ?? 'filler'));
  const hasRole = (role: Role) => marks.some((mark) => roleOf(mark) === role);
  const isOfSubjects = named.some(({ by }) => by === 'subject') || marks.some((mark) => namesOf(mark, 'dimension').includes('subject'));
  // 'Owing only October' owes nothing else.
  if (entity.name === 'due' && particulars.periods.length > 0 && reading.tokens.some(({ text }) => ['only', 'just', 'sirf'].includes(text)))
    return false;
  if (hasRole('average') && hasRole('count')) return false;
  // 'Where were they born' asks for no day.
  if (/birth(?:day)?$/i.test(entity.name) && OF_PLACE.test(reading.text)) return false;
  // What is paid a month is told by the employees, and not by the months that were paid.
  if (entity.name === 'salary' && /\bmonthly salary\b(?! (?:outgo|bill))/i.test(reading.text)) return false;
  if (entity.name === 'missingLog' || entity.name === 'attendanceRun' || entity.name === 'staffAttendanceRun') return has('measure');
  // 'Who paid in October' asks for no salaries.
  if (entity.name === 'salaryPayout') return has('ask') && has('measure');
  // What came in is told by heads only where one is said.
  if (entity.name === 'collectedHead')
    return (
      has('measure') &&
      !speaksOfFeesOfMonth(reading.text) &&
      (named.some(({ by }) => by === 'head') || marks.some((mark) => namesOf(mark, 'dimension').includes('head')))
    );
  if (
    isOfExam(entity, particulars, marks) ||
    isOfDates(entity, particulars, reading) ||
    isOfOwnName(entity, reading, { particulars, marks })
  )
    return true;
  // Money that came in is asked of receipts, unless what went out is asked beside it.
  if (entity.name === 'cashFlow')
    return has('measure') || marks.filter(({ meanings }) => meanings.some((one) => one.type === 'value' && one.by === 'flow')).length > 1;
  return (
    has('ask') ||
    has('measure') ||
    (entity.main === 'list' && has('noun')) ||
    (entity.name === 'student' && isOfPupils({ marks, named, particulars })) ||
    (entity.name === 'employee' && isOfStaff({ marks, named, particulars })) ||
    // 'Fifty percent off' is no mark.
    (entity.name === 'result' && !OFF.test(reading.text) && isOfResults({ particulars, marks, named })) ||
    (entity.name === 'due' && marks.some((mark) => namesOf(mark, 'flag').includes('arrears'))) ||
    (entity.name === 'expense' && marks.some((mark) => namesOf(mark, 'flag').includes('noBill'))) ||
    // 'Papers' alone are no item of expense, as 'diesel' is.
    (entity.name === 'expense' &&
      named.some(({ by, from }) => by !== 'item' || has('noun') || !isInLexicon(reading.tokens[from]?.text ?? ''))) ||
    (entity.name === 'receipt' &&
      (isNamedBy('mode') ||
        named.some(({ by }) => by === 'number' || by === 'chequeNumber') ||
        marks.some((mark) => namesOf(mark, 'flag').includes('isCleared')) ||
        (has('noun') && (SINGLE_PAYMENT.test(reading.text) || (particulars.people.length > 0 && PAYMENTS.test(reading.text)))) ||
        (particulars.bounds.length > 0 && PAYMENTS.test(reading.text)))) ||
    (entity.name === 'lesson' &&
      ((has('noun') && (isSuper || isOfLoad({ marks, named, particulars }) || (hasRole('who') && isOfSubjects))) ||
        particulars.bounds.some(({ unit }) => unit === 'periods' || (unit === 'sections' && has('noun')))))
  );
}

/** 'Which classes does the music teacher take'. */
const isOfLoad = ({ marks, named, particulars }: Omit<Said, 'reading'>): boolean =>
  (named.some(({ by }) => by === 'department') || particulars.people.some(({ person }) => person.kind === 'teacher')) &&
  marks.some((mark) => roleOf(mark) === 'which') &&
  marks.some((mark) => namesOf(mark, 'dimension').some((name) => ['class', 'section', 'subject'].includes(name)));
const OF_PLACE = /\b(?:where|kahan|kaha)\b/i;
const OFF = /\b(?:off|discount|rebate)\b/i;
const SINGLE_PAYMENT = /\b(?:last|latest|recent|single)\b.*\bpayments?\b/i;
const PAYMENTS = /\bpayments\b|\b(?:payments?|fees?|receipts?) history\b/i;
const ASKING: readonly Role[] = ['who', 'which', 'list', 'count', 'kitne', ...SUPER];

/** Students are meant by what only they are told apart by, where something is asked of it. */
function isOfPupils({ marks, named, particulars }: Omit<Said, 'reading'>): boolean {
  const asks = marks.some((mark) => [...ASKING, 'wise', 'each', 'by'].includes(roleOf(mark) ?? 'filler'));
  const dims = marks.flatMap((mark) => namesOf(mark, 'dimension'));
  const isOfOwn =
    named.some(({ by }) => OF_ONE_PUPIL.includes(by) || OF_STUDENTS.includes(by)) || dims.some((name) => ALONE.includes(name));
  return (
    (asks && isOfOwn) ||
    // 'Stops on route 5'.
    (dims.some((name) => name !== 'route' && ALONE.includes(name)) && named.some(({ by }) => ALONE.includes(by) && !dims.includes(by))) ||
    marks.some(
      (mark) => namesOf(mark, 'flag').length > 0 || mark.meanings.some((one) => one.type === 'value' && OF_PUPILS.includes(one.by)),
    ) ||
    (dims.length > 0 && marks.some((mark) => SUPER.includes(roleOf(mark) ?? 'filler'))) ||
    isOfOne(particulars, dims) ||
    // 'GR numbers of 5B', 'home addresses 10B': in a class there is nobody else.
    (particulars.places.length > 0 && dims.some((name) => !OF_CLASSES.includes(name))) ||
    // 'Languages spoken at home', where nothing else is said.
    (dims.some((name) => name !== 'route' && ALONE.includes(name)) && marks.every(isOfRowsAlone)) ||
    // 'Address of roll 14 in 8A'.
    (particulars.places.length > 0 && named.some(({ by }) => by === 'roll'))
  );
}

const isOfRowsAlone = (mark: Mark): boolean =>
  mark.meanings.every((one) => one.type === 'dimension' || one.type === 'noun' || (one.type === 'role' && one.role === 'filler'));

/** The staff are meant by their own word, a post or a department of which something is asked. */
function isOfStaff({ marks, named, particulars }: Omit<Said, 'reading'>): boolean {
  const has = (type: Meaning['type']) => marks.some(({ meanings }) => meanings.some((one) => one.type === type));
  const asks = marks.some((mark) => ASKING.includes(roleOf(mark) ?? 'filler'));
  const asksWho = marks.some((mark) => roleOf(mark) === 'who');
  const dims = marks.flatMap((mark) => namesOf(mark, 'dimension'));
  const isOfPost = named.some(({ by }) => by === 'role');
  return (
    (asksWho && isOfPost) ||
    (asks && (has('flag') || dims.includes('kind') || dims.includes('department'))) ||
    (has('noun') && marks.some((mark) => roleOf(mark) === 'wise')) ||
    // 'Ladies in the accounts department'.
    (named.some(({ by }) => by === 'department') && dims.includes('department')) ||
    // 'Email id of the accountant'.
    (isOfPost && (asks || dims.length > 0 || marks.every(isOfRowsAlone))) ||
    // 'Employee codes', 'qualification not filled': nobody else has one.
    dims.some((name) => OF_STAFF.includes(name)) ||
    marks.some((mark) => namesOf(mark, 'flag').some((name) => OF_STAFF.includes(name.replace(/^(?:no|has)_/, '')))) ||
    isOfOne(particulars, dims)
  );
}

/** 'Phone number of Anil Rao'. */
const isOfOne = ({ people }: Particulars, dims: readonly string[]) =>
  people.length > 0 && dims.some((name) => name !== 'student' && name !== 'employee');

/** Marks are meant by a grade, a term, a subject with an end or two sides of it, and by whom one calls weak, improved or top. */
function isOfResults({ particulars, marks, named }: Omit<Said, 'reading'>): boolean {
  const has = (type: Meaning['type']) => marks.some(({ meanings }) => meanings.some((one) => one.type === type));
  const hasRole = (role: Role) => marks.some((mark) => roleOf(mark) === role);
  const isSuper = marks.some((mark) => SUPER.includes(roleOf(mark) ?? 'filler'));
  const isOfSubjects = named.some(({ by }) => by === 'subject') || marks.some((mark) => namesOf(mark, 'dimension').includes('subject'));
  return (
    named.some(({ by }) => by === 'grade') ||
    isOfGrades({ particulars, marks }) ||
    named.some(({ by }) => by === 'term') ||
    (hasRole('average') && isOfSubjects) ||
    (isOfSubjects && (isSuper || particulars.bounds.length > 0)) ||
    marks.some((mark) => namesOf(mark, 'flag').some((flag) => ['weak', 'distinction', 'full'].includes(flag))) ||
    // '9A and 9B in English' are compared by their marks.
    (hasRole('versus') && isOfSubjects && particulars.places.length > 1) ||
    // Who improved did so in marks.
    (hasRole('who') && (hasRole('rise') || hasRole('fall'))) ||
    // '90 percent se upar', where no other figure is said; three quarters are asked of the attendance.
    (!has('measure') && particulars.bounds.some(({ unit, value }) => unit === 'percent' && value !== LEAST_ATTENDANCE)) ||
    // 'Top 3 in every class'.
    (hasRole('top') && !has('measure') && hasRole('each') && particulars.limit !== undefined) ||
    (hasRole('top') && !has('measure') && particulars.places.length > 0 && hasRole('who')) ||
    // 'Top five students' are so by their marks.
    (hasRole('top') && !has('measure') && marks.some((mark) => namesOf(mark, 'dimension').includes('student')))
  );
}

/** Percent: what a student has to be present to be let into an exam. */
const LEAST_ATTENDANCE = 75;

/** 'How many in each grade of class 9': what is told apart is not the class. */
const isOfGrades = ({ particulars, marks }: Pick<Said, 'particulars' | 'marks'>) =>
  particulars.places.length > 0 && marks.some((mark) => namesOf(mark, 'dimension').includes('grade'));

const OF_ONE_PUPIL = ['stop', 'house', 'roll', 'pin', 'surname', 'firstName'];

/** What nobody else has. */
const ALONE: readonly string[] = wordsIn('bloodGroup motherTongue religion socialCategory caste house stop route city pin previousSchool');
/** What only the staff have. */
const OF_STAFF = ['code', 'qualification', 'joiningYear', 'teaches', 'joiningdate', 'emergencycontact'];
/** Dimensions whose few values are those of students alone. */
const OF_PUPILS = ['gender', 'illness'];
/** What is said of each class, and is none of its students' own. */
const OF_CLASSES = ['student', 'class', 'section', 'classTeacher', 'grade'];
/** What only students are told apart by. */
export const OF_STUDENTS = ['house', 'stop', 'socialCategory', 'religion'];
