type UpiPayment = { upiAddress: string; payee: string; amount: number; note: string };

/** The address for a UPI app in a QR code: recipient, exact amount in rupees, and purpose. */
export function upiLink({ upiAddress, payee, amount, note }: UpiPayment): string {
  const fields = { pa: upiAddress, pn: payee, am: amount.toFixed(2), cu: 'INR', tn: note.slice(0, MOST_NOTE) };
  // URLSearchParams is not used, because some UPI apps show its plus signs to the payer.
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
}

/** The length of a note that UPI apps show, in characters. */
const MOST_NOTE = 80;
