import { toRupees } from '@shala/contract/shared';
import type { Places } from './notice-text.ts';

const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Recipient = { name: string; places: { student: string; class: string; amount: number | null } };

/** The values of a text's placeholders for one recipient, as stored when the notice was sent. */
export function placesOf({ name, places }: Recipient): Places {
  return { name, student: places.student, class: places.class, amount: `₹${RUPEES.format(toRupees(Number(places.amount ?? 0)))}` };
}
