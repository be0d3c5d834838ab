import { type ErrorCode, notFound, Refusal, type RefusalKind, refusalKind } from '../errors/index.ts';
import { writeDay } from '../words/index.ts';

type PostgresError = Error & { code?: string; detail?: string; constraint_name?: string };

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
  '40001',
  '40P01',
]);

/** Failures caused by a value or by the machine. The contract has checked values before; one that fails here is a gap in the contract and is logged. */
const FAILURES: Readonly<Record<string, readonly [RefusalKind, ErrorCode]>> = {
  // The same row twice in one statement; only a list in the request can cause that.
  '21000': ['invalid', 'entryTwice'],
  '22003': ['invalid', 'badValue'],
  '22007': ['invalid', 'badValue'],
  '22008': ['invalid', 'badValue'],
  '22P02': ['invalid', 'badValue'],
  '22P05': ['invalid', 'badValue'],
  '53100': ['unavailable', 'diskFull'],
  '25006': ['unavailable', 'readOnly'],
  // A read that exceeded its time limit.
  '57014': ['unavailable', 'busy'],
};

/** Constraints of the database, and the error code for breaking each. */
const RULES: Readonly<Record<string, ErrorCode>> = {
  years_do_not_overlap: 'yearOverlaps',
  academic_years_school_id_name_key: 'yearTaken',
  terms_do_not_overlap: 'termsOverlap',
  periods_do_not_overlap: 'periodsOverlap',
  one_notice_category_of_a_name: 'nameTaken',
  one_paper_at_a_time: 'paperSlotClash',
  one_student_a_seat: 'seatTaken',
  one_seat_a_student: 'seatTaken',
  one_duty_at_a_time: 'dutyClash',
};

/** Turns a driver error into a refusal where a person can act on it; other errors are returned unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const { code, constraint_name: constraint = '' } = error as PostgresError;
  if (code === undefined) return error;
  // An id that is no UUID, or contains a null character, matches no record. The contract has checked all other values before.
  if ((code === '22P02' && error.message.includes('uuid')) || code === '22021') return notFound();
  if (/^SH\d{3}$/.test(code)) return raisedRefusal(error);
  const rule = code === '23505' || code === '23P01' ? ruleOf(constraint) : undefined;
  if (rule) return new Refusal('conflict', rule);
  // The features report themselves that a record is in use or unknown. A use that they overlooked is still refused here, and logged.
  if (code === '23503')
    return error.message.startsWith('update or delete')
      ? new Refusal('conflict', 'stillUsed', { cause: error })
      : new Refusal('notFound', 'notFound', { cause: error });
  const refusal = FAILURES[code];
  if (refusal) return new Refusal(refusal[0], refusal[1], { cause: error });
  if (UNAVAILABLE.has(code)) return new Refusal('unavailable', 'busy', { cause: error });
  return error;
}

/** The error code of a broken constraint. All constraints that keep a name unique share one code. */
function ruleOf(constraint: string): ErrorCode | undefined {
  return RULES[constraint] ?? (constraint.endsWith('_name_key') ? 'nameTaken' : undefined);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A refusal that `app.refuse` raised in the database: SQLSTATE SH and the status, the catalogue's code as message, the values as JSON. The sentence has its days
 * in words, in the language of the request.
 */
function raisedRefusal({ code = '', message, detail = '{}' }: PostgresError): Refusal {
  const data = JSON.parse(detail) as Record<string, string | number | null>;
  const inWords = (value: string | number | null) => (typeof value === 'string' && DAY.test(value) ? writeDay(value) : (value ?? ''));
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inWords(value)]));
  return new Refusal(refusalKind(Number(code.slice(2))), message as ErrorCode, { values, data });
}
