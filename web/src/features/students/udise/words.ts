import { useLingui } from '@lingui/react/macro';

/** What the register's fields are called. */
export function useUdiseWords() {
  const { t } = useLingui();
  const words: Record<string, string> = {
    name: t`Name`,
    gender: t`Gender`,
    dateOfBirth: t`Date of birth`,
    mother: t`Mother’s name`,
    father: t`Father’s name`,
    aadhaarLast4: t`Aadhaar`,
    penNumber: t`PEN`,
    apaarId: t`APAAR ID`,
    category: t`Category`,
    religion: t`Religion`,
    motherTongue: t`Mother tongue`,
    nationality: t`Nationality`,
    bloodGroup: t`Blood group`,
    phone: t`Phone`,
    address: t`Address`,
    pinCode: t`PIN code`,
    admittedOn: t`Date of admission`,
    rollNumber: t`Roll number`,
  };
  return { fieldOf: (field: string) => words[field] ?? field };
}
