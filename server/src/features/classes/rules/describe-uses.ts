import { listInWords, say } from '#platform/words';
export type Use = { kind: string; count: number };

/** The words for a number of rows of a table that prevent a deletion. */
const WORDS: Readonly<Record<string, (count: number) => string>> = {
  enrolments: (count) =>
    say('{count, plural, one {# student of this or an earlier year} other {# students of this and earlier years}}', { count }),
  sections: (count) => say('{count, plural, one {# section} other {# sections}}', { count }),
  subjects: (count) => say('{count, plural, one {# subject} other {# subjects}}', { count }),
  terms: (count) => say('{count, plural, one {# term} other {# terms}}', { count }),
  employee_subjects: (count) => say('{count, plural, one {# teacher assigned} other {# teachers assigned}}', { count }),
  timetable_slots: (count) => say('{count, plural, one {# period of the timetable} other {# periods of the timetable}}', { count }),
  logbook_entries: (count) => say('{count, plural, one {# logbook entry} other {# logbook entries}}', { count }),
  registers: (count) => say('{count, plural, one {# attendance register} other {# attendance registers}}', { count }),
  student_attendance: (count) => say('{count, plural, one {# attendance entry} other {# attendance entries}}', { count }),
  exam_papers: (count) => say('{count, plural, one {# exam paper} other {# exam papers}}', { count }),
  textbooks: (count) => say('{count, plural, one {# textbook} other {# textbooks}}', { count }),
  question_papers: (count) => say('{count, plural, one {# question paper} other {# question papers}}', { count }),
  own_questions: (count) => say('{count, plural, one {# question added by the school} other {# questions added by the school}}', { count }),
  question_facts: (count) =>
    say('{count, plural, one {# question with marks and skill} other {# questions with marks and skill}}', { count }),
  charges: (count) => say('{count, plural, one {# fee charge} other {# fee charges}}', { count }),
  fee_accounts: (count) => say('{count, plural, one {# student’s fee account} other {# students’ fee accounts}}', { count }),
  fee_month_totals: (count) => say('{count, plural, one {# month of fees} other {# months of fees}}', { count }),
  payments: (count) => say('{count, plural, one {# receipt} other {# receipts}}', { count }),
  concessions: (count) => say('{count, plural, one {# concession} other {# concessions}}', { count }),
  exams: (count) => say('{count, plural, one {# exam} other {# exams}}', { count }),
};

/**
 * Where a record is used, in words for a sentence: the most important first, at most four. Rows that were found twice, such as periods of a
 * class and again of its sections, are named once.
 */
export function describeUses(uses: readonly Use[]): string {
  const most = new Map<string, number>();
  for (const { kind, count } of uses) most.set(kind, Math.max(count, most.get(kind) ?? 0));
  const sorted = [...most]
    .map(([kind, count]): Use => ({ kind, count }))
    .sort((one, other) => rank(one) - rank(other) || other.count - one.count);
  const words = sorted.slice(0, 4).map(({ kind, count }) => (WORDS[kind] ?? others)(count));
  return sorted.length > 4 ? say('{places} and more', { places: words.join(', ') }) : listInWords(words);
}

function others(count: number): string {
  return say('{count, plural, one {# other record} other {# other records}}', { count });
}

function rank({ kind }: Use): number {
  const place = Object.keys(WORDS).indexOf(kind);
  return place === -1 ? 99 : place;
}
