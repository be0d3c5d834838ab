import { type FormContent, type FormField, fillText, type Source, type Words } from '@shala/contract/certificates';
import { hindiClass, writeDayInFull } from '@shala/contract/shared';
import { inHindi } from './in-hindi.ts';
import type { PersonFacts, SchoolFacts } from './person-facts.ts';
import { figures, type Numbers, sourceDays, sourceValues, titleInPrint } from './source-values.ts';

/** The column of the record in which a missing value is saved. Other sources come from the fee accounts, or are remembered with the person. */
export const KEPT_IN: Partial<Record<Source, string>> = {
  nationality: 'nationality',
  isReserved: 'category',
  category: 'category',
  religion: 'religion',
  motherTongue: 'motherTongue',
  dateOfBirth: 'dateOfBirth',
  admittedOn: 'admittedOn',
  nameNative: 'nameNative',
  previousSchool: 'previousSchool',
  caste: 'caste',
  subCaste: 'subCaste',
  birthPlace: 'birthPlace',
  penNumber: 'penNumber',
  stateStudentId: 'stateStudentId',
  apaarId: 'apaarId',
  aadhaarLast4: 'aadhaarLast4',
  mother: 'Mother',
  father: 'Father',
  parent: 'Guardian',
  position: 'positionRole',
  department: 'department',
  qualification: 'qualification',
  joinedOn: 'joinedOn',
  employeeBirth: 'dateOfBirth',
};

/** Identity: corrected in the record, never on a certificate. */
const FIXED: ReadonlySet<Source> = new Set<Source>([
  'studentName',
  'nameNative',
  'admissionNumber',
  'mother',
  'father',
  'parent',
  'dateOfBirth',
  'dateOfBirthInWords',
  'admittedOn',
  'isReserved',
  'category',
  'nationality',
  'religion',
  'motherTongue',
  'caste',
  'subCaste',
  'birthPlace',
  'penNumber',
  'stateStudentId',
  'apaarId',
  'aadhaarLast4',
  'employeeName',
  'employeeCode',
  'joinedOn',
  'today',
  'number',
  'serialNo',
  'bookNo',
]);
/** Never typed: derived from another field. */
const DERIVED: ReadonlySet<Source> = new Set<Source>(['dateOfBirthInWords', 'classInWords']);
const CLASSES: ReadonlySet<Source> = new Set<Source>(['class', 'classAndSection', 'firstClass', 'classPassed']);
const DAYS: ReadonlySet<Source> = new Set<Source>([
  ...(['dateOfBirth', 'admittedOn', 'classSince', 'leftOn', 'today'] as const),
  ...(['joinedOn', 'lastDay', 'employeeBirth'] as const),
]);

export type FilledField = FormField & {
  /** The printed text of a row. */
  printed: Words;
  /** The value of its input; ISO for a date. */
  value: string;
  isMissing: boolean;
  isFixed: boolean;
  isKept: boolean;
};

export type Filled = { fields: FilledField[]; textOf(name: string, language: 'en' | 'hi'): string };
type Given = Record<string, string>;
type Ground = { person: PersonFacts; school: SchoolFacts; numbers: Numbers };

/** A format filled in from the record and the typed values. For identity, the record takes precedence. */
export function fillForm(form: FormContent, { person: recorded, school, numbers }: Ground, given: Given): Filled {
  const person = withGiven(form, recorded, given);
  const values = sourceValues(person, school, numbers);
  const days = sourceDays(person);
  const known = sourceValues(recorded, school, numbers);
  const fields = form.fields.map((field): FilledField => {
    const source = field.source === '' ? null : field.source;
    // A title by the gender is a proposal: another title that the office selects is kept.
    const isKnown = source !== null && source !== 'employeeTitle' && known[source]?.en !== undefined && known[source].en !== '';
    // A value that the format does not offer, such as a state's own category, has to be selected by the office.
    const isOffered = field.kind !== 'choice' || source === null || field.choices.includes(known[source]?.en ?? '');
    const isFixed = source !== null && ((FIXED.has(source) && isKnown && isOffered) || DERIVED.has(source));
    const typed = isFixed ? undefined : given[field.key];
    const isDay = field.kind === 'day' || (source !== null && DAYS.has(source));
    const value = asOffered(field, typed ?? initialValue(field, { person, source, isDay, days, values }));
    const fromRecord = source !== null && typed === undefined ? values[source] : undefined;
    return {
      ...field,
      kind: isDay ? 'day' : field.kind,
      value,
      printed: isDay
        ? both(isIso(value) ? figures(value) : value)
        : fromRecord && fromRecord.en === value
          ? fromRecord
          : both(value, source),
      isMissing: value.trim() === '',
      isFixed,
      isKept: !isKnown && ((source !== null && KEPT_IN[source] !== undefined) || field.isRemembered),
    };
  });
  return { fields, textOf: lookUp(fields, values) };
}

/** What a typed value prints: the name of a class is said in Hindi too. */
const both = (text: string, source: Source | null = null): Words => ({
  en: text,
  hi: source !== null && CLASSES.has(source) ? hindiClass(text) : inHindi(text),
});
const isIso = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

type Start = {
  person: PersonFacts;
  source: Source | null;
  isDay: boolean;
  days: Partial<Record<Source, string | null>>;
  values: Partial<Record<Source, Words>>;
};

function initialValue(field: FormField, { person, source, isDay, days, values }: Start): string {
  const fromRecord = source === null ? '' : isDay ? (days[source] ?? '') : (values[source]?.en ?? '');
  if (fromRecord !== '') return fromRecord;
  if (field.isRemembered && person.remembered[field.key]) return person.remembered[field.key] ?? '';
  return field.initial === '{today}' ? person.today : field.initial;
}

/** A title as the list of the format has it: formats of earlier versions list `Smt`, others `Smt.`. */
function asOffered({ source, choices }: FormField, value: string): string {
  if (source !== 'employeeTitle' || choices.includes(value)) return value;
  return choices.find((choice) => titleInPrint(choice) === titleInPrint(value)) ?? value;
}

/** The record with the typed values in its empty fields, so that words are derived from a date that was just typed. */
function withGiven(form: FormContent, person: PersonFacts, given: Given): PersonFacts {
  const typed = (source: Source) => form.fields.filter((field) => field.source === source).map(({ key }) => given[key])[0] || null;
  if (person.kind === 'employee') {
    const title = form.fields.find(({ source }) => source === 'employeeTitle')?.key ?? '';
    return {
      ...person,
      title: given[title] ?? person.remembered[title] ?? '',
      joinedOn: person.joinedOn ?? typed('joinedOn'),
      leftOn: person.leftOn ?? typed('lastDay'),
      position: person.position || (typed('position') ?? ''),
    };
  }
  const birth = typed('dateOfBirth');
  const leftOn = typed('leftOn');
  return {
    ...person,
    dateOfBirth: person.dateOfBirth ?? (birth !== null && isIso(birth) ? birth : null),
    leftOn: person.leftOn ?? (leftOn !== null && isIso(leftOn) ? leftOn : null),
    mother: person.mother || (typed('mother') ?? ''),
    father: person.father || (typed('father') ?? ''),
    guardian: person.guardian || (typed('parent') ?? ''),
    className: typed('class') ?? person.className,
    // Another class has another beginning, which the record does not tell.
    classSince: [null, person.className].includes(typed('class')) ? person.classSince : null,
  };
}

/** The value of a placeholder: a field of the format by its key, otherwise the record. */
function lookUp(fields: readonly FilledField[], values: Partial<Record<Source, Words>>): Filled['textOf'] {
  return (name, language) => {
    const field = fields.find(({ key }) => key === name);
    if (field === undefined) return values[name as Source]?.[language] ?? '';
    return field.kind === 'day' && isIso(field.value) ? writeDayInFull(field.value, language) : field.printed[language];
  };
}

/** The paragraphs of a format with all placeholders filled in. */
export function fillParagraphs(paragraphs: readonly Words[], { textOf }: Filled): Words[] {
  return paragraphs.map(({ en, hi }) => ({
    en: fillText(en, (name) => textOf(name, 'en')),
    hi: fillText(hi, (name) => textOf(name, 'hi')),
  }));
}
