type UpiPayment = { upiAddress: string; payee: string; amount: number; note: string };

/** The address that a UPI app opens from a QR code: to whom, how much (rupees, exactly) and what for. */
export function upiLink({ upiAddress, payee, amount, note }: UpiPayment): string {
  const fields = { pa: upiAddress, pn: payee, am: amount.toFixed(2), cu: 'INR', tn: note.slice(0, MOST_NOTE) };
  // Not URLSearchParams: some UPI apps show its plus signs to the payer.
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
}

/** What UPI apps show of a note. */
const MOST_NOTE = 80;
