import type { CellProblem } from '@shala/contract/imports';
import { say } from '#platform/words';

/** What to correct in a cell, for the download of rows with errors. */
const SENTENCES: Record<CellProblem, () => string> = {
  needed: () => say('Fill in this cell.'),
  name: () => say('Use letters, spaces, full stops and hyphens only.'),
  date: () => say('Enter a date that exists, as day/month/year.'),
  inFuture: () => say('This date is in the future.'),
  studentAge: () => say('The student would be under 2 or over 25 years old.'),
  birthDate: () => say('The employee would be under 16 or over 90 years old.'),
  beforeBirth: () => say('This date is not after the date of birth.'),
  afterYear: () => say('This date is after the end of the academic year.'),
  dayOrder: () => say('This date does not match the date of birth, or is too early or too late.'),
  phone: () => say('Enter a 10-digit mobile number, or a landline with its STD code.'),
  email: () => say('Enter an email address, such as name@example.com.'),
  gender: () => say('Enter Male, Female or Other (or M, F).'),
  className: () => say('The school has no such class.'),
  section: () => say('The class has no such section.'),
  sectionNeeded: () => say('The class has several sections: enter one.'),
  number: () => say('Enter a number from 1 to 999.'),
  money: () => say('Enter an amount in rupees.'),
  yesNo: () => say('Enter Yes or No, or Teaching or Non-teaching.'),
  digits: () => say('Check the number of digits.'),
  tooLong: () => say('Shorten this text.'),
  twiceInFile: () => say('Duplicate in file.'),
  guardianName: () => say('Enter the name of the father, mother or guardian whose number it is.'),
  takenByOther: () => say('Another person at the school has this number.'),
  subject: () => say('The school has no such subject in these classes. Write it as in this example: Mathematics 6-8, Science 7.'),
  beforeAdmission: () => say('This date is before the date of admission or birth.'),
  stillAtSchool: () => say('This student is still at school in Shala. Record the leaving on the student’s page, and empty this cell.'),
  notTeacher: () => say('Only teaching staff can have subjects. Empty this cell, or enter Yes for teaching staff.'),
};

/** The sentence about a problem; `row` is the earlier row that it mentions. */
export function problemSentence(code: CellProblem, row?: number): string {
  return code === 'twiceInFile' && row !== undefined ? say('Duplicate in file (row {row}).', { row }) : SENTENCES[code]();
}
