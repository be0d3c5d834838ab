import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format';

/** The words of fields as people know them; a field without words of its own is shown as it is kept, in words. */
export function useFieldWords() {
  const { t } = useLingui();
  const fields: Record<string, string> = {
    name: t`Name`,
    nameNative: t`Name in Hindi or own language`,
    admissionNumber: t`Admission number`,
    gender: t`Gender`,
    dateOfBirth: t`Date of birth`,
    dob: t`Date of birth`,
    admittedOn: t`Admission date`,
    joinedOn: t`Date of joining`,
    bloodGroup: t`Blood group`,
    category: t`Category`,
    religion: t`Religion`,
    motherTongue: t`Mother tongue`,
    nationality: t`Nationality`,
    aadhaarLast4: t`Aadhaar, last four digits`,
    apaarId: t`APAAR ID`,
    penNumber: t`PEN`,
    house: t`House`,
    medicalNotes: t`Medical notes`,
    specialNeeds: t`Special needs (CWSN)`,
    isBelowPoverty: t`Below the poverty line`,
    isWeakerSection: t`Economically weaker section (EWS)`,
    transportStop: t`Bus stop`,
    address: t`Address`,
    state: t`State`,
    city: t`City`,
    pinCode: t`PIN code`,
    previousSchool: t`Previous school`,
    ...useEventWords(),
  };
  const fieldOf = (field: string) => fields[field] ?? inWords(field);
  const shownOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t`empty`;
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    if (Array.isArray(value)) return value.join(', ') || t`empty`;
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  };
  return { fieldOf, shownOf, actOf: inWords };
}

/** What happens to somebody, and who hangs together with them. */
function useEventWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    section: t`Section`,
    rollNumber: t`Roll number`,
    leftOn: t`Last day`,
    leavingReason: t`Reason for leaving`,
    photo: t`Photo`,
    document: t`Document`,
    documentRead: t`Document opened`,
    guardian: t`Guardian`,
    guardians: t`Guardians`,
    phone: t`Phone`,
    email: t`Email`,
    occupation: t`Occupation`,
    relation: t`Relation`,
    isPrimary: t`Primary guardian`,
    mayCollect: t`Allowed to pick up the child`,
    consent: t`Consent`,
    consentNote: t`How consent was given`,
    samePersonAs: t`Same person as`,
    clubs: t`Club`,
    sports: t`Sport`,
    achievements: t`Achievement`,
    level: t`Level`,
    details: t`Details`,
    onDate: t`Day`,
    from: t`From`,
    anonymised: t`Personal data deleted`,
    department: t`Department`,
    positionRole: t`Position`,
    qualification: t`Qualification`,
    monthlySalary: t`Monthly salary`,
    employeeCode: t`Employee code`,
    waived: t`Waived`,
    dueExtendedTo: t`Due date moved to`,
  };
}

/** `dueExtendedTo` as `Due extended to`. */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
