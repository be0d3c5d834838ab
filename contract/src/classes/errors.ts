/** Refusals of editing years, classes, sections, subjects and periods, by code. */
export const classesErrors = {
  /** `data` is `{uses: [{kind, count}]}`: where it is used. */
  inUse: '{name} cannot be deleted because it is used: {places}. You can change its name instead.',
  yearTaken: 'An academic year with this name already exists.',
  yearOverlaps: 'These dates overlap another academic year. Select other dates.',
  yearUsed: 'Fees and registers use the dates of this year. You can change its name, but not its dates.',
  yearIsCurrent: 'This is already the current year.',
  yearEmpty: 'There are no students in that year yet. Promote the classes first.',
  termOutsideYear: 'The dates of each term must be within the academic year.',
  termsOverlap: 'Two terms overlap. A term can start only after the previous term ends.',
  periodsOverlap: 'Two periods overlap. A period can start when the previous period ends.',
  lastClass: 'A school needs at least one class.',
} as const;
