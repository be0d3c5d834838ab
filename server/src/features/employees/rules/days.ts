const LEAST_AGE = 16;
const GREATEST_AGE = 90;

/** What is wrong with the days of an employee, or null. Empty texts are days that nobody entered. */
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

/** The same day some years later; the 29th of February compares rightly as a text. */
function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
