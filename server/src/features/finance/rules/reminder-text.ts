import { listInWords, say, writeYearMonth } from '#platform/words';

export type Reminder = {
  guardian: string;
  student: string;
  className: string;
  /** The formatted amount. */
  overdue: string;
  /** Month 1 is April; month 0 is last year's arrears. */
  months: readonly number[];
  /** The fee head, when the reminder is about one. */
  head?: string | undefined;
  oldestDueOn: string;
  daysOverdue: number;
  school: string;
  /** The school's UPI ID; empty when there is none. */
  upiAddress: string;
};

export type ReminderKind = 'first' | 'second';

/** More months than this are named by the first and the last one. */
const MOST_NAMED = 3;

/** The reminder about overdue fees in a language. The second text is for families that did not answer the first one. */
export function writeReminder(kind: ReminderKind, language: string, reminder: Reminder): string {
  const { guardian, student, className, overdue, oldestDueOn, daysOverdue, head, school, upiAddress } = reminder;
  const values = {
    ...{ guardian, student, className, overdue, oldestDueOn, daysOverdue },
    hasGuardian: guardian === '' ? 'no' : 'yes',
    head: head ?? '',
    hasHead: head === undefined ? 'no' : 'yes',
    months: listMonths(reminder.months, language),
  };
  const first =
    kind === 'first'
      ? say(
          'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of {student} (Class {className}) for {months} has been due since {oldestDueOn}. Please pay at the school office, or tell us if you have already paid.',
          values,
          language,
        )
      : say(
          'Dear {hasGuardian, select, yes {{guardian}} other {parent}}, we have not received {overdue} of the fees{hasHead, select, yes { ({head})} other {}} of {student} (Class {className}) for {months}; it is {daysOverdue, plural, one {# day} other {# days}} overdue. Please pay within 7 days, or ask the school office for a later date.',
          values,
          language,
        );
  return [first, upiAddress && say('You can pay by UPI to {upiAddress}.', { upiAddress }, language), school].filter(Boolean).join(' ');
}

function listMonths(months: readonly number[], language: string): string {
  const words = months.map((month) => (month === 0 ? say('last year', {}, language) : writeYearMonth(month, language)));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length > MOST_NAMED ? say('{first} to {last}', { first, last }, language) : listInWords(words, language);
}
