type Use = { payments?: number; marks?: number; records?: number; edits?: number };

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Why an import cannot be undone, in a sentence; null when nothing hangs on it. */
export function keepingReason({ payments = 0, marks = 0, records = 0, edits = 0 }: Use): string | null {
  const reasons = [
    payments > 0 && `${people(payments, 'payment was', 'payments were')} taken`,
    marks > 0 && `${people(marks, 'mark is', 'marks are')} in the registers`,
    records > 0 && `${people(records, 'record is', 'records are')} linked to it`,
    edits > 0 && `${people(edits, 'person was', 'people were')} changed by hand`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : `${reasons.join(', ')}.`;
}
