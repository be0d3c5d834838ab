import { say } from '#platform/words';

type Use = { payments?: number; marks?: number; records?: number; edits?: number };

/** The reasons why an import cannot be undone, in sentences; null when there are none. */
export function keepingReason({ payments = 0, marks = 0, records = 0, edits = 0 }: Use): string | null {
  const reasons = [
    payments > 0 && say('{payments, plural, one {# receipt was} other {# receipts were}} made.', { payments }),
    marks > 0 && say('{marks, plural, one {# attendance entry is} other {# attendance entries are}} in the registers.', { marks }),
    records > 0 && say('{records, plural, one {# other record is} other {# other records are}} linked to the imported data.', { records }),
    edits > 0 && say('{edits, plural, one {# person’s record was} other {# people’s records were}} edited after the import.', { edits }),
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : reasons.join(' ');
}
