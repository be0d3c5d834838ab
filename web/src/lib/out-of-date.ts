import type { QueryClient } from '@tanstack/react-query';

/** What is shown of people: their names and states stand in these features' answers. */
const OF_STUDENTS = ['students', 'finance', 'attendance', 'certificates', 'exams', 'notices', 'calendar', 'dashboard', 'imports'];
const OF_EMPLOYEES = [
  'employees',
  'attendance',
  'finance',
  'certificates',
  'timetable',
  'logbook',
  'exams',
  'notices',
  'calendar',
  'dashboard',
];
/** What the school calls its classes, subjects and years stands in nearly every answer of the office. */
const OF_SCHOOL = [...new Set([...OF_STUDENTS, ...OF_EMPLOYEES, 'classes', 'school', 'setup', 'identity', 'textbooks', 'question-papers'])];

/** Which features' answers show what was changed: their data is kept under the feature's name (`callsOf`). */
const SHOWN_IN = {
  students: [...OF_STUDENTS, 'school', 'setup', 'history', 'shell'],
  employees: [...OF_EMPLOYEES, 'school', 'setup', 'history', 'shell'],
  certificates: ['certificates', 'students', 'employees', 'finance', 'dashboard', 'history'],
  calendar: ['calendar', 'attendance', 'dashboard', 'timetable', 'logbook', 'exams', 'notices', 'students', 'employees', 'finance'],
  school: [...OF_SCHOOL, 'account', 'history', 'shell'],
  /** What a person of the office may let a program or an import do is any of the office's acts. */
  office: [...OF_SCHOOL, 'access', 'assistant', 'history', 'shell'],
} satisfies Record<string, readonly string[]>;

/** Makes out of date what was loaded of the features that show something of the changed area; what is on the screen is asked again. */
export function forgetShown(client: QueryClient, changed: keyof typeof SHOWN_IN, isLater = false): Promise<void> {
  const features: readonly string[] = SHOWN_IN[changed];
  return client.invalidateQueries({
    predicate: ({ queryKey }) => features.includes(String(queryKey[0])),
    ...(isLater && { refetchType: 'none' }),
  });
}
