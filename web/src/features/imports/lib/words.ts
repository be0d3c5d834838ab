import { useLingui } from '@lingui/react/macro';
import type { CellProblem, ImportField, RowNote } from '@shala/contract/imports';

/** What to correct in a cell, in a sentence; `row` is the earlier row that a problem speaks of. */
export function useProblemWords(): (problem: { code: CellProblem; row?: number | undefined }) => string {
  const { t } = useLingui();
  const words: Record<CellProblem, string> = {
    needed: t`Fill in this cell.`,
    name: t`Use letters, spaces, full stops and hyphens only.`,
    date: t`Enter a date that exists, as day/month/year.`,
    inFuture: t`This date is in the future. Enter the correct date.`,
    studentAge: t`Check this date of birth: the student would be under 2 or over 25 years old.`,
    birthDate: t`Check this date of birth: the employee would be under 16 or over 90 years old.`,
    beforeAdmission: t`This date is before the date of admission or birth. Check the dates.`,
    stillAtSchool: t`This student is not yet withdrawn in the school’s records. Withdraw the student on the student’s page, and leave this cell blank.`,
    beforeBirth: t`Enter a date after the date of birth.`,
    afterYear: t`This date is after the end of the academic year. Check it.`,
    dayOrder: t`Check this date: it is too early, too late, or does not match the date of birth.`,
    phone: t`Enter a 10-digit mobile number, or a landline with its STD code.`,
    email: t`Enter an email address, such as name@example.com.`,
    gender: t`Enter Male, Female or Other (or M, F).`,
    className: t`The school has no such class. Check the class, or add it in School data.`,
    section: t`This class has no such section. Check the section, or add it in School data.`,
    sectionNeeded: t`The class has several sections. Enter one of them.`,
    number: t`Enter a number from 1 to 999.`,
    money: t`Enter an amount in rupees.`,
    yesNo: t`Enter Yes or No, or Teaching or Non-teaching.`,
    digits: t`This number has too few or too many digits. Check it.`,
    tooLong: t`Shorten this text.`,
    twiceInFile: t`Duplicate in file.`,
    guardianName: t`Enter the name of the father, mother or guardian whose number it is.`,
    takenByOther: t`Another person in the school’s records already has this number. Check it and enter the correct number.`,
    subject: t`This subject is not taught in these classes. Check it, and write it as in this example: Mathematics 6-8, Science 7.`,
    noSection: t`The school has no such class and section. Enter it as in this example: 6th B.`,
    notTeacher: t`Only teaching staff can have subjects. Leave this cell blank, or enter Yes in the column Teaching staff.`,
  };
  return ({ code, row }) => (code === 'twiceInFile' && row !== undefined ? t`Duplicate in file (row ${row}).` : words[code]);
}

/** What a row means that its cells do not say. */
export function useNoteWords(): Record<RowNote, string> {
  const { t } = useLingui();
  return {
    allClasses: t`No classes given: teaches all classes.`,
    noSubject: t`This designation is not teaching, so no subject is given. If the employee teaches, enter the classes too, such as English 9.`,
  };
}

/** The fields that a column can stand for. */
export function useImportFieldWords(): Record<ImportField, string> {
  const { t } = useLingui();
  return {
    ...usePlaceWords(),
    admissionNumber: t`Admission number`,
    name: t`Name`,
    className: t`Class`,
    section: t`Section`,
    rollNumber: t`Roll number`,
    gender: t`Gender`,
    dateOfBirth: t`Date of birth`,
    admittedOn: t`Date of admission`,
    fatherName: t`Father’s name`,
    fatherPhone: t`Father’s mobile`,
    motherName: t`Mother’s name`,
    motherPhone: t`Mother’s mobile`,
    guardianName: t`Guardian's name`,
    phone: t`Mobile`,
    email: t`Email`,
    employeeCode: t`Employee code`,
    positionRole: t`Designation`,
    department: t`Department`,
    isTeaching: t`Teaching staff`,
    subjects: t`Subjects taught`,
    qualification: t`Qualification`,
    joinedOn: t`Joining date`,
    monthlySalary: t`Monthly salary`,
    classTeacherOf: t`Class teacher of`,
  };
}

function usePlaceWords() {
  const { t } = useLingui();
  return {
    address: t`Address`,
    city: t`City`,
    state: t`State`,
    pinCode: t`PIN code`,
    category: t`Category`,
    religion: t`Religion`,
    motherTongue: t`Mother tongue`,
    bloodGroup: t`Blood group`,
    aadhaarLast4: t`Aadhaar, last four digits`,
    apaarId: t`APAAR ID`,
    penNumber: t`PEN`,
    house: t`House`,
    transportStop: t`Bus stop`,
    previousSchool: t`Previous school`,
    nationality: t`Nationality`,
    caste: t`Caste`,
    subCaste: t`Sub-caste`,
    birthPlace: t`Place of birth`,
    stateStudentId: t`Student ID (Saral or other)`,
    leftOn: t`Date of leaving`,
    leavingReason: t`Reason for leaving`,
  };
}
