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

/** Months that follow one another with the same sum are named together. */
export function sameSums<Due extends { month: string; amount: number }>(dues: readonly Due[]): Due[][] {
  const groups: Due[][] = [];
  const placeOf = (month: string) => (YEAR_MONTHS as readonly string[]).indexOf(month);
  for (const due of dues) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const follows =
      before && before.amount === due.amount && placeOf(before.month) >= 0 && placeOf(due.month) === placeOf(before.month) + 1;
    if (group && follows) group.push(due);
    else groups.push([due]);
  }
  return groups;
}
