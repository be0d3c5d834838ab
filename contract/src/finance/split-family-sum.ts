import { toPaise, toRupees } from '../shared/index.ts';

type Child = { id: string; dues: readonly { month: string; amount: number; dueOn: string | null }[] };

/**
 * Splits one amount (rupees) over siblings: the earliest due date is paid first, whoever it belongs to; for the same day the eldest first. Returns a part for
 * each student who gets one; `left` is the amount above all dues.
 */
export function splitFamilySum(sum: number, children: readonly Child[]): { parts: { studentId: string; amount: number }[]; left: number } {
  let left = toPaise(sum);
  const shares = new Map<string, number>();
  const dues = children.flatMap((child, rank) => child.dues.map((due) => ({ ...due, child: child.id, rank })));
  for (const due of dues.sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.rank - b.rank)) {
    const part = Math.min(left, toPaise(due.amount));
    left -= part;
    shares.set(due.child, (shares.get(due.child) ?? 0) + part);
  }
  const parts = children.map(({ id }) => ({ studentId: id, amount: toRupees(shares.get(id) ?? 0) })).filter(({ amount }) => amount > 0);
  return { parts, left: toRupees(left) };
}
