import { describe, expect, it } from 'vitest';
import { periodAround } from './period.ts';

describe('the period around a day', () => {
  it('is the week from Monday to Sunday, also across the years', () => {
    expect(periodAround('week', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
    expect(periodAround('week', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  it('is the calendar month or the quarter from April, July, October or January', () => {
    expect(periodAround('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(periodAround('quarter', '2026-12-31')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(periodAround('quarter', '2027-02-01')).toEqual({ from: '2027-01-01', to: '2027-03-31' });
  });

  it('is the financial year from April to March', () => {
    expect(periodAround('year', '2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(periodAround('year', '2027-04-01')).toEqual({ from: '2027-04-01', to: '2028-03-31' });
  });
});
