/** The sources of values for placeholders and fields of a certificate, by kind of record. */
export const STUDENT_SOURCES = [
  'studentName',
  'nameNative',
  'admissionNumber',
  'rollNumber',
  'mother',
  'father',
  'guardian',
  'parent',
  'childOf',
  'childOfHindi',
  'heShe',
  'hisHer',
  'isOrWas',
  'ofHindi',
  'pupilHindi',
  'gender',
  'nationality',
  'category',
  'isReserved',
  'religion',
  'motherTongue',
  'caste',
  'subCaste',
  'birthPlace',
  'dateOfBirth',
  'dateOfBirthInWords',
  'admittedOn',
  'firstClass',
  'class',
  'classInWords',
  'classSince',
  'section',
  'classAndSection',
  'year',
  'subjects',
  'lastExam',
  'examName',
  'examResult',
  'examPercent',
  'examGrade',
  'classPassed',
  'promotedTo',
  'feesPaidUpTo',
  'concession',
  'duesOwed',
  'workingDays',
  'daysPresent',
  'activities',
  'sports',
  'achievements',
  'ncc',
  'previousSchool',
  'penNumber',
  'apaarId',
  'stateStudentId',
  'aadhaarLast4',
  'address',
  'leftOn',
  'leavingReason',
] as const;
export const EMPLOYEE_SOURCES = [
  'employeeName',
  'employeeTitle',
  'employeeTitled',
  'employeeCode',
  'position',
  'department',
  'qualification',
  'joinedOn',
  'lastDay',
  'service',
  'employeeBirth',
  'employeeHeShe',
  'employeeHisHer',
  'employeeHimHer',
  'employeeReason',
] as const;
export const SCHOOL_SOURCES = [
  'schoolName',
  'schoolAddress',
  'affiliationNumber',
  'schoolCode',
  'udiseCode',
  'principal',
  'today',
  'number',
  'serialNo',
  'bookNo',
] as const;
export const SOURCES = [...STUDENT_SOURCES, ...EMPLOYEE_SOURCES, ...SCHOOL_SOURCES] as const;
export type Source = (typeof SOURCES)[number];

/** A place where a text breaks the rules of templates; the caller adds the paragraph. */
export type TextFault =
  | { code: 'unknownPlaceholder'; what: string; at: number }
  | { code: 'openPlaceholder'; what: string; at: number }
  | { code: 'markupInTemplate'; what: string; at: number };

const MARKUP = /<\s*[/!?a-z][^>]{0,200}>?|&#?\w{2,8};|javascript:/i;
const PLACE = /\{([^{}]*)\}|[{}]/g;

/** The first forbidden part of a template's text and its position in characters; null when there is none. `names` are the allowed placeholders. */
export function findTextFault(text: string, names: ReadonlySet<string>): TextFault | null {
  const markup = MARKUP.exec(text);
  if (markup) return { code: 'markupInTemplate', what: markup[0].slice(0, 40), at: markup.index + 1 };
  for (const { 0: whole, 1: name, index } of text.matchAll(PLACE)) {
    if (name === undefined) return { code: 'openPlaceholder', what: whole, at: index + 1 };
    if (!names.has(name)) return { code: 'unknownPlaceholder', what: name.slice(0, 60), at: index + 1 };
  }
  return null;
}

/** Fills in a template's text; a name without a value becomes a line for writing. */
export function fillText(text: string, read: (name: string) => string): string {
  return text.replace(/\{([^{}]*)\}/g, (_whole, name: string) => read(name) || '____________');
}
