import { accessErrors } from '@shala/contract/access';
import { attendanceErrors } from '@shala/contract/attendance';
import { calendarErrors } from '@shala/contract/calendar';
import { certificatesErrors } from '@shala/contract/certificates';
import { classesErrors } from '@shala/contract/classes';
import { employeesErrors } from '@shala/contract/employees';
import { examsErrors } from '@shala/contract/exams';
import { financeErrors } from '@shala/contract/finance';
import { identityErrors } from '@shala/contract/identity';
import { importsErrors } from '@shala/contract/imports';
import { logbookErrors } from '@shala/contract/logbook';
import { noticesErrors } from '@shala/contract/notices';

import { operationsErrors } from '@shala/contract/operations';
import { questionPapersErrors } from '@shala/contract/question-papers';
import { schoolErrors } from '@shala/contract/school';
import { fieldErrors, generalErrors } from '@shala/contract/shared';
import { studentsErrors } from '@shala/contract/students';
import { textbooksErrors } from '@shala/contract/textbooks';
import { timetableErrors } from '@shala/contract/timetable';
import { fill, type Values } from '../words/index.ts';

/** Each kind of refusal and its HTTP status. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  timedOut: 408,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  unprocessable: 422,
  tooMany: 429,
  unavailable: 503,
} as const;

const catalogue = {
  ...generalErrors,
  ...accessErrors,
  ...identityErrors,
  ...financeErrors,
  ...operationsErrors,
  ...attendanceErrors,
  ...classesErrors,
  ...employeesErrors,
  ...financeErrors,
  ...importsErrors,
  ...operationsErrors,
  ...schoolErrors,
  ...studentsErrors,
  ...textbooksErrors,
  ...calendarErrors,
  ...noticesErrors,
  ...classesErrors,
  ...schoolErrors,
  ...timetableErrors,
  ...logbookErrors,
  ...examsErrors,
  ...certificatesErrors,
  ...questionPapersErrors,
};

export type ErrorCode = keyof typeof catalogue;
export type RefusalKind = keyof typeof STATUS;
type Details = { values?: Values; fields?: Record<string, string>; data?: unknown; retryAfterSeconds?: number; cause?: unknown };

/** A refused request, with the reason as a code of the contract's catalogue and a sentence for a person. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(kind: RefusalKind, code: ErrorCode, details: Details = {}) {
    super(sentence(code, details.values), details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'Refusal';
    this.kind = kind;
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUS[this.kind];
  }
}

/** The kind of refusal for an HTTP status. */
export function refusalKind(status: number): RefusalKind {
  const found = Object.entries(STATUS).find(([, value]) => value === status);
  return (found?.[0] ?? 'unprocessable') as RefusalKind;
}

/** The sentence of an error code with its values filled in, in the language of the request. */
export function sentence(code: ErrorCode, values: Values = {}): string {
  return fill(`error.${code}`, catalogue[code], { values });
}

/** The sentence shown under a field. */
export function fieldSentence(code: keyof typeof fieldErrors, values: Values): string {
  return fill(`field.${code}`, fieldErrors[code], { values });
}

/** The refusal for a record that does not exist or belongs to another school. */
export function notFound(): Refusal {
  return new Refusal('notFound', 'notFound');
}
