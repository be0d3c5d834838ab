import { expect, it } from 'vitest';
import { isLoopback, isPrivateAddress } from './private-address.ts';

it.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.4',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '2002:a00:1::',
  '2001:db8::1',
  'nonsense',
])('%s is no place on the internet', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '103.21.244.0', '2606:4700::1111'])('%s is one', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

it('this machine is known by its names', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(isLoopback('10.0.0.1')).toBe(false);
});
