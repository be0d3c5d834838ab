import type { Source, Words } from '@shala/contract/certificates';
import { hindiClass, hindiName, writeDayInFull } from '@shala/contract/shared';
import { examValues } from './exam-values.ts';
import { inHindi } from './in-hindi.ts';
import { classInWords, dayInWords, shortDay, timeBetween } from './in-words.ts';
import { duesOf, type EmployeeFacts, type PersonFacts, paidUpTo, type SchoolFacts, type StudentFacts } from './person-facts.ts';

/** The numbers of the certificate. */
export type Numbers = { number: string; serialNo: string; bookNo: string };
type Values = Partial<Record<Source, Words>>;

const RESERVED = /^(SC|ST|OBC|VJNT|SBC|NT.*)$/i;
const same = (text: string): Words => ({ en: text, hi: text });
const withHindi = (en: string): Words => ({ en, hi: inHindi(en) });
const words = (en: string, hi: string): Words => ({ en, hi });
const classOf = (name: string) => words(name, hindiClass(name));
const rupees = (paise: number) => `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(paise / 100)}`;

const TITLE_BY_GENDER: Readonly<Record<string, string>> = { Male: 'Mr.', Female: 'Ms.' };
const MEN = new Set(['Mr.', 'Shri']);
const WOMEN = new Set(['Mrs.', 'Ms.', 'Smt.']);
/** A name that was entered with its title gets no second one. */
const HAS_TITLE = /^(?:mr|mrs|ms|miss|dr|prof|shri|sri|smt|kum|km|श्री|श्रीमती|सुश्री|डॉ)(?:\.|\s)/iu;
/** A title as it is printed, such as `Dr.`; formats of earlier versions list it without the full stop. */
export const titleInPrint = (title: string) => (title === '' || title === 'Shri' || title.endsWith('.') ? title : `${title}.`);

/** The values of all placeholders for this person at this school; an empty text is an unknown value. Dates in texts are written in words. */
export function sourceValues(person: PersonFacts, school: SchoolFacts, numbers: Numbers): Values {
  const own = person.kind === 'student' ? studentValues(person) : employeeValues(person);
  return {
    ...own,
    schoolName: words(school.name, school.nameHindi || school.name),
    schoolAddress: words(school.address, school.addressHindi || school.address),
    affiliationNumber: same(school.affiliationNumber),
    schoolCode: same(school.schoolCode),
    udiseCode: same(school.udiseCode),
    principal: words(school.principal, school.principalHindi || school.principal),
    today: day(person.today),
    number: same(numbers.number),
    serialNo: same(numbers.serialNo),
    bookNo: same(numbers.bookNo),
  };
}

const day = (iso: string | null): Words =>
  iso === null || iso === '' ? same('') : words(writeDayInFull(iso, 'en'), writeDayInFull(iso, 'hi'));

function studentValues(student: StudentFacts): Values {
  return {
    ...nameValues(student),
    ...recordValues(student),
    ...classValues(student),
    ...schoolYearValues(student),
    isOrWas: student.leftOn === null ? words('is', 'हैं') : words('was', student.gender === 'Female' ? 'थीं' : 'थे'),
    ofHindi: same(student.gender === 'Female' ? 'की' : 'के'),
    pupilHindi: same(student.gender === 'Female' ? 'छात्रा' : 'विद्यार्थी'),
    leftOn: day(student.leftOn),
    leavingReason: withHindi(student.leavingReason),
  };
}

function nameValues({ name, nameNative, gender, mother, father, guardian }: StudentFacts): Values {
  const parent = father || guardian || mother;
  const child = gender === 'Male' ? 'son' : gender === 'Female' ? 'daughter' : 'child';
  const hindiChild = gender === 'Male' ? 'पुत्र' : gender === 'Female' ? 'पुत्री' : 'संतान';
  return {
    studentName: words(name, nameNative || name),
    nameNative: same(nameNative),
    mother: same(mother),
    father: same(father || guardian),
    guardian: same(guardian),
    parent: same(parent),
    childOf: parent === '' ? same('') : same(`${child} of ${parent}`),
    childOfHindi: parent === '' ? same('') : same(`${hindiChild} ${parent}`),
    heShe: gender === 'Male' ? words('He', 'वह') : gender === 'Female' ? words('She', 'वह') : words('The student', 'विद्यार्थी'),
    hisHer: gender === 'Male' ? words('his', 'उसका') : gender === 'Female' ? words('her', 'उसका') : words('the student’s', 'विद्यार्थी का'),
    gender: same(gender),
  };
}

function recordValues(student: StudentFacts): Values {
  const { dateOfBirth, nationality, category } = student;
  return {
    admissionNumber: same(student.admissionNumber),
    rollNumber: same(student.rollNumber === null ? '' : String(student.rollNumber)),
    nationality: nationality === 'Indian' ? words('Indian', 'भारतीय') : same(nationality),
    category: same(category),
    isReserved: category === '' ? same('') : RESERVED.test(category) ? words(`Yes, ${category}`, `हाँ, ${category}`) : words('No', 'नहीं'),
    religion: same(student.religion),
    motherTongue: same(student.motherTongue),
    dateOfBirth: day(dateOfBirth),
    dateOfBirthInWords: dateOfBirth === null ? same('') : words(dayInWords(dateOfBirth, 'en'), dayInWords(dateOfBirth, 'hi')),
    admittedOn: day(student.admittedOn),
    previousSchool: same(student.previousSchool),
    caste: same(student.caste),
    subCaste: same(student.subCaste),
    birthPlace: same(student.birthPlace),
    penNumber: same(student.penNumber),
    stateStudentId: same(student.stateStudentId),
    apaarId: same(student.apaarId),
    aadhaarLast4: same(student.aadhaarLast4),
    address: same(student.address),
  };
}

function classValues({ className, sectionName, yearName, classSince, firstClass, subjects, exam }: StudentFacts): Values {
  const inWords = (name: string) => (name === '' ? same('') : words(classInWords(name, 'en'), classInWords(name, 'hi')));
  return {
    firstClass: classOf(firstClass),
    class: classOf(className),
    classInWords: inWords(className),
    classSince: day(classSince),
    section: same(sectionName),
    classAndSection: classOf(`${className} ${sectionName}`.trim()),
    year: same(yearName),
    subjects: words(subjects.join(', '), subjects.map(hindiName).join(', ')),
    ...examValues(exam),
  };
}

function schoolYearValues(student: StudentFacts): Values {
  const { concessions, activities, workingDays, daysPresent } = student;
  const listed = (kind: 'clubs' | 'sports' | 'achievements') =>
    activities.filter((activity) => activity.kind === kind).map(({ name, level }) => (level === '' ? name : `${name} (${level})`));
  const dues = duesOf(student);
  return {
    feesPaidUpTo: words(paidUpTo(student, 'en'), paidUpTo(student, 'hi')),
    concession: concessions.length === 0 ? words('No', 'नहीं') : same(concessions.join('; ')),
    duesOwed: dues === 0 ? words('Nil', 'कुछ नहीं') : same(rupees(dues)),
    workingDays: same(workingDays === 0 ? '' : String(workingDays)),
    daysPresent: same(workingDays === 0 ? '' : String(daysPresent)),
    activities: same([...listed('clubs'), ...listed('sports')].join(', ')),
    sports: same(listed('sports').join(', ')),
    achievements: same(listed('achievements').join(', ')),
    ncc: withHindi(listed('achievements').find((name) => /scout|guide|ncc/i.test(name)) ?? 'No'),
  };
}

function employeeValues(employee: EmployeeFacts): Values {
  const { gender, joinedOn, leftOn, today } = employee;
  const title = titleInPrint(employee.title) || TITLE_BY_GENDER[gender] || '';
  // A title tells it where the record does not.
  const [isMan, isWoman] = [
    gender === 'Male' || (gender === '' && MEN.has(title)),
    gender === 'Female' || (gender === '' && WOMEN.has(title)),
  ];
  return {
    employeeName: same(employee.name),
    employeeTitle: withHindi(title),
    employeeTitled:
      HAS_TITLE.test(employee.name) || title === ''
        ? same(employee.name)
        : words(`${title} ${employee.name}`, `${inHindi(title)} ${employee.name}`),
    employeeCode: same(employee.employeeCode),
    position: same(employee.position),
    department: same(employee.department),
    qualification: same(employee.qualification),
    joinedOn: day(joinedOn),
    lastDay: day(leftOn),
    service: same(joinedOn === null ? '' : timeBetween(joinedOn, leftOn ?? today)),
    employeeBirth: day(employee.dateOfBirth),
    employeeHeShe: words(isMan ? 'He' : isWoman ? 'She' : employee.name, 'वे'),
    employeeHisHer: words(isMan ? 'His' : isWoman ? 'Her' : `${employee.name}’s`, 'उनका'),
    employeeHimHer: words(isMan ? 'him' : isWoman ? 'her' : employee.name, 'उन्हें'),
    employeeReason: same(employee.leavingReason),
  };
}

/** The dates behind sources, ISO: the table of a format prints them in figures. */
export function sourceDays(person: PersonFacts): Partial<Record<Source, string | null>> {
  return person.kind === 'student'
    ? {
        ...{ dateOfBirth: person.dateOfBirth, admittedOn: person.admittedOn, leftOn: person.leftOn, today: person.today },
        classSince: person.classSince,
      }
    : { joinedOn: person.joinedOn, lastDay: person.leftOn, employeeBirth: person.dateOfBirth, today: person.today };
}

/** A date as a row of a format shows it. */
export const figures = shortDay;
