import { describe, expect, it } from 'vitest';
import { type Reminder, writeReminder } from './reminder-text.ts';

const ROHAN: Reminder = {
  guardian: 'Suresh Kale',
  students: [{ student: 'Rohan Kale', className: '10th B', overdue: '₹6,400', months: [7, 8] }],
  overdue: '₹6,400',
  oldestDueOn: '10 Oct 2026',
  daysOverdue: 42,
  school: 'Amaltas Public School',
  upiAddress: '',
};

const withMonths = (months: number[]): Reminder => ({ ...ROHAN, students: ROHAN.students.map((student) => ({ ...student, months })) });

describe('a reminder', () => {
  it('names the sum, the child, the months and since when', () => {
    expect(writeReminder('first', 'en', ROHAN)).toBe(
      'Dear Suresh Kale, ₹6,400 of the fees of Rohan Kale (Class 10th B) for October and November is still to be paid. The oldest due date was 10 Oct 2026. Please pay at the school office, or tell us if you have already paid. Amaltas Public School',
    );
  });

  it('names the UPI ID of a school that has one', () => {
    expect(writeReminder('second', 'en', { ...ROHAN, upiAddress: 'amaltas@okaxis' })).toContain(
      'You can pay by UPI to amaltas@okaxis. Amaltas',
    );
    expect(writeReminder('first', 'hi', { ...ROHAN, upiAddress: 'amaltas@okaxis' })).toContain('amaltas@okaxis पर भुगतान');
  });

  it('says which fee head it is about', () => {
    expect(writeReminder('first', 'en', { ...ROHAN, head: 'Transport' })).toContain('the fees (Transport) of Rohan Kale');
    expect(writeReminder('second', 'hi', { ...ROHAN, head: 'Transport' })).toContain('की अक्टूबर और नवंबर की फीस (Transport) के ₹6,400');
  });

  it('of brothers and sisters is one, with each of them and the total', () => {
    const family = {
      ...ROHAN,
      overdue: '₹8,200',
      students: [...ROHAN.students, { student: 'Riya Kale', className: '5th A', overdue: '₹1,800', months: [8] }],
    };
    expect(writeReminder('first', 'en', family)).toBe(
      'Dear Suresh Kale, ₹8,200 of the fees of your children is still to be paid: Rohan Kale (Class 10th B) ₹6,400 for October and November; Riya Kale (Class 5th A) ₹1,800 for November. The oldest due date was 10 Oct 2026. Please pay at the school office, or tell us if you have already paid. Amaltas Public School',
    );
    expect(writeReminder('second', 'en', family)).toContain('Riya Kale (Class 5th A) ₹1,800 for November. It is 42 days overdue.');
    expect(writeReminder('first', 'hi', family)).toContain('Riya Kale (कक्षा 5 A) नवंबर के ₹1,800');
  });

  it('is firmer the second time', () => {
    expect(writeReminder('second', 'en', ROHAN)).toContain('it is 42 days overdue. Please pay within 7 days');
  });

  it('knows no guardian, one month, last year, and many months', () => {
    expect(writeReminder('first', 'en', { ...withMonths([0]), guardian: '' })).toMatch(
      /^Dear parent, .* for last year is still to be paid\. The due date was 10 Oct 2026\./,
    );
    expect(writeReminder('first', 'en', { ...withMonths([1, 2, 3, 4]) })).toContain(
      'for April to July is still to be paid. The oldest due date',
    );
    expect(writeReminder('second', 'en', { ...ROHAN, daysOverdue: 1 })).toContain('it is 1 day overdue');
  });

  it('is written in Hindi where a school wants it', () => {
    expect(writeReminder('first', 'hi', ROHAN)).toBe(
      'आदरणीय Suresh Kale जी, Rohan Kale (कक्षा 10 B) की अक्टूबर और नवंबर की फीस के ₹6,400 अभी बाकी हैं। सबसे पुरानी देय तिथि 10 Oct 2026 थी। कृपया विद्यालय कार्यालय में जमा करें; यदि जमा कर चुके हैं तो हमें बताएँ। Amaltas Public School',
    );
    expect(writeReminder('second', 'hi', { ...withMonths([0]), guardian: '' })).toMatch(
      /^आदरणीय अभिभावक, .* की पिछले वर्ष की फीस के ₹6,400 .* 42 दिन .* 7 दिन के भीतर/,
    );
    expect(writeReminder('first', 'hi', { ...withMonths([1, 2, 3, 12]) })).toContain('की अप्रैल से मार्च की फीस के');
  });
});
