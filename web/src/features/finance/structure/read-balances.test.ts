import { describe, expect, it } from 'vitest';
import { readBalances } from './read-balances.ts';

describe('pasted balances', () => {
  it('are read with any sign between', () =>
    expect(readBalances('A-1\t1500\nA-2, 3,200\n A-3;₹ 0.50 \nA-4  12').rows).toEqual([
      { admissionNumber: 'A-1', amount: 1500 },
      { admissionNumber: 'A-2', amount: 3200 },
      { admissionNumber: 'A-3', amount: 0.5 },
      { admissionNumber: 'A-4', amount: 12 },
    ]));
  it('that cannot be read are named', () =>
    expect(readBalances('A-1 many\nA-2 1.234\nA-3')).toEqual({ rows: [], bad: ['A-1 many', 'A-2 1.234', 'A-3'] }));
});
