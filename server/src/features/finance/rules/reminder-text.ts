export type Reminder = {
  guardian: string;
  student: string;
  className: string;
  /** A sum as a person reads it. */
  overdue: string;
  months: readonly string[];
  oldestDueOn: string;
  daysOverdue: number;
  school: string;
};

/** What a family reads when fees are overdue. The second text is for those who did not answer the first one. */
export function writeReminder(kind: 'first' | 'second', reminder: Reminder): string {
  const { student, className, overdue, months, oldestDueOn, daysOverdue, school } = reminder;
  const to = reminder.guardian === '' ? 'Dear parent' : `Dear ${reminder.guardian}`;
  const of = `the fees of ${student} (Class ${className}) for ${listMonths(months)}`;
  const days = daysOverdue === 1 ? '1 day' : `${daysOverdue} days`;
  return kind === 'first'
    ? `${to}, ${overdue} of ${of} has been due since ${oldestDueOn}. Please pay at the school office, or tell us if you have already paid. ${school}`
    : `${to}, we have not received ${overdue} of ${of}; it is ${days} overdue. Please pay within 7 days, or speak to the school office about more time. ${school}`;
}

function listMonths(months: readonly string[]): string {
  const words = months.map((month) => (month === 'Arrears' ? 'last year' : month));
  if (words.length > 3) return `${words[0]} to ${words.at(-1)}`;
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}
