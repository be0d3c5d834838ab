import { say } from '#platform/words';
export type Reminder = {
  guardian: string;
  student: string;
  className: string;
  /** A sum as a person reads it. */
  overdue: string;
  months: readonly string[];
  /** The fee head that it is about, where it is about one. */
  head?: string | undefined;
  oldestDueOn: string;
  daysOverdue: number;
  school: string;
  /** The school's UPI ID; empty where it has none. */
  upiAddress: string;
};

export type ReminderKind = 'first' | 'second';

/** What a family reads when fees are overdue. The second text is for those who did not answer the first one. */
export function writeReminder(kind: ReminderKind, language: 'en' | 'hi', reminder: Reminder): string {
  return language === 'hi' ? writeInHindi(kind, reminder) : writeInEnglish(kind, reminder);
}

function writeInEnglish(kind: ReminderKind, reminder: Reminder): string {
  const { student, className, overdue, oldestDueOn, daysOverdue, school, upiAddress } = reminder;
  const values = {
    guardian: reminder.guardian || 'parent',
    fees: `the fees${inBrackets(reminder.head)}`,
    months: listMonths(reminder.months),
    ...{ student, className, overdue, oldestDueOn, daysOverdue },
  };
  const first =
    kind === 'first'
      ? say(
          'Dear {guardian}, {overdue} of {fees} of {student} (Class {className}) for {months} has been due since {oldestDueOn}. Please pay at the school office, or tell us if you have already paid.',
          values,
          'en',
        )
      : say(
          'Dear {guardian}, we have not received {overdue} of {fees} of {student} (Class {className}) for {months}; it is {daysOverdue, plural, one {# day} other {# days}} overdue. Please pay within 7 days, or ask the school office for a later date.',
          values,
          'en',
        );
  return [first, upiAddress && say('You can pay by UPI to {upiAddress}.', { upiAddress }, 'en'), school].filter(Boolean).join(' ');
}

function writeInHindi(kind: ReminderKind, reminder: Reminder): string {
  const { student, className, overdue, months, oldestDueOn, daysOverdue, school } = reminder;
  const to = reminder.guardian === '' ? 'आदरणीय अभिभावक' : `आदरणीय ${reminder.guardian} जी`;
  const upi = reminder.upiAddress === '' ? '' : ` आप UPI से ${reminder.upiAddress} पर भुगतान कर सकते हैं।`;
  const of = `${student} (कक्षा ${className}) की ${listMonths(months, HINDI)} की फीस${inBrackets(reminder.head)}`;
  return kind === 'first'
    ? `${to}, ${of} में से ${overdue} ${oldestDueOn} से बकाया है। कृपया विद्यालय कार्यालय में जमा करें; यदि जमा कर चुके हैं तो हमें बताएँ।${upi} ${school}`
    : `${to}, ${of} के ${overdue} हमें अब तक नहीं मिले हैं; ${daysOverdue} दिन की देरी हो चुकी है। कृपया 7 दिन के भीतर जमा करें, या और समय के लिए विद्यालय कार्यालय से बात करें।${upi} ${school}`;
}

const inBrackets = (head: string | undefined) => (head === undefined ? '' : ` (${head})`);

type Words = { lastYear: string; and: string; between(first: string, last: string): string; name(month: string): string };
const ENGLISH: Words = { lastYear: 'last year', and: 'and', between: (first, last) => `${first} to ${last}`, name: (month) => month };
const HINDI_MONTHS: Record<string, string> = {
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
};
const HINDI: Words = {
  lastYear: 'पिछले वर्ष',
  and: 'और',
  between: (first, last) => `${first} से ${last}`,
  name: (month) => HINDI_MONTHS[month] ?? month,
};

function listMonths(months: readonly string[], { lastYear, and, between, name }: Words = ENGLISH): string {
  const words = months.map((month) => (month === 'Arrears' ? lastYear : name(month)));
  const last = words.at(-1) ?? '';
  if (words.length > 3) return between(words[0] ?? '', last);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${last}` : last;
}
