export type Use = { kind: string; count: number };

/** What a row of a table is called where it keeps something from being removed: one, many. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  enrolments: ['student’s place', 'students’ places'],
  sections: ['section', 'sections'],
  subjects: ['subject', 'subjects'],
  terms: ['term', 'terms'],
  employee_subjects: ['teacher who teaches it', 'teachers who teach it'],
  timetable_slots: ['lesson of the timetable', 'lessons of the timetable'],
  logbook_entries: ['logbook entry', 'logbook entries'],
  registers: ['register that was taken', 'registers that were taken'],
  student_attendance: ['attendance mark', 'attendance marks'],
  exam_papers: ['exam paper', 'exam papers'],
  textbooks: ['textbook', 'textbooks'],
  question_papers: ['question paper', 'question papers'],
  own_questions: ['question of the school', 'questions of the school'],
  question_facts: ['question with marks and difficulty', 'questions with marks and difficulty'],
  charges: ['fee charge', 'fee charges'],
  fee_accounts: ['student’s fee account', 'students’ fee accounts'],
  fee_month_totals: ['month of fees', 'months of fees'],
  payments: ['payment', 'payments'],
  concessions: ['concession', 'concessions'],
  exams: ['exam', 'exams'],
};

/** Where something is used, as the words of a sentence: the weightiest first, at most four. */
export function describeUses(uses: readonly Use[]): string {
  const sorted = [...uses].sort((one, other) => rank(one) - rank(other) || other.count - one.count);
  const words = sorted.slice(0, 4).map(({ kind, count }) => {
    const [one, many] = WORDS[kind] ?? ['other record', 'other records'];
    return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
  });
  return sorted.length > 4 ? `${words.join(', ')} and more` : words.join(', ');
}

function rank({ kind }: Use): number {
  const place = Object.keys(WORDS).indexOf(kind);
  return place === -1 ? 99 : place;
}
