import { useLingui } from '@lingui/react/macro';
import type { CellProblem, ImportField } from '@shala/contract/imports';

/** Why a cell is bad, in a sentence. */
export function useProblemWords(): Record<CellProblem, string> {
  const { t } = useLingui();
  return {
    needed: t`This has to be filled in.`,
    name: t`This is no name: letters, blanks, points and hyphens only.`,
    date: t`This day does not exist, or is not written as day/month/year.`,
    birthDate: t`This date of birth cannot be right.`,
    dayOrder: t`This day does not fit the date of birth or the school year.`,
    phone: t`This is no Indian mobile number of ten digits.`,
    email: t`This is no mail address.`,
    gender: t`Write Male, Female or Other, or M and F.`,
    className: t`The school has no such class.`,
    section: t`The class has no such section.`,
    sectionNeeded: t`The class has several sections: say which.`,
    number: t`This is no number from 1 to 999.`,
    money: t`This is no sum in rupees.`,
    yesNo: t`Write Yes or No, or Teaching and Non-teaching.`,
    digits: t`The number of digits is not right.`,
    tooLong: t`This is too long.`,
    twiceInFile: t`This stands in the file twice.`,
    guardianName: t`Whose number is it? Name the father, mother or guardian.`,
    takenByOther: t`This number belongs to somebody else at the school.`,
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
    fatherName: t`Father's name`,
    fatherPhone: t`Father's mobile`,
    motherName: t`Mother's name`,
    motherPhone: t`Mother's mobile`,
    guardianName: t`Guardian's name`,
    phone: t`Mobile`,
    email: t`Email`,
    employeeCode: t`Employee code`,
    positionRole: t`Position role`,
    department: t`Department`,
    isTeaching: t`Teaches`,
    qualification: t`Qualification`,
    joinedOn: t`Joining date`,
    monthlySalary: t`Monthly salary`,
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
  };
}
