/** Refusals about employees, by code. */
export const employeesErrors = {
  employeeCodeTaken: 'The employee code {code} belongs to {employee}.',
  employeeBirthDate: 'This date of birth cannot be right: an employee is between 16 and 90 years old.',
  joiningDay: 'The day of joining cannot lie before the sixteenth birthday or more than a year ahead.',
  lastDay: 'The last day cannot lie before the day of joining or after today.',
  employeeLeft: '{name} has already left.',
  employeeThere: '{name} has not left.',
  removeSelf: 'This is your own record, and you are signed in. Another administrator has to remove you.',
  notTeaching: 'Only teaching staff can be class teachers or teach subjects.',
  photoKind: 'This file is not a photo. Choose a PNG or JPEG picture.',
  paperKind: 'This file is neither a picture (PNG, JPEG, WebP) nor a PDF.',
} as const;
