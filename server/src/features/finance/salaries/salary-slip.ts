import { notFound } from '#platform/errors';
import type { MadeFile, ReadContext } from '#platform/http';
import { makeStatement, type StatementPaper } from '#platform/pdf';
import { say, sumInWords, writeDay, writeMonth } from '#platform/words';
import { readLogo, schoolOnPaper } from '../payments/paper-school.ts';
import { duePaise } from '../rules/salary-sums.ts';
import { formatPaise, signedFile } from '../wire.ts';
import { findSlip, type SalaryPart, type SlipFacts } from './salaries.store.ts';

const GOOD_FOR_DAYS = 1;

/** The address of a paid salary's slip. */
export function slipUrl(context: ReadContext, salaryPaymentId: string): string {
  return signedFile(context, `slip-${salaryPaymentId}`, GOOD_FOR_DAYS);
}

/** The PDF behind a slip's address. */
export const makeSlipFile: MadeFile = async ({ name, schoolId, inSchool, platform }) => {
  const [, salaryPaymentId] = /^slip-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (salaryPaymentId === undefined) throw notFound();
  const { facts, logo } = await inSchool(schoolId, async (db) => {
    // The salary may have been reversed after the address was given.
    const found = await findSlip(db, schoolId, salaryPaymentId);
    if (found === null) throw notFound();
    return { facts: found, logo: await readLogo(db, platform, { schoolId, fileId: found.logoFileId }) };
  });
  const bytes = await makeStatement(slipPaper(facts, logo));
  const file = `salary-slip-${facts.employeeCode.replace(/[^A-Za-z0-9]+/g, '-')}-${facts.forMonth.slice(0, 7)}.pdf`;
  return { bytes, mediaType: 'application/pdf', name: file, isInline: true };
};

function slipPaper(facts: SlipFacts, logo: Uint8Array | null): StatementPaper {
  const { name, role, employeeCode, forMonth, salaryPaise, paidOn, paidFrom, parts } = facts;
  const month = writeMonth(forMonth);
  const now = parts.at(-1)?.amountPaise ?? 0;
  return {
    school: schoolOnPaper(facts, logo),
    title: say('Salary slip {month}', { month }),
    text: say('Salary of {name}{hasRole, select, yes {, {role}} other {}}, employee code {employeeCode}, for {month}.', {
      ...{ name, role, employeeCode, month },
      hasRole: role === '' ? 'no' : 'yes',
    }),
    lines: [{ what: say('Monthly salary'), amount: formatPaise(salaryPaise) }, ...deductions(parts), ...earlier(parts), ...balance(facts)],
    total: { what: say('Paid'), amount: formatPaise(now) },
    words: sumInWords(now),
    notes: [paidFrom === 'bank' ? say('Paid from the school’s bank account.') : say('Paid in cash.')],
    issuedOn: say('Paid on {day}', { day: writeDay(paidOn) }),
    signatory: say('For the school'),
  };
}

function deductions(parts: readonly SalaryPart[]): StatementPaper['lines'] {
  return parts
    .filter((part) => part.deductedPaise > 0)
    .map(({ deductedPaise, reason }) => ({ what: say('Deduction: {reason}', { reason }), amount: less(deductedPaise) }));
}

/** What was paid of the month before this payment. */
function earlier(parts: readonly SalaryPart[]): StatementPaper['lines'] {
  return parts
    .slice(0, -1)
    .map(({ amountPaise, paidOn }) => ({ what: say('Already paid on {day}', { day: writeDay(paidOn) }), amount: less(amountPaise) }));
}

function balance(facts: SlipFacts): StatementPaper['lines'] {
  const due = duePaise(facts);
  return due === 0 ? [] : [{ what: say('Balance still to be paid'), amount: less(due) }];
}

/** A sum that is taken off the salary. */
function less(paise: number): string {
  return `− ${formatPaise(paise)}`;
}
