import { toPaise, toRupees } from '../shared/index.ts';

type Child = { id: string; dues: readonly { month: string; amount: number; dueOn: string | null }[] };

/**
 * Splits one sum (rupees) over brothers and sisters: what fell due first is paid first, whoever owes it; the same day goes to the
 * eldest first. Gives a part for each child that gets something; what exceeds all dues is `left`.
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
