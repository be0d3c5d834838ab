type V4 = readonly [number, number, number, number];

/** Whether an IPv4 or IPv6 address is private, loopback, or not routable. Messages must never be sent to such an address. */
export function isPrivateAddress(address: string): boolean {
  const v4 = parseV4(address) ?? parseV4(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? '');
  if (v4) return isPrivateV4(v4);
  // Only global unicast (2000::/3) counts as public, without its parts that embed IPv4 addresses or are for documentation.
  const text = address.toLowerCase();
  if (!/^[23][0-9a-f]{3}:/.test(text)) return true;
  return text.startsWith('2002:') || text.startsWith('2001:db8') || /^2001:0{0,4}:/.test(text) || text.startsWith('2001::');
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

function parseV4(text: string): V4 | null {
  const parts = text.split('.').map(Number);
  return parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255) ? (parts as unknown as V4) : null;
}

function isPrivateV4([a, b, c]: V4): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  );
}
