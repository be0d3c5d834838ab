import type { Row } from './copy.ts';
import type { PaymentRow } from './desk.ts';
import type { Plan } from './school.ts';

/** Lists the cheques sent to the bank on one deposit slip a day, numbered by day, and returns the slips. */
export function putOnSlips(plan: Plan, payments: PaymentRow[]): Row[] {
  const byDay = new Map<string, PaymentRow[]>();
  for (const payment of payments) {
    if (payment.depositedOn !== null) byDay.set(payment.depositedOn, [...(byDay.get(payment.depositedOn) ?? []), payment]);
  }
  return [...byDay.keys()].sort().map((onDate, i) => {
    const id = plan.ids('slip', onDate);
    const cheques = byDay.get(onDate) ?? [];
    for (const cheque of cheques) cheque.slipId = id;
    const amountPaise = cheques.reduce((sum, cheque) => sum + cheque.amountPaise, 0);
    return { id, slipNo: i + 1, onDate, amountPaise, accountId: plan.accountId, createdAt: plan.at(onDate, 555) };
  });
}
