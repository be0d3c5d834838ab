/** A charge of a month and head, and what the fee structure asks for instead, in paise. */
export type HeadChange = { monthNo: number; headId: string; nowPaise: number; thenPaise: number; isUntouched: boolean };
/** The months and the head (null: all) that a change concerns. */
export type Concerned = { toMonth: number; headId: string | null };

/**
 * What one change to a student's fees changes by itself. `before` and `after` are the differences between the charges and the fee structure without and with it.
 * What differed before for another reason (a bus stop that was entered in mid-year, a head that became optional) stays as it is charged, and is neither shown nor
 * posted with this change. Of paid months, those that the change concerns are kept, so that somebody is told.
 */
export function ownChanges<Change extends HeadChange>(
  before: readonly HeadChange[],
  after: readonly Change[],
  { toMonth, headId }: Concerned,
): Change[] {
  const asked = new Map(before.map((one) => [keyOf(one), one.thenPaise]));
  const changed = new Map(after.map((one) => [keyOf(one), one]));
  // What agreed with the structure before is in `before` no more than what agrees with it now is in `after`.
  return [...changed.values()].flatMap((one) => {
    if (one.isUntouched) return one.monthNo <= toMonth && (headId === null || one.headId === headId) ? [one] : [];
    const thenPaise = targetOf(one.nowPaise, asked.get(keyOf(one)) ?? one.nowPaise, one.thenPaise);
    return thenPaise === one.nowPaise ? [] : [{ ...one, thenPaise }];
  });
}

/** The charge after the change: `now` moved by as much as the structure moves, but not beyond what it asks for. */
function targetOf(now: number, askedBefore: number, asked: number): number {
  const moved = now + asked - askedBefore;
  if (asked < askedBefore) return now <= asked ? now : Math.max(asked, moved);
  // A head that is not charged in a month, though the structure asks for it, is not charged by a change of its amount.
  if (asked === askedBefore || now >= asked || (now === 0 && askedBefore > 0)) return now;
  return Math.min(asked, moved);
}

const keyOf = ({ monthNo, headId }: { monthNo: number; headId: string }) => `${monthNo} ${headId}`;
