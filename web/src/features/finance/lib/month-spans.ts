import { YEAR_MONTHS } from '@shala/contract/shared';

/** Months of the school year as stretches, each with its first and last: April, May, July are April to May and July. Names that are no months stand alone. */
export function monthSpans(months: readonly string[]): [first: string, last: string][] {
  const spans: [string, string][] = [];
  const placeOf = (month: string) => (YEAR_MONTHS as readonly string[]).indexOf(month);
  for (const month of months) {
    const span = spans.at(-1);
    if (span && placeOf(month) > 0 && placeOf(span[1]) === placeOf(month) - 1) span[1] = month;
    else spans.push([month, month]);
  }
  return spans;
}
