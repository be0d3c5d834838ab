import type { CellProblem } from '@shala/contract/imports';
import { say } from '#platform/words';

/** What to correct in a cell, for the download of rows with errors. */
const SENTENCES: Record<CellProblem, () => string> = {
  needed: () => say('Fill in this cell.'),
  name: () => say('Use letters, spaces, full stops and hyphens only.'),
  date: () => say('Enter a date that exists, as day/month/year.'),
  inFuture: () => say('This date is in the future. Enter the correct date.'),
  studentAge: () => say('Check this date of birth: the student would be under 2 or over 25 years old.'),
  birthDate: () => say('Check this date of birth: the employee would be under 16 or over 90 years old.'),
  beforeBirth: () => say('Enter a date after the date of birth.'),
  afterYear: () => say('This date is after the end of the academic year. Check it.'),
  dayOrder: () => say('Check this date: it is too early, too late, or does not match the date of birth.'),
  phone: () => say('Enter a 10-digit mobile number, or a landline with its STD code.'),
  email: () => say('Enter an email address, such as name@example.com.'),
  gender: () => say('Enter Male, Female or Other (or M, F).'),
  className: () => say('The school has no such class. Check the class, or add it in School data.'),
  section: () => say('This class has no such section. Check the section, or add it in School data.'),
  sectionNeeded: () => say('The class has several sections. Enter one of them.'),
  number: () => say('Enter a number from 1 to 999.'),
  money: () => say('Enter an amount in rupees.'),
  yesNo: () => say('Enter Yes or No, or Teaching or Non-teaching.'),
  digits: () => say('This number has too few or too many digits. Check it.'),
  tooLong: () => say('Shorten this text.'),
  twiceInFile: () => say('Duplicate in file.'),
  guardianName: () => say('Enter the name of the father, mother or guardian whose number it is.'),
  takenByOther: () => say('Another person in the school’s records already has this number. Check it and enter the correct number.'),
  subject: () => say('This subject is not taught in these classes. Check it, and write it as in this example: Mathematics 6-8, Science 7.'),
  beforeAdmission: () => say('This date is before the date of admission or birth. Check the dates.'),
  stillAtSchool: () =>
    say(
      'This student is not yet withdrawn in the school’s records. Withdraw the student on the student’s page, and leave this cell blank.',
    ),
  noSection: () => say('The school has no such class and section. Enter it as in this example: 6th B.'),
  notTeacher: () => say('Only teaching staff can have subjects. Leave this cell blank, or enter Yes in the column Teaching staff.'),
};

/** The sentence about a problem; `row` is the earlier row that it mentions. */
export function problemSentence(code: CellProblem, row?: number): string {
  return code === 'twiceInFile' && row !== undefined ? say('Duplicate in file (row {row}).', { row }) : SENTENCES[code]();
}
