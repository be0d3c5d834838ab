import { listInWords, say, writeYearMonth } from '#platform/words';

export type Reminder = {
  guardian: string;
  /** Whose fees they are: brothers and sisters with the same phone number are in one message. */
  students: readonly OverdueStudent[];
  /** The formatted amount of all of them. */
  overdue: string;
  /** The fee head, when the reminder is about one. */
  head?: string | undefined;
  oldestDueOn: string;
  daysOverdue: number;
  school: string;
  /** The school's UPI ID; empty when there is none. */
  upiAddress: string;
};

type OverdueStudent = {
  student: string;
  className: string;
  /** The formatted amount. */
  overdue: string;
  /** Month 1 is April; month 0 is last year's arrears. */
  months: readonly number[];
};

export type ReminderKind = 'first' | 'second';

/** More months than this are named by the first and the last one. */
const MOST_NAMED = 3;

/** The reminder about overdue fees in a language. The second text is for families that did not answer the first one. */
export function writeReminder(kind: ReminderKind, language: string, reminder: Reminder): string {
  const { guardian, students, overdue, oldestDueOn, daysOverdue, head, school, upiAddress } = reminder;
  const shared = {
    ...{ overdue, oldestDueOn, daysOverdue, guardian },
    hasGuardian: guardian === '' ? 'no' : 'yes',
    head: head ?? '',
    hasHead: head === undefined ? 'no' : 'yes',
  };
  const [only] = students;
  const text =
    only !== undefined && students.length === 1
      ? writeForOne(kind, language, {
          ...shared,
          student: only.student,
          className: only.className,
          months: listMonths(only.months, language),
          isOneMonth: only.months.length === 1 ? 'yes' : 'no',
        })
      : writeForSiblings(kind, language, { ...shared, each: students.map((student) => writeStudent(student, language)).join('; ') });
  return [text, upiAddress && say('You can pay by UPI to {upiAddress}.', { upiAddress }, language), school].filter(Boolean).join(' ');
}

function writeForOne(kind: ReminderKind, language: string, values: Record<string, string | number>): string {
  return kind === 'first'
    ? say(
        'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of {student} (Class {className}) for {months} is still to be paid. {isOneMonth, select, yes {The due date was {oldestDueOn}.} other {The oldest due date was {oldestDueOn}.}} Please pay at the school office, or tell us if you have already paid.',
        values,
        language,
      )
    : say(
        'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, we have not received {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of {student} (Class {className}) for {months}; it is {daysOverdue, plural, one {# day} other {# days}} overdue. Please pay within 7 days, or ask the school office for a later date.',
        values,
        language,
      );
}

function writeForSiblings(kind: ReminderKind, language: string, values: Record<string, string | number>): string {
  return kind === 'first'
    ? say(
        'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of your children is still to be paid: {each}. The oldest due date was {oldestDueOn}. Please pay at the school office, or tell us if you have already paid.',
        values,
        language,
      )
    : say(
        'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, we have not received {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of your children: {each}. It is {daysOverdue, plural, one {# day} other {# days}} overdue. Please pay within 7 days, or ask the school office for a later date.',
        values,
        language,
      );
}

function writeStudent({ student, className, overdue, months }: OverdueStudent, language: string): string {
  return say(
    '{student} (Class {className}) {overdue} for {months}',
    { student, className, overdue, months: listMonths(months, language) },
    language,
  );
}

function listMonths(months: readonly number[], language: string): string {
  const words = months.map((month) => (month === 0 ? say('last year', {}, language) : writeYearMonth(month, language)));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length > MOST_NAMED ? say('{first} to {last}', { first, last }, language) : listInWords(words, language);
}
