import { type ErrorCode, notFound, Refusal, type RefusalKind, refusalKind } from '../errors/index.ts';

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

/**
 * What a value or the machine made impossible. Values were checked by the contract before: one that fails here nevertheless is a gap in it, and
 * is logged.
 */
const FAILURES: Readonly<Record<string, readonly [RefusalKind, ErrorCode]>> = {
  // One row named twice in one statement: only a list of the request can do that.
  '21000': ['invalid', 'entryTwice'],
  '22003': ['invalid', 'badValue'],
  '22007': ['invalid', 'badValue'],
  '22008': ['invalid', 'badValue'],
  '22P02': ['invalid', 'badValue'],
  '22P05': ['invalid', 'badValue'],
  '53100': ['unavailable', 'diskFull'],
  '25006': ['unavailable', 'readOnly'],
  // A read that took longer than it was given.
  '57014': ['unavailable', 'busy'],
};

/** Rules that the database keeps, and what breaking one is called. */
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

/** Turns what the driver throws into a refusal where a person can act on it; anything else stays as it is. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const { code, constraint_name: constraint = '' } = error as PostgresError;
  if (code === undefined) return error;
  // An id that is no UUID, or holds a null character, names nothing; every other value was checked by the contract before.
  if ((code === '22P02' && error.message.includes('uuid')) || code === '22021') return notFound();
  if (/^SH\d{3}$/.test(code)) return raisedRefusal(error);
  const rule = code === '23505' || code === '23P01' ? ruleOf(constraint) : undefined;
  if (rule) return new Refusal('conflict', rule);
  // The features say what uses a record, or that it is unknown; a use that they overlooked is refused all the same, and logged.
  if (code === '23503')
    return error.message.startsWith('update or delete')
      ? new Refusal('conflict', 'stillUsed', { cause: error })
      : new Refusal('notFound', 'notFound', { cause: error });
  const refusal = FAILURES[code];
  if (refusal) return new Refusal(refusal[0], refusal[1], { cause: error });
  if (UNAVAILABLE.has(code)) return new Refusal('unavailable', 'busy', { cause: error });
  return error;
}

/** What broke a rule is called. A name that has to be the only one of its kind is told alike, whatever it names. */
function ruleOf(constraint: string): ErrorCode | undefined {
  return RULES[constraint] ?? (constraint.endsWith('_name_key') ? 'nameTaken' : undefined);
}

/** What `app.refuse` raised in the database: SQLSTATE SH and the status, the catalogue's code as message, values as JSON. */
function raisedRefusal({ code = '', message, detail = '{}' }: PostgresError): Refusal {
  const data = JSON.parse(detail) as Record<string, string | number>;
  return new Refusal(refusalKind(Number(code.slice(2))), message as ErrorCode, { values: data, data });
}
