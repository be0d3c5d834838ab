import type { CellProblem } from '@shala/contract/imports';

/** What to correct in a cell, as it is written into the download of rows with errors. */
const SENTENCES: Record<CellProblem, string> = {
  needed: 'Fill in this cell.',
  name: 'Use letters, spaces, full stops and hyphens only.',
  date: 'Enter a date that exists, as day/month/year.',
  birthDate: 'Check the date of birth.',
  dayOrder: 'Check the date against the date of birth and the academic year.',
  phone: 'Enter a 10-digit mobile number, or a landline with its STD code.',
  email: 'Enter an email address, such as name@example.com.',
  gender: 'Enter Male, Female or Other (or M, F).',
  className: 'The school has no such class.',
  section: 'The class has no such section.',
  sectionNeeded: 'The class has several sections: enter one.',
  number: 'Enter a number from 1 to 999.',
  money: 'Enter an amount in rupees.',
  yesNo: 'Enter Yes or No, or Teaching or Non-teaching.',
  digits: 'Check the number of digits.',
  tooLong: 'Shorten this text.',
  twiceInFile: 'Duplicate in file.',
  guardianName: 'Enter the name of the father, mother or guardian whose number it is.',
  takenByOther: 'Another person at the school has this number.',
};

/** A sentence about a problem; `row` is the earlier row that it speaks of. */
export function problemSentence(code: CellProblem, row?: number): string {
  return code === 'twiceInFile' && row !== undefined ? `Duplicate in file (row ${row}).` : SENTENCES[code];
}
