import { z } from 'zod/mini';

export const IMPORT_KINDS = ['students', 'employees'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What an import does, in this order; the first two before the preview, the second and the rest when it is brought in. */
export const IMPORT_STEPS = ['reading', 'checking', 'people', 'guardians', 'words', 'seats', 'fees'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What a file may have at most. */
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
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** Why a row of the file is no row of the table. */
export const LEFT_OUT_REASONS = ['title', 'headings', 'numbering', 'total', 'note'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const field = z.nullable(z.enum([...new Set([...STUDENT_FIELDS, ...EMPLOYEE_FIELDS])] as [ImportField, ...ImportField[]]));
/** For each column of the file the field it stands for, or null for a column that is left out. */
export const mappingSchema = z.array(field).check(z.maxLength(MAX_IMPORT_COLUMNS));

/** What becomes of rows whose person the school has: left as they are, filled where nothing is entered, changed to the file, or brought in as somebody else. */
export const KNOWN_CHOICES = ['skip', 'fill', 'update', 'add'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** `known`: the school has this one already. */
export const ROW_VERDICTS = ['good', 'bad', 'known'] as const;

const counts = z.object({ good: z.number(), bad: z.number(), known: z.number() });
/** Classes, or sections of a class, that the file has and the school does not, and in how many rows. */
const missing = z.array(z.object({ className: z.string(), sections: z.array(z.string()), isNewClass: z.boolean(), rows: z.number() }));
/** `row` is the row's number in the file. `problems` name the column, or -1 for a field that no column stands for. */
const previewRow = z.object({
  row: z.number(),
  verdict: z.enum(ROW_VERDICTS),
  cells: z.array(z.string()),
  /** `row`: the earlier row of the file that has the same person or number. */
  problems: z.array(z.object({ column: z.number(), code: z.enum(CELL_PROBLEMS), row: z.optional(z.number()) })),
  /** Of a known one: what the school has in the place of cells that say otherwise, and whether it is known by its name alone. */
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
  /** Whether the import creates what is missing; its rows are good then. */
  createsClasses: z.boolean(),
  /** Rows of the file that are no rows of the table: titles, totals, headings that repeat. */
  leftOut: z.array(z.object({ row: z.number(), text: z.string(), why: z.enum(LEFT_OUT_REASONS) })),
  /** In the order of the file. */
  rows: z.array(previewRow),
});
/** What a correction changed: the rows that read otherwise now, and the new counts. */
export const importCorrection = z.object({ counts, missing, rows: z.array(previewRow) });
export const importSummary = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  at: z.string(),
  by: z.string(),
  created: z.number(),
  /** Known ones that were changed. */
  updated: z.number(),
  state: z.enum(['done', 'undone']),
});
