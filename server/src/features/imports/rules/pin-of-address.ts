/** The PIN code at the end of an address, as in `12 MG Road, Pune - 411 004`; empty when there is none. */
export function pinOfAddress(address: string): string {
  const [, pin = ''] = /(?:^|\D)([1-9]\d{2} ?\d{3})\D*$/.exec(address) ?? [];
  return pin.replace(' ', '');
}
