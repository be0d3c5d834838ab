import { z } from 'zod/mini';

export const IMPORT_KINDS = ['students', 'employees'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The steps of an import, in order; the first two before the preview, the second one and the rest when it is imported. */
export const IMPORT_STEPS = ['reading', 'checking', 'people', 'guardians', 'words', 'seats', 'fees'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The limits of a file. */
export const MAX_IMPORT_BYTES = 15 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_COLUMNS = 60;

export const STUDENT_FIELDS = [
  'admissionNumber',
  'name',
  'className',
  'section',
  'rollNumber',
  'gender',
  'dateOfBirth',
  'admittedOn',
  'fatherName',
  'fatherPhone',
  'motherName',
  'motherPhone',
  'guardianName',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'pinCode',
  'category',
  'religion',
  'motherTongue',
  'bloodGroup',
  'aadhaarLast4',
  'apaarId',
  'penNumber',
  'house',
  'transportStop',
  'previousSchool',
  'nationality',
  'caste',
  'subCaste',
  'birthPlace',
  'stateStudentId',
  'leftOn',
  'leavingReason',
] as const;
export const EMPLOYEE_FIELDS = [
  'employeeCode',
  'name',
  'gender',
  'positionRole',
  'department',
  'isTeaching',
  'qualification',
  'phone',
  'email',
  'dateOfBirth',
  'joinedOn',
  'monthlySalary',
  'address',
  'city',
  'state',
  'pinCode',
  'aadhaarLast4',
  'subjects',
  'classTeacherOf',
] as const;
export type ImportField = (typeof STUDENT_FIELDS)[number] | (typeof EMPLOYEE_FIELDS)[number];
export const IMPORT_FIELDS: Record<ImportKind, readonly ImportField[]> = { students: STUDENT_FIELDS, employees: EMPLOYEE_FIELDS };
export const NEEDED_FIELDS: Record<ImportKind, readonly ImportField[]> = { students: ['name', 'className'], employees: ['name'] };

/** What is wrong with a cell. */
export const CELL_PROBLEMS = [
  'needed',
  'name',
  'date',
  'inFuture',
  'studentAge',
  'birthDate',
  'beforeBirth',
  'afterYear',
  'dayOrder',
  'phone',
  'email',
  'gender',
  'className',
  'section',
  'sectionNeeded',
  'number',
  'money',
  'yesNo',
  'digits',
  'tooLong',
  'twiceInFile',
  'guardianName',
  'takenByOther',
  'subject',
  'notTeacher',
  'beforeAdmission',
  'stillAtSchool',
  'noSection',
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** What a row means: a subject without classes is taught in all of them, or not given because the designation is not teaching. */
export const ROW_NOTES = ['allClasses', 'noSubject'] as const;
export type RowNote = (typeof ROW_NOTES)[number];

/** Why a row of the file is not part of the table. */
export const LEFT_OUT_REASONS = ['title', 'headings', 'numbering', 'total', 'note'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const field = z.nullable(z.enum([...new Set([...STUDENT_FIELDS, ...EMPLOYEE_FIELDS])] as [ImportField, ...ImportField[]]));
/** For each column of the file its field, or null for an ignored column. */
export const mappingSchema = z.array(field).check(z.maxLength(MAX_IMPORT_COLUMNS));

/** What happens to rows of existing records: unchanged, empty fields filled, changed to the file's values, or imported as another person. */
export const KNOWN_CHOICES = ['skip', 'fill', 'update', 'add'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** `known`: the record already exists. */
export const ROW_VERDICTS = ['good', 'bad', 'known'] as const;

const counts = z.object({ good: z.number(), bad: z.number(), known: z.number() });
/** Missing classes, or sections of a class, and the number of rows with them. */
const missing = z.array(z.object({ className: z.string(), sections: z.array(z.string()), isNewClass: z.boolean(), rows: z.number() }));
/** `row` is the row number in the file. `problems` name the column, or -1 for a field without a column. */
const previewRow = z.object({
  row: z.number(),
  verdict: z.enum(ROW_VERDICTS),
  cells: z.array(z.string()),
  /** `row`: the earlier row of the file with the same person or number. */
  problems: z.array(z.object({ column: z.number(), code: z.enum(CELL_PROBLEMS), row: z.optional(z.number()) })),
  /** What of the cells is not imported, because the record has no place for it: the second phone number of one person. */
  notKept: z.optional(z.array(z.object({ column: z.number(), text: z.string() }))),
  notes: z.optional(z.array(z.object({ column: z.number(), code: z.enum(ROW_NOTES) }))),
  /** The bus stop of a student who is not known as having left, with the fee of a month in rupees; 0 if the class has no transport fee. */
  transport: z.optional(z.object({ stop: z.string(), fee: z.number() })),
  /** For an existing record: its values where the cells differ, and whether it was matched by name only. */
  known: z.optional(z.object({ differs: z.array(z.object({ column: z.number(), has: z.string() })), isByName: z.boolean() })),
});

export const importPreview = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  headers: z.array(z.string()),
  mapping: mappingSchema,
  counts,
  missing,
  /** Whether the import creates what is missing; those rows are valid then. */
  createsClasses: z.boolean(),
  /** Names in capitals or small letters only, or with a parent's title: how many, some of them as they would be, and whether the import tidies them. */
  names: z.object({
    count: z.number(),
    isTidied: z.boolean(),
    examples: z.array(z.object({ before: z.string(), after: z.string() })),
  }),
  /** Rows of the file that are not part of the table: titles, totals, repeated headings. */
  leftOut: z.array(z.object({ row: z.number(), text: z.string(), why: z.enum(LEFT_OUT_REASONS) })),
  /** In the order of the file. */
  rows: z.array(previewRow),
});
/** The effect of a correction: the rows whose result changed, and the new counts. */
export const importCorrection = z.object({ counts, missing, rows: z.array(previewRow) });
export const importSummary = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  at: z.string(),
  by: z.string(),
  created: z.number(),
  /** Existing records that were changed. */
  updated: z.number(),
  state: z.enum(['done', 'undone']),
});
