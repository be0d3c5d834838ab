import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { chat } from '../assistant/index.ts';
import { getSectionsOfClass } from '../classes/index.ts';
import { removeTeacher } from '../employees/index.ts';
import * as finance from '../finance/index.ts';
import { fetchTeacherLog } from '../logbook/index.ts';
import { analyzePdf } from '../textbooks/index.ts';
import * as timetable from '../timetable/index.ts';

const cash = (changed: object) =>
  finance.updateOfflineCashFeePayment.body.safeParse({ studentId: 's', month: 'November', amount: 1, ...changed });

describe('the calls of the specification', () => {
  it.each([
    ['November', 'November'],
    ['november', 'November'],
    [' NOV ', 'November'],
    ['mar', 'March'],
    ['current month', 'Current Month'],
    ['COMPLETE FEES', 'Complete Fees'],
    [undefined, undefined],
  ])('take the month %s', (month, read) => expect(cash({ month }).data?.month).toBe(read));

  it.each(['Novem', 'no', '11', '', 'cur', 'com', 11, null])('refuse the month %s', (month) => expect(cash({ month }).success).toBe(false));

  it.each([
    [3200, 3200],
    ['3200', 3200],
    [' 3200.50 ', 3200.5],
  ])('take the sum %s', (amount, read) => expect(cash({ amount }).data?.amount).toBe(read));

  it.each(['', ' ', '0', '-5', '1e3', '0x10', '1,200', '₹5', '1.234', '999999999999', true, null, [], {}, Number.NaN])(
    'refuse the sum %j',
    (amount) => expect(cash({ amount }).success).toBe(false),
  );

  it('take the sum of a cheque and of an expense alike', () => {
    const cheque = { studentId: 's', amount: '10', month: 'apr', instrumentId: '1', extra: 1 };
    expect(finance.updateOfflineChequeFeePayment.body.parse(cheque)).toEqual({
      studentId: 's',
      amount: 10,
      month: 'April',
      instrumentId: '1',
    });
    const expense = { category: 'Repairs', amount: '10', description: 'Taps' };
    expect(finance.addExpenses.body.parse(expense)).toEqual({ ...expense, amount: 10 });
  });

  it.each([
    ['monday', 'Monday'],
    ['SATURDAY', 'Saturday'],
    ['Sunday', undefined],
    ['Mon', undefined],
  ])('read the day %s', (day, read) =>
    expect(timetable.getTeacherSchedule.body.safeParse({ classId: 'c', sectionId: 's', day }).data?.day).toBe(read),
  );

  it.each([
    [finance.fetchStudentsOfClass, { classId: 'c' }],
    [finance.updateOfflineCashFeePayment, { studentId: 's', amount: 1 }],
    [getSectionsOfClass, { classId: 'c' }],
    [finance.getPayAndDueList, { sectionId: 's', month: 'May' }],
    [finance.getFinanceDetails, { month: 'May' }],
    [finance.getFinanceDetailsOfAClass, { classId: 'c' }],
    [timetable.getTeacherSchedule, { classId: 'c', sectionId: 's', day: 'Monday' }],
    [timetable.updateTeacherSchedule, { sectionId: 's', day: 'Monday', periodId: 'p', subjectId: 'x', teacherId: 't' }],
    [timetable.getSubjectListBySection, { sectionId: 's' }],
    [fetchTeacherLog, { teacherId: 't', date: '2026-11-23' }],
    [removeTeacher, { teacherId: 't' }],
    [chat, { prompt: 'Who is absent?' }],
    [analyzePdf, { std: '8th', subject: 'Science' }],
  ])('ignore a key that they do not know: $name', ({ body }, asked) =>
    expect(z.safeParse(body, { ...asked, surprise: 1 }).data).toEqual(asked),
  );

  it('stay strict about ids', () => {
    expect(cash({ studentId: '' }).success).toBe(false);
    expect(cash({ studentId: 7 }).success).toBe(false);
  });
});
