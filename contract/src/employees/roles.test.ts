import { describe, expect, it } from 'vitest';
import { isOfficeRole } from './roles.ts';

describe('a designation', () => {
  it.each(['Peon', 'Clerk', 'Jr. Clerk', 'Office Superintendent', 'Bus Driver', 'Lab Assistant', 'चपरासी', 'लिपिक'])(
    '%s is of the office or of support',
    (role) => expect(isOfficeRole(role)).toBe(true),
  );

  it.each(['', 'Asst. Teacher', 'TGT Hindi', 'Head Master', 'Vice Principal', 'Teacher and office in-charge', 'Librarian'])(
    '%s is not',
    (role) => expect(isOfficeRole(role)).toBe(false),
  );
});
