import type { School } from './tools/directory.ts';

/** What the sentences are read against: classes, and nobody. */
export const SCHOOL: Pick<School, 'today' | 'directory'> = {
  today: '2026-12-01',
  directory: {
    classes: ['6', '7', '8', '9', '10'].map((name) => ({ name, sections: ['A', 'B'] })),
    students: [],
    employees: [],
    subjects: ['Mathematics', 'Science'],
    feeHeads: ['Tuition fee'],
    periodsPerDay: 8,
  },
};

/** Everyday questions of each kind, as they are read after a start. */
export const SENTENCES: readonly string[] = [
  'Who is absent today',
  'Which teachers are on leave tomorrow',
  'How many boys are in class 8',
  'Who in class 8 has not paid',
  'How much was collected today',
  'Expenses of October',
  'Timetable of 8A on Tuesday',
  'Who is free in the 3rd period tomorrow',
  'Which holidays are in January',
  'aaj kaun nahi aaya',
  'class 7 ki fees kitni baki hai',
  'Students of class 10 with their phone numbers',
];
