import { say } from '#platform/words';

/** The automatic reason of a charge: a code with its values. `lastYear` and `nextYear` are dues that were carried forward without the names of the years. */
export type ChargeCause =
  | { code: 'sibling'; bp: number }
  | { code: 'carriedOver'; from: string; to: string }
  | { code: 'late' | 'bounce' | 'takenBack' | 'waived' | 'lastYear' | 'nextYear' };

/** Why a charge is what it is, in the reader's language: the automatic reason, and what a person wrote. */
export function chargeWords(charge: { reason: string; cause: ChargeCause | null }): string {
  const { reason, cause } = charge.cause === null ? formerly(charge.reason) : charge;
  if (cause === null) return reason;
  if (cause.code === 'waived' && reason !== '') return say('Waived: {reason}', { reason });
  return [causeWords(cause), reason].filter(Boolean).join(' · ');
}

function causeWords(cause: ChargeCause): string {
  if (cause.code === 'sibling') return say('Sibling discount {percent}%', { percent: String(cause.bp / 100) });
  if (cause.code === 'carriedOver') return say('Carried forward from {from} to {to}', { from: cause.from, to: cause.to });
  return {
    late: say('Late fee'),
    bounce: say('Cheque returned unpaid'),
    takenBack: say('Import cancelled'),
    waived: say('Waived'),
    lastYear: say('Old dues'),
    nextYear: say('Carried forward to the next year'),
  }[cause.code];
}

/** In small letters. */
const WRITTEN: Record<string, ChargeCause> = {
  'late fee': { code: 'late' },
  'cheque returned unpaid': { code: 'bounce' },
  'taken back': { code: 'takenBack' },
  'carried over': { code: 'nextYear' },
  'arrears of the year before': { code: 'lastYear' },
};

/** Charges of before migration 0190 have it in English, before what a person wrote. */
function formerly(reason: string): { reason: string; cause: ChargeCause | null } {
  const known = WRITTEN[reason.toLowerCase()];
  if (known) return { reason: '', cause: known };
  const sibling = /^Sibling discount ([\d.]+) %(?:, (.+))?$/s.exec(reason);
  if (sibling) return { reason: sibling[2] ?? '', cause: { code: 'sibling', bp: Math.round(Number(sibling[1]) * 100) } };
  const waived = /^Waived: (.+)$/s.exec(reason);
  if (waived) return { reason: waived[1] ?? '', cause: { code: 'waived' } };
  const carried = /^Carried over from (.+) to (.+)$/.exec(reason);
  return { reason: carried ? '' : reason, cause: carried && { code: 'carriedOver', from: carried[1] ?? '', to: carried[2] ?? '' } };
}
