import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address under which attempts are counted: a whole IPv4 address, or the first 64 bits of an IPv6 address, since one customer of a provider gets that many
 * addresses (RFC 6177). An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  // An IPv4 address at the end stands for two groups. Their values do not matter here: they lie after the first four groups.
  return groups.at(-1)?.includes('.') ? [...groups.slice(0, -1), '0', '0'] : groups;
}
