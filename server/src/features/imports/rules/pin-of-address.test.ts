import { expect, it } from 'vitest';
import { pinOfAddress } from './pin-of-address.ts';

it.each([
  ['Flat 4, Kothrud, Pune 411004', '411004'],
  ['Kothrud, Pune - 411 038.', '411038'],
  ['411004', '411004'],
  ['Near 411004, Kothrud, House 12', ''],
  ['Phone 9823041172', ''],
  ['Plot 012345', ''],
  ['Kothrud, Pune', ''],
])('the PIN code of “%s” is “%s”', (address, pin) => {
  expect(pinOfAddress(address)).toBe(pin);
});
