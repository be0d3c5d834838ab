/** Refusals of editing years, classes, sections, subjects and periods, by code. */
export const classesErrors = {
  /** Carries `data: {uses: [{kind, count}]}`: where it is used. */
  inUse: 'This cannot be removed, for it is used: {places}. Rename it if it is called differently now.',
  yearTaken: 'There is already an academic year of this name.',
  yearOverlaps: 'These days lie within another academic year already.',
  yearUsed: 'Fees and registers hang on the days of this year. Its name can be changed, its days no more.',
  yearIsCurrent: 'This is the current year.',
  yearEmpty: 'No student is in that year yet. Promote the classes first; then make it the current year.',
  termOutsideYear: 'A term lies outside its academic year.',
  termsOverlap: 'Two terms overlap.',
  periodsOverlap: 'Two periods overlap. A period may begin when the one before it ends.',
  lastClass: 'A school has at least one class.',
} as const;
