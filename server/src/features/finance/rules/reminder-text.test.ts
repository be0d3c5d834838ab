import { describe, expect, it } from 'vitest';
import { type Reminder, writeReminder } from './reminder-text.ts';

const ROHAN: Reminder = {
  guardian: 'Suresh Kale',
  student: 'Rohan Kale',
  className: '10th B',
  overdue: '₹6,400',
  months: ['October', 'November'],
  oldestDueOn: '10 Oct 2026',
  daysOverdue: 42,
  school: 'Amaltas Public School',
};

describe('a reminder', () => {
  it('names the sum, the child, the months and since when', () => {
    expect(writeReminder('first', ROHAN)).toBe(
      'Dear Suresh Kale, ₹6,400 of the fees of Rohan Kale (Class 10th B) for October and November has been due since 10 Oct 2026. Please pay at the school office, or tell us if you have already paid. Amaltas Public School',
    );
  });

  it('is firmer the second time', () => {
    expect(writeReminder('second', ROHAN)).toContain('it is 42 days overdue. Please pay within 7 days');
  });

  it('knows no guardian, one month, last year, and many months', () => {
    expect(writeReminder('first', { ...ROHAN, guardian: '', months: ['Arrears'] })).toMatch(/^Dear parent, .* for last year has/);
    expect(writeReminder('first', { ...ROHAN, months: ['April', 'May', 'June', 'July'] })).toContain('for April to July has');
    expect(writeReminder('second', { ...ROHAN, daysOverdue: 1 })).toContain('it is 1 day overdue');
  });
});
