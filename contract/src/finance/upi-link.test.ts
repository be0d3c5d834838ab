import { expect, it } from 'vitest';
import { upiLink } from './upi-link.ts';

it('names the school, the exact sum and the purpose', () => {
  const link = upiLink({
    upiAddress: 'vidya.mandir@okaxis',
    payee: 'Vidya Mandir & Sons',
    amount: 1540.5,
    note: 'Fees of Rohan Kale, 10th A',
  });
  expect(link).toBe(
    'upi://pay?pa=vidya.mandir@okaxis&pn=Vidya%20Mandir%20%26%20Sons&am=1540.50&cu=INR&tn=Fees%20of%20Rohan%20Kale%2C%2010th%20A',
  );
});

it('keeps a note to what an app shows', () => {
  expect(upiLink({ upiAddress: 'a@b', payee: 'S', amount: 1, note: 'x'.repeat(200) })).toMatch(/&tn=x{80}$/);
});
