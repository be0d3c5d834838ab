import { toRupees } from '@shala/contract/shared';
import type { Places } from './notice-text.ts';

const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Recipient = { name: string; places: { student: string; class: string; amount: number | null } };

/** What fills the places of a text for one recipient, as it was kept when the notice went out. */
export function placesOf({ name, places }: Recipient): Places {
  return { name, student: places.student, class: places.class, amount: `₹${RUPEES.format(toRupees(Number(places.amount ?? 0)))}` };
}
