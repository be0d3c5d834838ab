const LEAST_AGE = 16;
const GREATEST_AGE = 90;

/** What is wrong with an employee's dates, or null. An empty text is a date that was not entered. */
export function dayProblem({ dateOfBirth, joinedOn, today }: { dateOfBirth: string; joinedOn: string; today: string }): {
  field: 'dateOfBirth' | 'joinedOn';
  code: 'employeeBirthDate' | 'joiningDay';
} | null {
  if (dateOfBirth !== '' && (dateOfBirth > yearsFrom(today, -LEAST_AGE) || dateOfBirth < yearsFrom(today, -GREATEST_AGE)))
    return { field: 'dateOfBirth', code: 'employeeBirthDate' };
  if (joinedOn === '') return null;
  const earliest = dateOfBirth === '' ? yearsFrom(today, -GREATEST_AGE) : yearsFrom(dateOfBirth, LEAST_AGE);
  return joinedOn < earliest || joinedOn > yearsFrom(today, 1) ? { field: 'joinedOn', code: 'joiningDay' } : null;
}

/** The same date some years later; the text for 29 February also compares correctly. */
function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
