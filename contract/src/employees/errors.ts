/** Refusals about employees, by code. */
export const employeesErrors = {
  employeeCodeTaken: 'The employee code {code} is already used by {employee}.',
  employeeBirthDate: 'Check the date of birth. An employee must be between 16 and 90 years old.',
  joiningDay: 'The joining date cannot be before the 16th birthday or more than one year ahead.',
  lastDay: 'The last working day cannot be before the joining date, {joined}.',
  lastDayAhead: 'The last working day cannot be later than today, {today}.',
  employeeLeft: '{name} has already left.',
  employeeThere: '{name} is already working at the school.',
  removeSelf: 'You cannot remove your own record. Ask another administrator.',
  notTeaching: 'Only teaching staff can be class teachers or teach subjects.',
  photoKind: 'This file is not a photo. Select a PNG or JPEG picture.',
  paperKind: 'Select a photo (JPEG, PNG, WebP) or a PDF.',
} as const;
