import { type GuardianDraft, NEW_GUARDIAN } from '../guardians/guardian-fields.tsx';

/** A student as the form holds one: all texts. */
export type Draft = {
  admissionNumber: string;
  sectionId: string;
  rollNumber: string;
  admittedOn: string;
  name: string;
  nameNative: string;
  gender: string;
  dateOfBirth: string;
  bloodGroup: string;
  motherTongue: string;
  category: string;
  religion: string;
  caste: string;
  subCaste: string;
  birthPlace: string;
  stateStudentId: string;
  aadhaarLast4: string;
  apaarId: string;
  penNumber: string;
  previousSchool: string;
  house: string;
  transportStop: string;
  medicalNotes: string;
  address: string;
  state: string;
  city: string;
  pinCode: string;
  guardians: GuardianDraft[];
};

export const NEW_DRAFT: Draft = {
  admissionNumber: '',
  sectionId: '',
  rollNumber: '',
  admittedOn: '',
  name: '',
  nameNative: '',
  gender: '',
  dateOfBirth: '',
  bloodGroup: '',
  motherTongue: '',
  category: '',
  religion: '',
  caste: '',
  subCaste: '',
  birthPlace: '',
  stateStudentId: '',
  aadhaarLast4: '',
  apaarId: '',
  penNumber: '',
  previousSchool: '',
  house: '',
  transportStop: '',
  medicalNotes: '',
  address: '',
  state: '',
  city: '',
  pinCode: '',
  guardians: [{ ...NEW_GUARDIAN, isPrimary: true }],
};
