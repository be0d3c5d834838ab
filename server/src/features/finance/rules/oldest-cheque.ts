const MONTHS_VALID = 3;

/**
 * The earliest date that a cheque or draft may have for a bank to take it on `today` (both ISO): it is valid for three months from its date, as the Reserve
 * Bank of India has ruled. Where the month three months ago is shorter, it is the first day of the next one: on 31 May the 1 March.
 */
export function oldestChequeDay(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - MONTHS_VALID, 0)).getUTCDate();
  const oldest = new Date(Date.UTC(year, month - 1 - MONTHS_VALID, Math.min(day, lastOfMonth + 1)));
  return oldest.toISOString().slice(0, 10);
}
